# The house, in English: what is said at every table, whatever the game.
# A refusal is one sentence a person can act on. Its place (a file, a field) is put before it by the words.

## Options of a table

setting-on = on
setting-off = off

# Somebody who has deleted what was theirs, or whose name was taken away
nameless-at = Guest { $seat }
nameless = A guest
talk-deleted = (deleted)

## What does not exist

error-no-such-language = There is no language “{ $name }” here; choose one of: { $names }.
error-no-such-game = There is no game “{ $name }” here; choose one of: { $names }.
error-no-such-choice = This game has no option “{ $name }”; it has: { $names }.
error-no-such-option = This game has no choice with the number { $option }; take one from the list of what is offered.
error-no-such-verb = This game does not know the verb “{ $verb }”; take one from the list of what is offered.
error-no-such-thing = This game has no { $kind } with the id “{ $id }”; check the spelling.

## Starting a table

error-seats-range = This game is for { $low } to { $high } players, not { $seats }.
error-choice-value = The option “{ $name }” cannot be set to “{ $value }”; it can be: { $values }.
error-seed-range = The seed must be a whole number, zero or greater; a record has it as a text of at most 100 digits.

## Choosing and taking back

error-not-asked = This seat has nothing to choose now; wait until it is asked.
error-not-offered = That is not offered now; choose something from the list.
error-not-words = A choice is a list of words: the verb first, then what it is about.
error-verb-arguments =
    { $count ->
        [0] The verb “{ $verb }” stands alone; leave out the words after it.
        [one] After the verb “{ $verb }” there must be exactly one more word.
       *[other] After the verb “{ $verb }” there must be exactly { $count } more words.
    }
error-no-undo = This seat has nothing it may take back: something new has come to light, or others have chosen since.
error-take-back-range =
    { $made ->
        [0] No choice has been made, so { $count } cannot be taken back.
        [1] Only one choice has been made, so { $count } cannot be taken back.
       *[other] From 1 to { $made } choices can be taken back, not { $count }.
    }

## Golems

error-no-such-bot = There is no golem “{ $name }” here; choose one of: { $names }.
error-no-bot-for-game = The golem “{ $name }” does not know the game “{ $game }”; choose another golem.
error-games-range = At least 1 game must be played, not { $games }.
error-bots-count = Name one golem for all seats or one for each: { $players } of them, not { $bots }.

## Records and saved games

