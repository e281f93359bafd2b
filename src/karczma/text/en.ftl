# The house, in English: what every table says, whatever the game.
# A refusal is one sentence a person can act on. The code puts its place (a file, a field) in front of it.

## Options of a table

setting-on = on
setting-off = off

# Somebody who has deleted their data, or whose name was taken away
nameless-at = Guest { $seat }
nameless = A guest
player-at = Player { $letter }
talk-deleted = (deleted)

## Ties: why equal totals have different places, or the same. `why` comes from the game: “more gold”.

tie-broken = { $points }:{ $points }, { $why }: { $first } ({ $more }), { $second } ({ $less }).
tie-rival = { $points }:{ $points }, and { $why }.
tie-shared = { $points }:{ $points }, and nothing else sets them apart: { $names } share the place.

## What does not exist

error-no-such-language = There is no language “{ $name }” here; choose one of: { $names }.
error-no-such-game = There is no game “{ $name }” here; choose one of: { $names }.
error-no-such-choice = This game has no option “{ $name }”; it has: { $names }.
error-no-such-option = This game has no choice number { $option }; pick one from the list of choices on offer.
error-no-such-verb = This game does not know the verb “{ $verb }”; pick one from the list of choices on offer.
error-no-such-thing = This game has no { $kind } with the id “{ $id }”; check the spelling.

## Starting a table

error-seats-range = This game is for { $low } to { $high } players, not { $seats }.
error-choice-value = The option “{ $name }” cannot be set to “{ $value }”; it can be: { $values }.
error-seed-range = The seed must be a whole number, zero or greater; in a record it is a string of at most 100 digits.

## Choosing and taking back

error-not-asked = This seat has nothing to choose now; wait until it is asked.
error-not-offered = That is not offered now; choose something from the list.
error-not-words = A choice is a list of words: the verb first, then what it is about.
error-verb-arguments =
    { $count ->
        [0] The verb “{ $verb }” takes no arguments; leave out the words after it.
        [one] The verb “{ $verb }” must be followed by exactly one word.
       *[other] The verb “{ $verb }” must be followed by exactly { $count } words.
    }
error-no-undo = This seat has nothing it may take back: something new has been revealed, or others have chosen since.
error-take-back-range =
    { $made ->
        [0] No choice has been made, so { $count } cannot be taken back.
        [1] Only one choice has been made, so { $count } cannot be taken back.
       *[other] From 1 to { $made } choices can be taken back, not { $count }.
    }

## Golems

error-no-such-bot = There is no golem “{ $name }” here; choose one of: { $names }.
error-no-such-golem = There is no golem “{ $name }” in this game; there are: { $names }.
error-golem-taken = { $name } already sits at this table; choose another golem.
error-no-such-temperament = There is no temperament “{ $name }”; there are: { $names }.
error-no-bot-for-game = The golem “{ $name }” does not know the game “{ $game }”; choose another golem.
error-budget-range = A search needs at least one look and some time: give it a budget above zero.
error-games-range = At least 1 game must be played, not { $games }.
error-bots-count = Name one golem for all seats or one for each: { $players } of them, not { $bots }.
error-house-bot-form = “{ $bot }” is no bot for the tables; write NAME=BOT, for instance Ada=policy.onnx.
error-house-bot-twice = Two bots of the house are called “{ $name }”; give each a name of its own.
error-house-bot-seats = { $name } plays only at tables with { $others } seats, and this one has { $seats }.
error-bot-not-loaded = “{ $name }” cannot be used as a golem: { $why }.
error-policy-needs-onnx = To play from an ONNX file: pip install "karczma[onnx]".
error-policy-missing = There is no such file.
error-policy-damaged = This is no ONNX file that can be run here: { $why }.
error-policy-unmarked = The file does not say what it was trained for. Write karczma.lab.policy.contract(…) into its metadata.
error-policy-other-game = The file was trained for the game “{ $other }”, not for “{ $game }”.
error-policy-other-seats = The file was trained for { $others } seats, not for { $seats }.
error-policy-other = The file was not trained for the game “{ $game }” as it is now: its { $what } is “{ $theirs }”, here it is “{ $ours }”.
error-policy-inputs = The inputs of the file must be “observation” (float32) and “action_mask” (int8, bool or float32), not: { $names }.
error-policy-outputs = For one question the file must give an array of 32-bit floats of shape { $wanted }, not { $found }.
error-policy-nonsense = At the first question of a game, the highest number that the file gives stands at an action which its mask forbids, or is no number at all.
error-tournament-bots = Name at least two golems (one is enough in a solo game), at most { $most }, and none of them twice.
error-tournament-other = Another tournament is kept here; choose another folder, or ask for the same games again.
error-tournament-damaged = What is kept here of an earlier tournament cannot be read.
error-tables-tournament = A tournament is kept here; choose another folder for these games.
error-tables-unwritten = The games cannot be written here: { $why }.
error-study-none = There are no games here; karczma simulate --out and karczma tournament --out write such a folder.
error-study-empty = This table has no games in it.
error-study-incomplete = This table is missing; the folder was not written whole.
error-study-damaged = This table is damaged; play the games again.
error-study-other = This is not a table as this version writes it; play the games again.
error-patience-range = A golem must have more than 0 seconds to think.
error-nothing-to-train = There is nothing to learn in the game “{ $game }”: no golem knows a rule of thumb for it.
error-training-other = Another training is kept here, of another game, seed, number of games or version of the rules; choose another folder, or the same order again.
error-training-damaged = What is kept here of an earlier training is damaged; restore the file, or delete it to begin again.
error-ray-missing = Ray is not installed here: pip install "karczma[ray]".
error-ray-address = The address of a Ray cluster is HOST:PORT, as ray start --head prints it, or auto on a machine that belongs to it.
error-ray-silent = No Ray cluster answers here. When one does, give the same command again: tournaments and trainings go on where they stopped, simulations begin again.
error-ray-refused = The Ray cluster cannot be joined from here: { $why }.
error-ray-lost = The Ray cluster does not answer any more. When it does, give the same command again: tournaments and trainings go on where they stopped, simulations begin again.
error-ray-failed = The Ray cluster could not finish a piece of the work: { $why }.
error-ray-missing-there = The machine { $machine } cannot use Karczma, so nothing was played on it: { $what }. Install karczma { $version } there and give the same command again.
error-ray-other = The machine { $machine } has a different { $what }, so nothing was played on it. Make it the same as here (karczma { $version }) and give the same command again.
error-weights-missing = Weights for the game “{ $game }” cannot be read here; karczma train { $game } makes some.
error-weights-damaged = These are no whole weights for the game “{ $game }”; karczma train { $game } makes new ones.
error-weights-other = These weights are not for the game “{ $game }” as it is now; karczma train { $game } makes new ones.

# Their names, and how they like to play
golem-keystone = Keystone
    .about = Of two roads much alike, it takes the one it can still see home from.
golem-thumper = Thumper
    .about = Breaks the gate down first, then checks whether it was locked.
golem-splinter = Splinter
    .about = Likes your bad luck better than a coin of its own.
golem-anvil = Anvil
    .about = Hammers away at its own hero and never looks up at yours.
golem-sixer = Sixer
    .about = Believes in the six, even when the six does not believe in golems.
golem-thimble = Thimble
    .about = Measures twice and rolls once, gently.
golem-trowel = Trowel
    .about = Lays brick upon brick and counts nobody else’s.
golem-pitfall = Pitfall
    .about = Takes just what somebody else was about to take.
golem-plumb = Plumb
    .about = A modest chamber will do, as long as the ceiling stays up.
golem-padlock = Padlock
    .about = Locks away what it has, adds to it, and lets the others quarrel.
golem-picklock = Picklock
    .about = The thicker the door, the more it wants to try.
golem-rasp = Rasp
    .about = Always knows what would spoil your evening most.
golem-of-the-house = A bot of this house. If it fails, a Regular chooses for it.

## Environments for those who train

env-middle = In the middle
env-seat = Seat { $seat }
env-your-seat = Seat { $seat } (yours)
env-player = seat { $seat }
env-hidden = { $count } face down
error-env-observation = There is no observation called “{ $name }”; there are: { $names }.
error-env-reward = There is no reward called “{ $name }”; there are: { $names }.
error-env-nothing-to-win = Alone there is nothing to win in the game “{ $game }”; choose “score” or “difference” as the reward.
error-env-seat = There is no seat { $seat }: seats are numbered from 0, and there are { $seats } of them.
error-env-many-numbers = Many games at once are shown as numbers; for views and texts, make one game at a time.
error-env-many-actions = There are { $games } games, so there must be as many actions, not { $actions }.
error-env-many-not-offered = In game { $game } the action { $action } is not allowed now; its mask says which are.
error-env-render-mode = There is no render_mode called “{ $name }”; there are: { $names }.
error-env-page-not-built = Pictures show the page, and there is none here: it is in every wheel of Karczma; from the source, “make page” builds it.
error-env-no-browser = Pictures are drawn by a browser, and none was found: install Chromium, Google Chrome or Microsoft Edge, or name one in KARCZMA_BROWSER.
error-env-no-browser-window = A window needs a browser that has windows, and none was found: install Chromium, Google Chrome or Microsoft Edge, or name one in KARCZMA_BROWSER.
error-env-browser-chosen = KARCZMA_BROWSER names “{ $name }”, and there is no such program.
error-env-browser-fails = The browser that was to draw the table has not started.
error-env-browser-gone = The browser that drew the table has gone, or its window was closed. The next picture opens another.
error-env-no-display = There is no screen here to open a window on; render_mode “rgb_array” needs none.

error-imitation-words = An observation called “{ $name }” is in words; choices are shown as numbers.
error-imitation-nothing = There are no such choices in these games.
error-imitation-table = This is no table of games: { $why }.
error-imitation-rules = These games of “{ $game }” were played by rules { $rules }; here they are rules { $ours }.

## The coach

grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
advice-at-once = At once: { $gains }.
# Differences in points, part by part of the score
advice-in-the-end =
    { $against ->
        [best] By the end, compared with the best choice: { $parts }.
        [chosen] By the end, compared with what was chosen: { $parts }.
       *[next] By the end, compared with the next best: { $parts }.
    }
advice-rival = strongest rival { $points }
# After parts of the score that speak against it: this choice is better or worse for other reasons
advice-all-the-same =
    { $better ->
        [yes] All the same it leads to a better position.
       *[no] All the same the best choice leads to a better position.
    }
advice-little = It shows in no single part of the score, only in how the game goes on.
error-analysis-unfinished = Only a finished game can be analysed: before that, it would tell what is hidden.
error-no-such-effort = There is no analysis called “{ $name }”; there are: { $names }.
error-analysis-off = Games are not analysed on this server.
error-analysis-queue-yours = You already have { $most } games waiting to be analysed; wait until one is done, or cancel one.
error-analysis-queue-full = { $most } games are already waiting to be analysed here; try again later.
error-analysis-not-yours = Only those who played this game, or asked for the analysis, can cancel it.
error-hints-off = At this table there are no hints: its host opened it without them.
error-no-such-help = There is no hint called “{ $name }”; there are: { $names }.

## Records and saved games