error-no-record = This is an imagined table: it has no seed and no record; take the record of the real game.
error-record-unreadable = The record is not valid JSON: { $why }.
error-record-format = This is not a record in a format used here, which has "karczma": 2 (or 1, in an old one) and names its game.
error-record-missing = The record must have this field.
error-record-cut = The record promises { $length } moves but has { $found }; get a complete copy.
error-record-move = A move must have "seat", "hash" and either "do" or "undo", which may have a "deal", and nothing else.
error-record-rules = This was played by version { $recorded } of the rules, and here is version { $ours }; replay it with the release of Karczma that wrote it.
error-record-pack = This was played with other cards (pack “{ $pack }”); open it with that very pack.
error-record-illegal = This move cannot be played. { $why }
error-record-header = This part of the record is not as it was written.
error-record-hash = The hash is wrong: from this move on the record is not what was played.
error-record-state = This old record begins from a bare state, which nothing proves. It can be read, but not replayed or imported.
error-record-crosses = The rules changed while this game was being played, so its record begins from a bare state, which nothing proves. It can be read, but not replayed or imported.
error-record-origin = A record that goes on from another must have "record", "at" and "deal" here, and nothing else.
error-record-deep = This game goes on from a game that goes on from another, and so on, more than { $most } times. Please start from an earlier one.
error-record-large = The record of that game is larger than { $most } kB, which is too much to go on from.
error-record-costly = This record takes too long to replay, so it is not accepted here; "karczma verify" can check it on your own machine.
table-continued = This game goes on from position { $position } of a finished one. What was private there has been dealt anew, but whoever has read that record knows everything that lay open or had been shown before.
error-no-such-eyes = The list of seats in "deal" must name seats of this table, each once and in order.
error-state-shape = This game of { $game } was saved in version { $shape } of its format, and this release knows versions up to { $ours } only.
error-state-odd = This game of { $game } was saved by an older release in a way that cannot be read here, so it cannot go on. Nothing of it has been deleted.
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
error-pack-outsized = A file of a pack has { $length } characters at most, { $line } in a line, and tables and lists no more than { $depth } deep.
error-pack-no-title = This file is missing; it tells the name of the pack and its game.
error-pack-name = The name of a pack must be a text of 1 to 60 characters that can be shown.
error-pack-game = The file must say which game the pack is for, like this: game = "kajko".
error-pack-other-game = The pack must be for “{ $game }” to be used here.
error-pack-table = This game has no such table of cards; check the spelling.
error-pack-file = A pack for this game has only these files besides pack.toml: { $names }.
error-pack-fixed = This is how the rules know the card, so a pack cannot change it.
error-pack-field = There is no such field here; check the spelling or leave it out.
error-pack-no-id = Every entry must have an id, and the id must be a text.
error-pack-id = The game has no such id; a pack can change cards but not add any.
error-pack-twice = This id is there twice; keep one of the two.
error-pack-missing = This value is missing.
error-pack-several = This is a list of { $low } to { $high } names.
error-pack-source = A source must be one of: { $names }.
error-pack-counts = There must be a table of counts by name here.
error-pack-unknown-name = This name is not known; the names are: { $names }.
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
# Follows the sentence of a mistake that only our own values make one of
cli-sheet-ours = But this value is ours and may not be the printed one, so the sheet is counted as entered.
error-sheet-too-many =
    { $most ->
        [0] The box has no “{ $card }” at all.
        [one] The box has only one “{ $card }”, and the sheet has it already.
       *[other] The box has only { $most } of “{ $card }”, and the sheet has them all already.
    }

## The table server

error-already-seated = You have a chair at this table already.
error-already-started = The game at this table has started already.
error-backup-cut = This backup is cut or damaged; nothing was restored from it.
error-backup-format = This is no backup of Karczma.
error-backup-newer = This backup was made by a newer Karczma (version { $version }); update the program first.
error-bad-code = This code does not work: it is used up, too old, or was never ours.
error-bad-message = This message makes no sense: { $why }.
error-bad-name =
    { $most ->
        [one] A name has one character.
       *[other] A name has 1 to { $most } characters that can be shown.
    }