error-no-record = This is an imagined table, with no seed and no record; take the record of the real game.
error-record-unreadable = The record is not valid JSON: { $why }.
error-record-format = This is not a record in a format used here: one has "karczma": 2 (or 1, if it is old) and names its game.
error-record-missing = The record must have this field.
error-record-cut = The record promises { $length } moves but has { $found }; get a complete copy.
error-record-move = A move must have "seat", "hash" and either "do" or "undo", which may have a "deal", and nothing else.
error-record-rules = This was played by version { $recorded } of the rules, but this is version { $ours }; replay it with the release of Karczma that wrote it.
error-record-pack = This was played with other cards (pack “{ $pack }”); open it with exactly that pack.
error-record-illegal = This move cannot be played. { $why }
error-record-header = This part of the record is not as it was written.
error-record-hash = The hash is wrong: from this move on, the record is not what was played.
error-record-state = This old record begins from a bare state, which nothing proves. It can be read, but not replayed or imported.
error-record-crosses = The rules changed while this game was being played, so its record begins from a bare state, which nothing proves. It can be read, but not replayed or imported.
error-record-origin = A record that continues another must have "record", "at" and "deal" here, and nothing else.
error-record-deep = This game continues a game that continues another, and so on, more than { $most } times. Please start from an earlier one.
error-record-large = The record of that game is larger than { $most } kB, which is too large to continue from.
error-record-costly = This record takes too long to replay, so it is not accepted here; "karczma verify" can check it on your own machine.
table-continued = This game continues from position { $position } of a finished one. What was hidden there has been dealt again, but anyone who has read that record knows everything that was face up or had been shown before.
error-no-such-eyes = The list of seats in "deal" must name seats of this table, each once and in order.
error-state-shape = This game of { $game } was saved in version { $shape } of its format, and this release only knows versions up to { $ours }.
error-state-odd = This game of { $game } was saved by an older release in a way that cannot be read here, so it cannot continue. None of it has been deleted.
error-save-format = A saved game must have "record", "shape" and "state", and nothing else.
error-save-state = The saved state is not where its record leads; one of the two has been changed.
error-state-whole = There must be a whole number here.
error-state-flag = There must be true or false here.
error-state-list = There must be a list here.
error-state-object = There must be an object with named fields here.
error-state-field = This field is missing, or does not belong here.
error-state-dice = The dice must have a "key" of 64 hexadecimal digits and a "drawn" that is zero or greater.
error-state-frame = There must be the name of a step, a seat and a number here.

## Card packs

error-pack-mistakes =
    { $count ->
        [one] The card pack has a mistake.
       *[other] The card pack has { $count } mistakes.
    }
error-pack-no-folder = There is no such folder.
error-pack-empty = There is no .toml file in this folder.
error-pack-unreadable = The file cannot be read as TOML: { $why }.
error-pack-outsized = A file in a pack may have at most { $length } characters, { $line } per line, with tables and lists nested at most { $depth } deep.
error-pack-no-title = This file is missing; it gives the name of the pack and its game.
error-pack-name = The name of a pack must be a text of 1 to 60 printable characters.
error-pack-game = The file must say which game the pack is for, like this: game = "kajko".
error-pack-other-game = The pack must be for “{ $game }” to be used here.
error-pack-table = This game has no such table of cards; check the spelling.
error-pack-file = A pack for this game has only these files besides pack.toml: { $names }.
error-pack-fixed = The rules rely on this, so a pack cannot change it.
error-pack-field = There is no such field here; check the spelling or leave it out.
error-pack-no-id = Every entry must have an id, and the id must be a text.
error-pack-id = The game has no such id; a pack can change cards but not add any.
error-pack-twice = This id appears twice; keep one of the two.
error-pack-missing = This value is missing.
error-pack-several = There must be a list of { $low } to { $high } names here.
error-pack-source = A source must be one of: { $names }.
error-pack-counts = There must be a table of counts by name here.
error-pack-unknown-name = This name is not known; the known names are: { $names }.
error-pack-choice = The value must be one of: { $names }.
error-pack-range = The value must be a whole number from { $low } to { $high }, not “{ $value }”.
error-pack-sum = This says { $value }, but the cards add up to { $sum }.

## Score sheets

error-sheet-object = There must be an object with named fields here.
error-sheet-game = The sheet must name its game.
error-sheet-field = There is no such field; check the spelling or leave it out.
error-sheet-null = This field is empty; give it a value or leave it out.
error-sheet-missing = This field is missing.
error-sheet-list = There must be a list here.
error-sheet-length = A list here has { $low } to { $high } entries, not { $found }.
error-sheet-whole = There must be a whole number here.
error-sheet-range = The number must be from { $low } to { $high }, not { $value }.
error-sheet-flag = There must be true or false here.
error-sheet-text = There must be a text here.
# Follows the sentence about a mistake that is one only by our own values
cli-sheet-ours = But this value is ours and may not be the printed one, so the sheet is counted as entered.
error-sheet-too-many =
    { $most ->
        [0] The box has no “{ $card }” at all.
        [one] The box has only one “{ $card }”, and the sheet already has it.
       *[other] The box has only { $most } of “{ $card }”, and the sheet already has them all.
    }

## The table server

error-already-seated = You already have a chair at this table.
error-already-started = The game at this table has already started.
error-backup-cut = This backup is incomplete or damaged; nothing was restored from it.
error-backup-format = This is not a Karczma backup.
error-backup-newer = This backup was made by a newer Karczma (version { $version }); update the program first.
error-bad-code = This code does not work: it has been used, is too old, or was never ours.
error-bad-message = This message makes no sense: { $why }.
error-bad-name =
    { $most ->
        [one] A name has one character.
       *[other] A name has 1 to { $most } printable characters.
    }