error-bad-request = This request makes no sense: { $why }.
error-bad-ticket = This ticket is too old or not ours: ask for a new one.
error-body-too-large = This is more than the server takes at once.
error-body-too-slow = The rest of this request did not come in time. Nothing was changed.
error-bot-name = Bots are called like this here; choose another name.
error-busy = Too much is happening at this table at once; try again.
error-chat-empty = There is nothing in this message that can be shown.
error-chat-full = This table has kept { $most } lines of talk, and takes no more.
error-closing = The server is closing or being replaced; come back in a moment.
error-config-value = { $value } will not do; it may be: { $values }.
error-knows-too-much = This game is running, and only somebody who knows nothing of it yet may sit down here.
error-log-changed = The log of this table has changed; come back to read it as it is now.
error-name-needed = Choose a name first.
error-no-such-device = No device of yours goes by this id; perhaps it is signed out already.
error-nobody-called = Nobody here has the name or the id “{ $name }”.
error-player-here = { $name } is at the table. A bot plays for them only if they ask for it or their time is up.
error-port-taken = Port { $port } is taken by another program, perhaps by Karczma itself in another window. Close that one, or choose another port: KARCZMA_PORT=8801.
error-port-not-allowed = Port { $port } may only be opened by the administrator. Choose one above 1023: KARCZMA_PORT=8800.
error-host-not-here = { $host } is not an address of this machine. Leave KARCZMA_HOST and --host unset to have one found.
error-cannot-listen = Nobody can be served at { $host }, port { $port }: { $why }.
error-database-missing = There is no database { $file } yet.
error-database-trouble = The database cannot be used: { $why }.
error-database-newer = The database was made by a newer Karczma (version { $version }); update the program, the data are safe.
error-database-older = This database is of an older version ({ $version }). Start the server once to bring it up to date.
error-database-taken = Another Karczma is serving the database { $file } already. Close that one, or give this one another with --database.
error-hello-first = The first message must be a hello with a ticket and a table.
error-hello-once = You have said hello already.
error-host-only = Only the host of the server may do this.
error-id-used = This id was used for another message already; give every message one of its own.
error-json-only = What changes something must be sent as application/json.
error-message-too-large = A message may have { $bytes } bytes at most.
error-no-guest = Come in first: tell a name.
error-no-open-seat = There is no open seat at this table.
error-no-such-guest = There is no such guest here any more.
error-no-such-level = There is no bot of level { $name }; there are: { $names }.
error-no-such-method = This address cannot be used in this way.
error-no-such-pack = There is no card pack “{ $name }” here.
error-no-such-page = There is nothing at this address.
error-no-such-position = This game has only { $most } positions.
error-no-such-seat = Seat { $seat } is not there, or not for this.
error-no-such-table = There is no such table, or you are not invited to it.
error-no-wish = Nobody is asking to go back any more.
error-not-at-table = Only those who sit at this table may do this.
error-not-over = This is possible when the game is over.
error-not-running = No game is running at this table.
error-not-your-seat = This seat is not yours.
error-nothing-changes = That is so already.
error-origin-not-allowed = The page this comes from is not one of this server.
error-our-fault = The server has made a mistake; it is in its log. Try again.
error-pack-file-name = The files of a pack are called like cards.toml: letters, digits, - and _ only.
error-pack-name-taken = There is a pack “{ $name }” already; give yours another name.
error-pack-too-large = A pack has { $files } files and { $bytes } characters at most.
error-position-over = The game is over at this position; choose an earlier one to play on.
error-restore-not-empty = There is something in this database already; a backup goes into an empty one only.
error-seat-kept = This chair is kept for somebody who has been asked to play again.
error-seat-taken = Seat { $seat } is taken.
error-seats-as-before = Say who sits on each seat; this game has { $seats } of them.
error-seats-open = Somebody is still missing: every seat needs a person or a bot.
error-secret-short = Others can reach this server, and so short a secret can be guessed: make it at least { $least } characters long, at random.
error-signed-out = This device was signed out. Come in again to go on.
error-stale-seq = The table has moved on; the question now is number { $seq }.
error-stand-in = A bot plays seat { $seat } now; say first that you are back.
error-storage = This cannot be stored just now, so it has not happened. Try again in a moment.
error-table-closed = More is known of this game than its table shows, so nobody new can join it.
error-table-deleted = This table was deleted.
error-table-has-people = Others are playing at this table. It can be deleted when the game is over, or when nobody else plays there.
error-table-host-only = Only the host of the table may do this.
error-table-newer = This table was played on by version { $rules } of the rules, and this server knows version { $ours }; it must be updated.
error-too-many = Too many at once; wait a little.
error-too-many-sockets = Your network has { $most } connections here already; close some windows and come back.
error-too-slow = This connection reads too slowly; come back and go on from where you were.

page-not-built = The page of this tavern has not been built yet: stop the server, run “make play” in its folder, and come back. At the terminal you can play without it: karczma play.

# The command line

## The command line: mistakes a person can put right

cli-usage = This command line makes no sense ({ $why }); try karczma --help.
cli-usage-named =
    { $kind ->
        [NoSuchOption] There is no option { $name } here; try --help.
        [BadOptionUsage] The option { $name } wants a value after it, or none at all; try --help.
        [MissingParameter] { $name } is missing; try --help.
       *[BadParameter] { $name } cannot have that value; try --help.
    }
cli-no-such-command = There is no command “{ $name }”; there are: { $names }.
cli-no-such-file = There is no file { $file }.
cli-file-is-folder = { $file } is a folder, not a file.
cli-file-not-allowed = { $file }: reading or writing this is not allowed.
cli-disk-full = { $file }: the disk is full.
cli-file-trouble = { $file }: { $why }.
cli-file-is-no-game = { $file } is there already and is no saved game, so it stays as it is; choose another name.
cli-not-json = { $file } is not valid JSON ({ $why }).
cli-not-a-table = { $file } is not a saved table that this version can read.
cli-save-guests = The saved table does not tell who sits where; say it with --people and --bots.
cli-nothing-to-resume = There is no game to go on with in { $folder }.
cli-resume-or-load = Take either --resume or --load FILE, not both.
cli-load-is-set = A saved game has its seed and options already; leave out --seed and --option.
cli-load-other-game = That is a game of “{ $game }”; leave the name out or give this one.
cli-load-seats = The saved game has { $seats } seats, and you seat { $guests }.
cli-seats-do-not-add-up =
    { $players } seats for { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }: this does not add up.
cli-name-empty = A name is missing: write names with commas between them, as in --people Ania,Bruno.
cli-name-long = The name “{ $name }...” is too long; take at most { $most } letters.
cli-name-letters = The name “{ $name }” has signs that cannot be shown.
cli-name-twice = Two players are called { $name }; give them different names.
cli-option-form = An option is written name=value, not “{ $given }”; there are: { $options }.
cli-option-twice = The option “{ $name }” is set twice.
cli-no-such-seat = There is no seat “{ $seat }”; take 0 to { $last } or A to { $letter }.
cli-one-sheet = Give one sheet, or many with --jsonl FILE.
cli-cards-one-game = One game is enough; “{ $word }” is one word too many (a folder goes after --pack).
cli-cards-check-folder = Say which folder to check: karczma cards check DIR.

## At the table

cli-you = you
cli-golem = golem
cli-golem-names = Flint, Cobble, Marl, Slate, Tuff
cli-guest-name = Guest
cli-chair = Chair { $letter }
cli-nothing = nothing
cli-face-down = { $count } face down
cli-rule-id = (rule { $rule })
cli-prompt = Your choice (1-{ $last }, ? for help):
cli-keys = u undo, h hint, s score, l log, w save a copy, q quit, ? help and more
cli-help-u = take your last choice back
cli-help-h = a hint: what a greedy golem would choose in your place
cli-help-s = the score now, as far as you may know it
cli-help-l = the log: all that has happened
cli-help-r = the question again, with the number of its rule
cli-help-t = the table again
cli-help-w = save a copy (w FILE); the game itself is saved after every choice
cli-help-q = leave; the game waits for you (karczma play --resume)
cli-help-help = this list
cli-no-such-number = There is no { $number }; choose a number from 1 to { $last }.
cli-not-understood = Type a number from 1 to { $last } or one of the letters; ? lists them.
cli-not-understood-number = Type a number from 1 to { $last }.
cli-which-game = Which game (1-{ $last })?
cli-no-undo = There is nothing you may take back: something new has come to light, or others have chosen since.
cli-no-undo-alone = You have not chosen anything yet.
cli-hint = A golem would choose { $number }: { $words }.
cli-earlier =
    { $count ->
        [one] (1 line more in the log: l)
       *[other] ({ $count } lines more in the log: l)
    }
cli-save-where = File to save to (Enter: nowhere):
cli-saved = Saved: { $file }
cli-more = (more: Enter)
cli-hand-over = The screen is for { $player } now: hand over.
cli-hand-over-undo = ({ $player } may still take the last choice back: u)
cli-press-enter = { $player }: press Enter (q leaves):
cli-press-enter-to-hide = Press Enter to hide this:
cli-takes-back =
    { $count ->
        [one] { $player } takes 1 choice back.
       *[other] { $player } takes { $count } choices back.
    }