error-bad-request = This request makes no sense: { $why }.
error-bad-ticket = This ticket is too old or not ours: ask for a new one.
error-body-too-large = This is more than the server accepts at once.
error-body-too-slow = The rest of this request did not arrive in time. Nothing was changed.
error-bot-name = Bots have names like this here; choose another.
error-busy = Too much is happening at this table at once; try again.
error-chat-empty = There is nothing in this message that can be shown.
error-chat-full = This table has kept { $most } chat messages and takes no more.
error-closing = The server is closing or being replaced; come back in a moment.
error-config-value = { $value } will not do; it can be: { $values }.
error-knows-too-much = This game has started, and only somebody who knows nothing of it yet may sit down here.
error-log-changed = The log of this table has changed; reconnect to read it as it is now.
error-name-needed = Choose a name first.
error-no-such-device = None of your devices has this id; perhaps it has already been signed out.
error-nobody-called = Nobody here has the name or the id “{ $name }”.
error-player-here = { $name } is at the table. A bot plays for them only if they ask for it or their time is up.
error-port-taken = Port { $port } is taken by another program, perhaps by Karczma itself in another window. Close it, or choose another port: KARCZMA_PORT=8801.
error-port-not-allowed = Only an administrator may open port { $port }. Choose one above 1023: KARCZMA_PORT=8800.
error-host-not-here = { $host } is not an address of this machine. Leave KARCZMA_HOST and --host unset to have one found.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }.
error-database-missing = There is no database { $file } yet.
error-database-trouble = The database cannot be used: { $why }.
error-database-newer = The database was made by a newer Karczma (version { $version }); update the program. Your data is safe.
error-database-older = This database is from an older version ({ $version }). Start the server once to bring it up to date.
error-database-taken = Another Karczma is already serving the database { $file }. Close that one, or give this one another database with --database.
error-hello-first = The first message must be a hello with a ticket and a table.
error-hello-once = You have already said hello.
error-host-only = Only the host of the server may do this.
error-id-used = This id was already used for another message; give every message its own.
error-json-only = Requests that change something must be sent as application/json.
error-message-too-large = A message may have at most { $bytes } bytes.
error-no-guest = Come in first: give a name.
error-no-open-seat = There is no open seat at this table.
error-no-such-guest = There is no such guest here any more.
error-no-such-lesson = There is no lesson { $name }; there are: { $names }.
error-no-such-chapter = This lesson has { $most } chapters, numbered from 0.
error-no-such-level = There is no bot at level { $name }; there are: { $names }.
error-no-such-method = This address cannot be used in this way.
error-no-such-pack = There is no card pack “{ $name }” here.
error-no-such-page = There is nothing at this address.
error-no-such-position = This game has only { $most } positions.
error-no-such-seat = Seat { $seat } does not exist, or cannot be used for this.
error-no-such-table = There is no such table, or you are not invited to it.
error-not-held = You do not hold that, or it can never be played outside your own turn.
error-no-such-moment = That cannot be played at “{ $name }”; choose from: { $names }.
error-no-reactions = In this game nothing is played outside one's own turn.
error-no-wish = Nobody is asking to go back any more.
error-not-at-table = Only people seated at this table may do this.
error-not-over = This is possible only once the game is over.
error-not-running = No game is running at this table.
error-not-your-seat = This seat is not yours.
error-nothing-changes = That is already the case.
error-origin-not-allowed = The page this comes from does not belong to this server.
error-our-fault = Something went wrong on the server; its log has the details. Try again.
error-pack-file-name = The files in a pack have names like cards.toml: letters, digits, - and _ only.
error-pack-name-taken = There is already a pack “{ $name }”; give yours another name.
error-pack-too-large = A pack may have at most { $files } files and { $bytes } characters.
error-position-over = The game is over at this position; choose an earlier one to play on.
error-restore-not-empty = There is already something in this database; a backup can only go into an empty one.
error-seat-kept = This chair is kept for somebody who has been asked to play again.
error-seat-taken = Seat { $seat } is taken.
error-seats-as-before = Say who sits in each seat; this game has { $seats } of them.
error-seats-open = Somebody is still missing: every seat needs a person or a bot.
error-secret-short = Others can reach this server, and a secret this short can be guessed: make it at least { $least } random characters.
error-signed-out = This device has been signed out. Come in again to continue.
error-stale-seq = The table has moved on; the current question is number { $seq }.
error-stand-in = A bot is playing seat { $seat } now; first say that you are back.
error-storage = This cannot be stored just now, so it has not happened. Try again in a moment.
error-table-closed = More is known about this game than its table shows, so nobody new can join it.
error-table-deleted = This table has been deleted.
error-table-has-people = Others are playing at this table. It can be deleted when the game is over, or when nobody else is playing.
error-table-host-only = Only the host of the table may do this.
error-table-newer = This table has been played with version { $rules } of the rules, and this server only knows version { $ours }; it needs an update.
error-too-many = Too many requests at once; wait a little.
error-too-many-sockets = Your network already has { $most } connections here; close some windows and come back.
error-too-slow = This connection reads too slowly; come back and continue from where you were.
error-watch-ended = The host has withdrawn the link you were watching with.

page-not-built = This tavern’s page has not been built yet: stop the server, run “make play” in its folder, and come back. You can play at the terminal without it: karczma play.

# The command line

## The command line: mistakes a person can put right

cli-usage = This command line makes no sense ({ $why }); try karczma --help.
cli-usage-named =
    { $kind ->
        [NoSuchOption] There is no option { $name } here; try --help.
        [BadOptionUsage] The option { $name } needs a value after it, or takes none; try --help.
        [MissingParameter] { $name } is missing; try --help.
       *[BadParameter] { $name } cannot have that value; try --help.
    }
cli-no-such-command = There is no command “{ $name }”; there are: { $names }.
cli-no-such-file = There is no file { $file }.
cli-file-is-folder = { $file } is a folder, not a file.
cli-file-not-allowed = { $file }: no permission to read or write it.
cli-disk-full = { $file }: the disk is full.
cli-file-trouble = { $file }: { $why }.
cli-file-is-no-game = { $file } already exists and is not a saved game, so it was left alone; choose another name.
cli-not-json = { $file } is not valid JSON ({ $why }).
cli-not-a-table = { $file } is not a saved table that this version can read.
cli-save-guests = The saved table does not say who sits where; say so with --people and --bots.
cli-nothing-to-resume = There is no game to resume in { $folder }.
cli-resume-or-load = Use either --resume or --load FILE, not both.
cli-load-is-set = A saved game already has its seed and options; leave out --seed and --option.
cli-load-other-game = That is a game of “{ $game }”: give that name, or none.
cli-load-seats = The saved game has { $seats } seats, but you named { $guests }.
cli-seats-do-not-add-up =
    { $players } seats for { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }: this does not add up.
cli-own-bot-failed = { $name } has failed ({ $why }); a Regular makes this choice.
cli-level-or-kind = Use either --level or --bot-kind, not both.
cli-no-such-pace = There is no pace “{ $name }”; there are: { $names }.
cli-name-empty = A name is missing: write names with commas between them, as in --people Ania,Bruno.
cli-name-long = The name “{ $name }...” is too long; use at most { $most } letters.
cli-name-letters = The name “{ $name }” contains characters that cannot be shown.
cli-name-twice = Two players are called { $name }; give them different names.
cli-option-form = An option is written name=value, not “{ $given }”; there are: { $options }.
cli-option-twice = The option “{ $name }” is set twice.
cli-no-such-seat = There is no seat “{ $seat }”; use 0 to { $last } or A to { $letter }.
cli-one-sheet = Give one sheet, or many with --jsonl FILE.
cli-cards-one-game = One game is enough; “{ $word }” is one word too many (a folder goes after --pack).
cli-cards-check-folder = Say which folder to check: karczma cards check DIR.

## At the table

cli-you = you
cli-golem = golem
cli-golem-about = { $name } ({ $who }): { $about }
cli-golem-plain = { $name } ({ $who })
cli-level-novice = novice
cli-level-regular = regular
cli-level-veteran = veteran
cli-level-master = master
cli-temperament-careful = careful
cli-temperament-bold = bold
cli-temperament-builder = builder
cli-temperament-spoiler = spoiler
cli-thinking = { $name } is thinking...
cli-guest-name = Guest
cli-chair = Chair { $letter }
cli-nothing = nothing
cli-face-down = { $count } face down
cli-rule-id = (rule { $rule })
cli-prompt = Your choice (1-{ $last }, ? for help):
cli-keys = u undo, n/h/c hints, s score, l log, w save a copy, q quit, ? help and more
cli-help-u = take your last choice back
cli-help-n = a nudge: where to look
cli-help-h = a hint: the best choice
cli-help-c = the coach: the best three choices, what they are worth, and why
cli-help-s = the score so far, as much of it as you can know
cli-help-l = the log: everything that has happened
cli-help-r = the question again, with the number of its rule
cli-help-t = the table again
cli-help-w = save a copy (w FILE); the game itself is saved after every choice
cli-help-q = leave; the game waits for you (karczma play --resume)
cli-help-help = this list
cli-no-such-number = There is no { $number }; choose a number from 1 to { $last }.
cli-not-understood = Type a number from 1 to { $last } or one of the letters; ? lists them.
cli-not-understood-number = Type a number from 1 to { $last }.
cli-which-game = Which game (1-{ $last })?
cli-no-undo = There is nothing you may take back: something new has been revealed, or others have chosen since.
cli-no-undo-alone = You have not chosen anything yet.
cli-the-coach = The coach
cli-nudge = Look at { $numbers }.
cli-hint = { $number }: { $words } ({ $win } ± { $win_error } % to win, { $points } ± { $points_error } points)
cli-coach = { $number }: { $words } ({ $win } ± { $win_error } % to win, { $points } ± { $points_error } points)
cli-earlier =
    { $count ->
        [one] (1 more line in the log: l)
       *[other] ({ $count } more lines in the log: l)
    }
cli-save-where = File to save to (Enter: nowhere):
cli-saved = Saved: { $file }
cli-more = (more: Enter)
cli-hand-over = The screen is for { $player } now: hand over.
cli-hand-over-undo = ({ $player } can still take back the last choice: u)
cli-press-enter = { $player }: press Enter (q leaves):
cli-press-enter-to-hide = Press Enter to hide this:
cli-takes-back =
    { $count ->
        [one] { $player } takes 1 choice back.
       *[other] { $player } takes { $count } choices back.
    }
cli-undo-deals = Something new has been revealed since then. If you take this back, what was hidden until then is dealt again, so you cannot count on what you have seen. Press u again to do it.
cli-dealt-anew = Something new had been revealed, so what was hidden until then has been dealt again.
cli-fingerprint = Fingerprint of the seed (sha256): { $hash }
cli-left =
    The game is saved: { $file }
    Resume it with: { $command }
cli-left-unsaved = The game could not be saved.
cli-result = The result
cli-became = { $name } has become: { $title }.
cli-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
cli-score-unknown = Whatever is face down is not counted yet; ? marks what you cannot know.
cli-seed = Seed: { $seed }; its fingerprint (sha256), as shown at the start: { $hash }
cli-record =
    The record: { $file }
    Look at it with: { $command }

## Przygody Wojów, drawn

cli-kajko-state = { $turned } of { $all } cards turned up, first player: { $player }
cli-kajko-stacks = Stacks ({ $still } still in, { $gone } turned up)
cli-kajko-stack =
    { $left ->
        [0] { $stack }: empty
       *[other] { $stack }: { $left } of { $size } cards left
    }
cli-kajko-short-raiders = Raid
cli-kajko-short-robbers = Rob
cli-kajko-short-chamberlain = Cham
cli-kajko-short-coin-in-hand = Hand
cli-kajko-players = Players
cli-kajko-at-stake = At stake
cli-kajko-in-front = In front
cli-kajko-town = Town
cli-kajko-sent =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Roll Player, drawn

cli-roll_player-letters = G B R P K W Y
cli-roll_player-setup = setting up for { $last } rounds, first player: { $player }
cli-roll_player-state = round { $round } of { $last }, first player: { $player }
cli-roll_player-legend = Small letter: the colour the backstory wants ({ $fits } matched, { $wrong } another colour)
cli-roll_player-goal = goal { $goal }
cli-roll_player-met = met
cli-roll_player-any = any dice
cli-roll_player-still = needs { $range }
cli-roll_player-short = { $by } short
cli-roll_player-at-best = at best -{ $by }
cli-roll_player-over = { $by } too high
cli-roll_player-starting = Row and die
cli-roll_player-goals = Goals
cli-roll_player-initiative = Initiative cards
cli-roll_player-card = card { $card }
cli-roll_player-gold-on = + { $gold } gold
cli-roll_player-prices = (5) is too dear
cli-roll_player-numbers = buy, discard; (5) too dear
cli-roll_player-weapon =
    { $hands ->
        [one] weapon, 1 hand
       *[other] weapon, { $hands } hands
    }
cli-roll_player-type-armor = armour
cli-roll_player-type-skill = skill
cli-roll_player-type-trait = trait

## Stonespine Architects, drawn