cli-dealt-anew = Something had come to light, so what was hidden before has been dealt anew.
cli-fingerprint = Fingerprint of the seed (sha256): { $hash }
cli-left =
    The game is saved: { $file }
    Go on with: { $command }
cli-left-unsaved = The game could not be saved.
cli-result = The result
cli-became = { $name } has become: { $title }.
cli-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
cli-score-unknown = What lies face down is not counted yet: ? is what you may not know.
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
cli-roll_player-legend = Small letter: the colour the backstory wants ({ $fits } is there, { $wrong } another is there)
cli-roll_player-goal = goal { $goal }
cli-roll_player-met = met
cli-roll_player-any = any dice
cli-roll_player-still = still { $range }
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
cli-stonespine-small = Small maps: capital letters are joined to a gate, x is a shut gate.
cli-stonespine-known = seen in hand: { $names }
cli-stonespine-open = Challenge
cli-stonespine-taken = Taken
cli-stonespine-takes = takes chambers with
cli-stonespine-collected = Collected (chambers { $chambers }, tokens { $tokens })
cli-stonespine-dear = (9) is too dear
cli-stonespine-upper = upper
cli-stonespine-lower = lower
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
cli-lockup-turned-up = as it stands; tomes may still change it
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

## Replay

cli-replay-place = Entry { $place } of { $last }
cli-replay-prompt = Enter or n on, b back, a number, g start, G end, q quit:
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
        [listing] told by reviews and listings
        [recalled] from memory, unsure
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
cli-doctor-compiling = It is being compiled just now; bots take it up as soon as it is there
cli-doctor-interrupted = Compiling was interrupted; make play or make ready goes on with it
cli-doctor-failed = Compiling failed: { $why } Play goes on without it; make ready tries again
cli-doctor-compiler = C compiler
cli-doctor-no-compiler = none found
cli-doctor-games = games
cli-doctor-folder = saved games
cli-doctor-encoding = terminal
cli-doctor-not-utf8 = Polish letters and card signs need UTF-8
cli-doctor-locale = locale
cli-doctor-language = English is spoken here
cli-doctor-healthy = All that is needed is here.
cli-doctor-ill = Something is wrong: see the lines with x.

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
cli-lengths = Choices in a game: { $mean } on average, { $least } to { $most }; games with a shared victory: { $shared }
cli-speed =
    { $seconds } s, { $speed } choices a second, processes: { $jobs }, engine: { $compiled ->
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

## The command line: the table server, and checking a record

cli-serving = Karczma is open at { $url } (Ctrl-C closes it).
cli-party = Everyone on your network can come in at { $url }; this is the way for a phone:
cli-party-others = If a phone does not find it, this computer has other addresses: { $addresses }. Choose one with KARCZMA_HOST.
cli-party-alone = This computer has no address in any network, so nobody else can come in. Here you can play all the same; connect to a network and start again to have friends join.
cli-backed-up =
    { $rows ->
        [one] One row is in { $file }.
       *[other] { $rows } rows are in { $file }.
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
cli-hidden = The table { $table } is not on the list any more.
cli-unnamed =
    { $guests ->
        [one] One guest has no name any more and must choose another.
       *[other] { $guests } guests have no names any more and must choose others.
    }
cli-server-refused = The server at { $url } refused: { $why }
cli-server-silent = No server answers at { $url }. Say with --url where it is.
cli-no-such-deed = There is nothing to moderate called “{ $name }”; there are: hide TABLE, unname NAME.
cli-verified =
    { $entries ->
        [one] This record is sound: { $game }, one entry, every hash fits.
       *[other] This record is sound: { $game }, { $entries } entries, every hash fits.
    }
cli-verified-seed = Its seed is { $seed }, and its fingerprint was { $fingerprint }
cli-verified-from = It goes on from position { $at } of another game, which was checked too; what was hidden there was dealt anew, by the seed above.
cli-verify-other-seed = These are not the dice that were promised: the fingerprint of this record is { $fingerprint }