cli-stonespine-codes = Gn Go Ko Oo Sl Be Bl Fi Pi Sp Ch
cli-stonespine-groups = Mo Tr St
cli-stonespine-kinds = C D
cli-stonespine-symbols = B G R
cli-stonespine-kind-cave = cave
cli-stonespine-kind-dungeon = dungeon
cli-stonespine-any-trap = any trap
cli-stonespine-any-star = any star
cli-stonespine-chest = chest
cli-stonespine-passage = passage
cli-stonespine-over = game over
cli-stonespine-building = year { $year } of { $years }, building turn { $turn } of { $turns }
cli-stonespine-improving = year { $year } of { $years }, market
cli-stonespine-entrance = entrance
cli-stonespine-exit = exit
cli-stonespine-passed = Passed: { $place }
cli-stonespine-column = col. { $column }
cli-stonespine-points = Points { $points }
cli-stonespine-plan = Plan { $met }/8
cli-stonespine-paths = Paths { $count }
cli-stonespine-small = Small maps: capital letters are joined to a gate, x is a closed gate.
cli-stonespine-known = seen in hand: { $names }
cli-stonespine-open = Challenge
cli-stonespine-taken = Taken
cli-stonespine-takes = takes chambers with
cli-stonespine-collected = Collected (chambers { $chambers }, tokens { $tokens })
cli-stonespine-dear = (9) is too dear
cli-stonespine-sold = sold out
cli-stonespine-no-room = no room for { $count }
cli-stonespine-jaels = Jael collects these
cli-stonespine-wish = Gn? wanted here, Gn{ $met } is here
cli-stonespine-door = gap joined, { $door } door to a wall
cli-stonespine-reached = { $entrance } joined to entrance, { $exit } exit

## Lockup, drawn

cli-lockup-resources = S P I G ?
cli-lockup-treasures = sh ge sp
cli-lockup-tokens = E L
cli-lockup-guard = G
cli-lockup-setup = setting up
cli-lockup-round = round { $round } of { $rounds }
cli-lockup-over = game over
cli-lockup-raid = suspicion left until a raid: { $count }
cli-lockup-left = strength { $strength }
cli-lockup-tomes-left = tomes { $count }
cli-lockup-pays =
    { $second ->
        [0] { $points } rep.
       *[other] most { $points }, second { $second } rep.
    }
cli-lockup-pays-each = { $points } rep. each
cli-lockup-held = held by
cli-lockup-count-items = items
cli-lockup-count-thugs = thugs
cli-lockup-count-thug_types = types of thugs
cli-lockup-count-strength_cubes = strength
cli-lockup-count-resource_kinds = kinds of resources
cli-lockup-count-treasure_icons = treasures
cli-lockup-count-treasure_sets = sets of three treasures
cli-lockup-icons-of = treasures ({ $treasure })
cli-lockup-items-with = items ({ $treasure })
cli-lockup-columns = Rep.(total) Str. Susp. Storage Cell Tomes Res.
cli-lockup-has-treasures = Treasures: { $treasures }
cli-lockup-first = first player
cli-lockup-passed = passed
cli-lockup-known = seen in hand: { $names }
cli-lockup-craft = Craft
cli-lockup-reserve = Reserve
cli-lockup-value = Rep.
cli-lockup-cost = Cost
cli-lockup-costs = Cost (too dear)
cli-lockup-is-reserved = (reserved)
cli-lockup-crews = Crews
cli-lockup-ranks =
    { $sides ->
        [2] 1st / 2nd
       *[other] 1st / 2nd / others
    }
cli-lockup-last = last
cli-lockup-gain-trade = trade
cli-lockup-gain-thug = thug
cli-lockup-gain-two_thugs = two
cli-lockup-gain-strength = str.
cli-lockup-gain-marker = marker
cli-lockup-gain-craft = craft or reserve
cli-lockup-gain-tomes = tomes
cli-lockup-one-of = 1 of { $count }
cli-lockup-turned-up = so far; tomes may still change it
cli-lockup-strong = strength { $strength }
cli-lockup-collected = (rewarded)
cli-lockup-legend = (4) face down, { $back } unknown; E enforcer, L lookout; !1 suspicion; 1? any
cli-lockup-legend-guards = Guards: E counts their strength, L is an eye, * brings another card.
cli-lockup-thugs = Thugs
cli-lockup-drawn = drawn
cli-lockup-deck = deck { $deck }, discarded { $discards }
cli-lockup-carries = each patrol
cli-lockup-worth-each = { $points } rep. each
cli-lockup-worth-set = together { $points }
cli-lockup-worth-demon = { $points } rep. per { $treasure }
cli-lockup-any-treasure = treasure
cli-lockup-worth-cultist = 1 rep. per item
cli-lockup-worth-hobgoblin = 1 rep. per strength
cli-lockup-effect-strength = strength +{ $count }
cli-lockup-effect-remove_suspicion = suspicion -{ $count }
cli-lockup-effect-remove_all_suspicion = suspicion to 0
cli-lockup-effect-pass_suspicion = suspicion { $count } to a rival
cli-lockup-effect-tome = tomes +{ $count }
cli-lockup-effect-choose_tome =
    { $count ->
        [1] tome, 1 of 2
       *[other] tome, 1 of 2, { $count } times
    }
cli-lockup-effect-storage = storage +{ $count }
cli-lockup-effect-swap =
    { $count ->
        [1] swap 1:1
       *[other] swap 1:1, { $count } times
    }

## Analysis

cli-analyse-progress = Weighing choices
cli-analyse-interrupted = Stopped. What was found is kept: the same command goes on from there.
cli-analyse-title = Analysis: { $game }
cli-analyse-player = Player
cli-analyse-figure = Quality
cli-analyse-weighed = Choices
cli-analyse-lost = Lost a choice (% to win)
cli-analyse-lost-points = Points
cli-analyse-luck = Luck (% to win)
cli-analyse-quality = Quality: 100 loses nothing beside the coach, 50 is how a Regular golem plays. Luck is what is left of the result when the choices of all are taken off: what dice and cards gave.
cli-analyse-graph = Chance to win
cli-analyse-table = As a table
cli-analyse-position = Position
cli-analyse-turning = The turning point was at position { $position } of { $length }: from there on the winner stayed ahead.
cli-analyse-costliest = What cost most
cli-analyse-none-wrong = No choice was clearly wrong.
cli-analyse-decision = Position { $position }, { $player }: { $grade } ({ $win } % to win, { $points } points)
cli-analyse-chosen = Chosen: { $chosen }
cli-analyse-better = Better: { $better }
cli-analyse-all = All choices
cli-analyse-grade = Grade
cli-analyse-choice = Chosen
cli-analyse-better-choice = Better
cli-analyse-written = Written: { $file }

## Replay

cli-replay-place = Entry { $place } of { $last }
cli-replay-prompt = Enter or n next, b back, a number, g start, G end, q quit:
cli-replay-keys = Press Enter or type n, b, g, G, q or a number.
cli-replay-range = There are entries 0 to { $last }.

## Card packs

cli-pack = Pack: { $name } (sha256 { $hash })
cli-pack-fine = The pack “{ $name }” for { $game } is fine.
cli-pack-used = Card pack: { $name }
cli-in-play =
    { $form ->
        [advanced] Advanced rule:
       *[effect] Effect:
    }
cli-source =
    { $source ->
        [rulebook] from the rulebook
        [listing] from reviews and listings
        [recalled] from memory, not certain
        [designed] ours, not the printed one
       *[owner] entered by an owner of the printed game
    }

## Doctor

cli-doctor-python = Python
cli-doctor-python-old = Karczma needs { $needed } or newer
cli-doctor-kernel = engine
cli-doctor-compiled = compiled
cli-doctor-compiled-means = Simulations and bots run at full speed
cli-doctor-interpreted = interpreted
cli-doctor-interpreted-means = Everything works the same, but bots and simulations are several times slower; make ready compiles the engine
cli-doctor-compiling = It is being compiled just now; bots switch to it as soon as it is ready
cli-doctor-interrupted = Compiling was interrupted; make play or make ready picks it up again
cli-doctor-failed = Compiling failed: { $why } You can play without it; make ready tries again
cli-doctor-compiler = C compiler
cli-doctor-no-compiler = none found
cli-doctor-games = games
cli-doctor-folder = saved games
cli-doctor-encoding = terminal
cli-doctor-not-utf8 = Polish letters and card symbols need UTF-8
cli-doctor-locale = locale
cli-doctor-language = English is spoken here
cli-doctor-healthy = Everything needed is here.
cli-doctor-ill = Something is wrong: see the lines marked x.

## Simulations and measures

cli-simulate-progress = Playing
cli-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }, pack: { $pack }
cli-simulate-seat = Seat
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-mean = Mean
cli-simulate-sd = SD
cli-simulate-median = Median
cli-simulate-least = Least
cli-simulate-most = Most
cli-simulate-written = Every game as tables: { $folder }
cli-lab-missing = This needs the laboratory: pip install "karczma[lab]" ({ $names } not found).
cli-tournament-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }. Every deal was played from every seat.
cli-tournament-bot = Who
cli-tournament-rating = Rating
cli-tournament-games = Games
cli-tournament-wins = Wins
cli-tournament-share = Share
cli-tournament-interval = 95 % interval
cli-tournament-mean = Mean score
cli-tournament-ms = ms a decision
cli-tournament-faults = { $name }: { $crashed } times crashed, { $late } times too late, { $nonsense } times no valid choice. Dice chose instead.
cli-tournament-written = Every game and the plot: { $folder }
cli-train-progress = Round { $round } of { $rounds }
cli-train-round = Round { $round }: { $games } games in all, loss { $loss }; wins against its last version: { $last }, against Regular: { $regular }
cli-train-share = { $share }% of { $games }
cli-train-none = no games
cli-train-interrupted =
    { $rounds ->
        [0] Interrupted before the first round was over: nothing is kept, and the same command begins again.
        [one] Interrupted after 1 round; it is kept in { $folder }, and the same command goes on from there.
       *[other] Interrupted after { $rounds } rounds; they are kept in { $folder }, and the same command goes on from there.
    }
cli-train-done =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $hours } hours, processes: { $cores }. Weights and learning curve: { $folder }
cli-train-games = Games
cli-train-wins = Won (%)
cli-train-loss = Loss
cli-train-regular = against Regular
cli-train-last = against its last version
cli-lengths = Choices per game: { $mean } on average, { $least } to { $most }; games with a shared victory: { $shared }
cli-speed =
    { $seconds } s, { $speed } choices per second, processes: { $jobs }, engine: { $compiled ->
        [yes] compiled
       *[no] interpreted
    }
cli-bench-progress = Measuring
cli-bench-players = Players
cli-bench-core-decisions-per-second = Choices/s in the engine
cli-bench-face-decisions-per-second = Choices/s from Python
cli-bench-clone-us = Clone (µs)
cli-bench-view-us = View (µs)
cli-bench-redeal-us = Redeal (µs)
cli-bench-how =
    Medians; engine: { $compiled ->
        [yes] compiled
       *[no] interpreted
    }, Python { $python }

## Reports

cli-report-title = Report: { $game }
cli-report-written = Written: { $file }
cli-report-pack = These games were played with the pack “{ $played }”, not with “{ $name }”; name its folder with --pack.
cli-report-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, played by: { $bots }.
cli-report-cards = Pack of cards: { $name }.
cli-report-options = Options of the table: { $options }.
cli-report-how = Every share of wins comes with its 95 % interval (Wilson's): of a hundred such intervals about five miss the true value. A shared win is split among those who share it.
cli-report-points = points
cli-report-decisions = Choices in a game
cli-report-seat = Seat { $seat }
cli-report-scores = Scores
cli-report-scores-alt = How often each score: { $mean } points on average, nine in ten between { $low } and { $high }.
cli-report-bars = The height of a bar says how often that number came up.
cli-report-strips = The box holds the middle half of the scores, the short stroke in it is the median, and the line holds nine in ten.
cli-report-strips-alt = Scores side by side; the numbers are in the table below.
cli-report-scores-by-seat = Scores by seat
cli-report-scores-by-bot = Scores by golem
cli-report-by-seat = Seat
cli-report-mean = Mean
cli-report-sd = SD
cli-report-least = Least
cli-report-twentieth = 5 %
cli-report-quarter = 25 %
cli-report-median = Median
cli-report-three-quarters = 75 %
cli-report-nineteen = 95 %
cli-report-most = Most
cli-report-length = Length of a game
cli-report-length-alt = How often each length: { $mean } choices on average, from { $low } to { $high }.
cli-report-wins = Who wins
cli-report-wins-by-seat = Wins by seat
cli-report-wins-by-bot = Wins by golem
cli-report-rates = The dot is the share of wins, the line its 95 % interval. The broken line is what everybody would win if all were alike.
cli-report-rates-alone = The dot is the share of wins, the line its 95 % interval.
cli-report-rates-alt = Shares of wins with their intervals. The highest is { $share }: { $name }.
cli-report-who = Who
cli-report-seats = Games
cli-report-won = Wins
cli-report-share = Share
cli-report-interval = 95 % interval
cli-report-no-contest = There is nobody to beat in this solo game: it is played for points.
cli-report-titles = Titles earned
cli-report-earned = Title
cli-report-times = Times
cli-report-first = Going first
cli-report-first-unknown = This folder does not say who went first.
cli-report-went-first = Went first
cli-report-others = The others
cli-report-first-verdict =
    { $how ->
        [more] Going first is an advantage here: { $points } percentage points against an equal share.
        [less] Going first is a disadvantage here: { $points } percentage points against an equal share.
       *[same] These games do not show that going first helps or hurts: { $points } percentage points against an equal share, and the interval holds both.
    }
cli-report-parts = Where points come from
cli-report-parts-how = Mean points of each part of the score: winners are full circles, the others empty squares. Winners have more points in all; the parts with the widest gap are where.
cli-report-parts-alt = Mean points by part of the score, winners beside the others. They differ most in: { $name }.
cli-report-part = Part of the score
cli-report-all = All
cli-report-winners = Winners
cli-report-losers = The others
cli-report-things = What they chose
cli-report-things-unknown = This folder has no decisions, so it does not say who chose what.
cli-report-things-how = How often each thing was chosen, in how many seats at least once, and how those seats did beside the rest. The difference compares seats with the same golem in the same place only, and counts the seats of a game as one witness. Nothing is compared with fewer than { $fewest } seats on either side.
cli-report-things-points = As there is nothing to win here, points are compared.
cli-report-things-many =
    { $count ->
        [0] There are too few games to compare anything.
        [one] 1 comparison was made.
       *[other] { $count } comparisons were made. If nothing made any difference, about { $chance } of them would still look “significant” at the 5 % level. Only those marked ★ survive Holm's correction for that: { $held }.
    }
cli-report-things-cause = A difference is not a cause: whoever is ahead can afford more, and what is chosen late is chosen by those who got that far.
cli-report-effects = The differences least likely to be accidents, with their 95 % intervals. Full circles survive Holm's correction, empty ones may well be chance. These were picked out because they are large, so most true differences are smaller.
cli-report-effects-alt = The { $count } surest differences; the best is { $name }.
cli-report-difference = Difference (percentage points)
cli-report-difference-points = Difference (points)
cli-report-deed = { $question } ({ $did })
cli-report-did-buy = bought
cli-report-did-craft = crafted
cli-report-did-discard = discarded
cli-report-did-drop_weapon = dropped
cli-report-did-lower_die = lowered
cli-report-did-raise_die = raised
cli-report-did-reserve = reserved
cli-report-did-use_skill = used
cli-report-surest = The surest differences
cli-report-question = Question
cli-report-thing = What
cli-report-did = Seats that did
cli-report-won-did = They won
cli-report-won-not = The rest won
cli-report-mean-did = Their mean
cli-report-mean-not = Mean of the rest
cli-report-p = p
cli-report-holds = Holds
cli-report-yes = yes
cli-report-no = no
cli-report-luck = Luck and skill
cli-report-luck-one-bot = All seats were played by the same golem, so these games cannot tell luck from skill. A tournament can: there different golems play the same deals from every seat.
cli-report-luck-not-mirrored = No deal was played twice by different golems, so what the cards gave cannot be told from what the golems made of them. A tournament can tell: there every deal is played from every seat.
cli-report-luck-how =
    How much of the variance of the results (the lead over the mean of the table) comes from where, in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. What different golems have in common in the same seat of the same deal is luck; what a golem has in common with itself in all its games is skill. The rest is what dice and opponents did later, and chance in the choices. The line is a 95 % interval.
cli-report-luck-alt = The golem explains { $skill } of the variance, the deal { $deal }.
cli-report-luck-bot = Skill: the golem
cli-report-luck-seat = The seat
cli-report-luck-deal = Luck of the deal
cli-report-luck-rest = The rest
cli-report-source = Source
cli-report-off = 95 % interval

## The command line: the table server, and checking a record

cli-serving = Karczma is open at { $url } (Ctrl-C closes it).
cli-party = Everyone on your network can come in at { $url }; phones can scan this:
cli-party-others = If a phone cannot reach it, this computer has other addresses: { $addresses }. Choose one with KARCZMA_HOST.
cli-party-alone = This computer is not on any network, so nobody else can come in. You can still play here; connect to a network and start again to let friends join.
cli-backed-up =
    { $rows ->
        [one] One row was saved to { $file }.
       *[other] { $rows } rows were saved to { $file }.
    }
cli-restored =
    { $rows ->
        [one] One row was restored from { $file }.
       *[other] { $rows } rows were restored from { $file }.
    }
cli-tidied =
    Deleted: finished tables { $finished }, abandoned tables { $abandoned }, expired devices { $devices }, guests without a device or a table { $guests }.
cli-to-tidy =
    Would be deleted: finished tables { $finished }, abandoned tables { $abandoned }, expired devices { $devices }, guests without a device or a table { $guests }.
cli-records-exported =
    { $games ->
        [0] There is no game that may be given away: everybody who has played in one must agree. Empty tables were written to { $folder }.
        [one] One game was written to { $folder }.
       *[other] { $games } games were written to { $folder }.
    }
cli-no-such-records-deed = “{ $name }” is not something records can do; it can: export DIR.
cli-hidden = The table { $table } is no longer listed.
cli-unnamed =
    { $guests ->
        [one] One guest has lost their name and must choose another.
       *[other] { $guests } guests have lost their names and must choose others.
    }
cli-server-refused = The server at { $url } refused: { $why }
cli-server-silent = No server answers at { $url }. Say where it is with --url.
cli-no-such-deed = “{ $name }” is not something moderate can do; it can: hide TABLE, unname NAME.
cli-verified =
    { $entries ->
        [one] This record is sound: { $game }, one entry, every hash matches.
       *[other] This record is sound: { $game }, { $entries } entries, every hash matches.
    }
cli-verified-seed = Its seed is { $seed }, and its fingerprint was { $fingerprint }
cli-verified-from = It continues from position { $at } of another game, which was checked too; what was hidden there was dealt again with the seed above.
cli-verify-other-seed = These are not the dice that were promised: the fingerprint of this record is { $fingerprint }
