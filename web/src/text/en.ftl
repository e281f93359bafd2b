# The page's own words in English. Each part of the page has its section; keys begin with its name.

## ui: what every page shows

ui-brand = Karczma, back to the tables
ui-skip = Skip to content
ui-pages = Pages
ui-page-door = Tables
ui-page-learn = Learn
ui-page-rules = Rules
ui-page-cards = Cards
ui-page-sheet = Score sheet
ui-page-about = About
ui-close = Close
ui-cancel = Cancel
ui-settings = Settings
ui-language = Language
ui-language-en = English
ui-language-pl = Polski
ui-theme = Theme
ui-theme-system = System
ui-theme-day = Day
ui-theme-night = Night
ui-theme-to-day = Switch to day
ui-theme-to-night = Switch to night
ui-clicks = Clicks for a choice
ui-clicks-undo = one if it can be undone, otherwise two
    .help = What can be undone is done by the first click. Anything else is shown by the first and done by the second.
ui-clicks-two = always two
    .help = The first click on something that glows shows what it would do, the second does it.
ui-clicks-one = always one
    .help = Clicking something that glows does it at once, even if it cannot be undone.
ui-motion = Motion
    .help = Cards slide into place. When off, they simply appear.
ui-pace = How fast golems play
    .help = The moves of other people are shown at this pace too. You can always skip to your turn.
ui-pace-instant = Instantly
ui-pace-natural = Naturally
ui-pace-slow = Slowly enough to follow
ui-explains = Explain at the table
    .help = Each question of your first game of each kind, then only what is new; or more, or less.
ui-explains-first = my first game, then what is new
ui-explains-all = every question
ui-explains-new = only what is new
ui-explains-none = nothing
ui-recap = Show what the others did when it is my turn
    .help = It is always one click away at the table.
react-ready = laid ready
react-would = Click to lay it ready. It will then take effect at the next of these moments: { $moments }.
react-will = Laid ready: it will take effect at the next of these moments: { $moments }. Click to take it back.
react-laid = “{ $name }” is laid ready. It will take effect at the next of these moments: { $moments }.
react-laid-soon = “{ $name }” is laid ready. It will take effect as soon as it fits; the card says when that may be.
react-ask = When to ask me
react-ask-about = At the other moments the table passes for you after a short pause, and nobody can tell. Your choice is kept in this browser, for other tables too.
react-always = Always ask me
    .help = You are asked whenever the others may think that you hold something, even if you have nothing for that moment. So nobody can tell anything from how long you take.
react-none = You have no card now that works out of turn.
ui-sound = Sounds when I play
    .help = Quiet sounds of cards, dice and cubes, and a chime when it is your turn.
ui-sound-watching = Sounds when I watch
    .help = The same at tables where you only look on.
ui-volume = Volume
    .help = When you change it, you hear how loud it is.
ui-volume-told = { $percent }%
ui-notifications = Notifications
    .help = Your browser lets you know when it is your turn and this page is in the background.
    .impossible = Not available here: the browser needs a secure address (https), or notifications are turned off.
ui-offline = The server cannot be reached. Check your connection and try again.
ui-failed = Something went wrong. Try again.
ui-page-failed = This page could not be loaded.
ui-reload = Reload
ui-nowhere = There is nothing here
ui-nowhere-help = There is no such room in this tavern. Perhaps a letter was lost on the way.
ui-nowhere-back = Back to the tables
ui-ours = ours
ui-ours-help = The printed value has not been published, so this one is ours.
ui-die-green = Green
    .letter = G
ui-die-blue = Blue
    .letter = B
ui-die-red = Red
    .letter = R
ui-die-purple = Purple
    .letter = P
ui-die-black = Black
    .letter = K
ui-die-white = White
    .letter = W
ui-die-gold = Gold
    .letter = Au

## door: tables, invitations, devices

door-title = Tables
door-hello-morning = Good morning
door-hello-afternoon = Good afternoon
door-hello-evening = Good evening
door-greeting = { $hello }, { $name }.
door-greeting-new = { $hello }!
door-subtitle = Pull up a chair: pick a game, then start.
door-name = Your name
door-name-ask = What shall we call you?
door-name-random = Badger, Otter, Raven, Lynx, Hedgehog, Owl, Heron, Beaver, Marten, Crane
door-name-empty = Give a name first: any will do.
door-name-change = Your name, devices and data
door-new = A new table
door-game = The game
door-game-laid = set up like your last table
door-game-first = no account needed, nothing to install
door-game-none = There are no games on this server.
door-players-label = { $least } to { $most } players
door-players-solo = solo
door-minutes = { $few }–{ $many } min
door-minutes-label = How long a game between people takes; against golems it is quicker. Our estimate.
door-weight-label = How much there is to learn and to weigh. Our judgement.
door-weight-1 = light
door-weight-2 = medium
door-weight-3 = demanding
door-learn = Learn by playing
door-rules = Rules
door-cards = Cards
door-who = Who sits where
door-who-range = { $name }: { $least } to { $most } players
door-chair-you = you
door-chair-host = host
door-chair-golem-sub = plays by itself
door-chair-open = Invitation
door-chair-open-sub = whoever has the link
door-chair-open-sub-listed = whoever comes first
door-chair-person-sub = at this screen
door-chair-free = Free chair
door-chair-free-sub = fill it or leave it
door-chair-no = No chair
door-chair-no-why = { $name } seats { $most } at most
door-chair-no-tag = up to { $most }
door-chair-add-person = Person
door-chair-add-golem = Golem
door-chair-add-person-label = Chair { $letter }: a person
door-chair-add-golem-label = Chair { $letter }: a golem
door-chair-remove = Take chair { $letter } away
door-chair-to-bot = Chair { $letter }: a golem instead
door-chair-to-open = Chair { $letter }: a person instead
door-chair-name = Name of the person in chair { $letter }
door-chair-nameless = Name, if you like
door-chair-how = How the person in chair { $letter } joins
door-chair-by-link = By link
door-chair-here = Here
door-level = Strength of the golem in chair { $letter }
door-golem-choose = Golem in chair { $letter }: who it is and how it plays
door-golem-title = The golem in chair { $letter }
door-golem-who = Who plays
door-golem-numbered = Golem { $number }
    .about = Has no name yet, but plays as well as the others.
door-golem-taken = sits at the table already
door-golem-level = How well it plays
door-golem-temper = How it likes to play
door-golem-own = its own way: { $temperament }
door-too-few = { $name } needs at least { $least } at the table: { $missing ->
    [one] fill one more chair.
   *[other] fill { $missing } more chairs.
}
door-options-label = Options for this table
door-all-options = All options
door-all-options-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
door-options-reset = Reset
door-options-done = Done
door-options-game = Rules at this table
door-options-none = This game has no options.
door-options-house = The table
door-pace = Pace
door-pace-none = No clock
    .help = Everybody thinks as long as they like.
door-pace-live = Live clock
    .help = Everybody gets a number of minutes for the whole game, plus a few seconds for each choice. When somebody’s time runs out, a golem plays for them until they return.
door-pace-days = Days
    .help = Nobody has to be here at the same time: each choice may take days.
door-pace-minutes = Minutes each
door-pace-increment = Seconds per choice
door-pace-days-each = Days per choice
door-pace-live-short = { $minutes } min + { $increment } s
door-pace-days-short = { $days ->
    [one] { $days } day per choice
   *[other] { $days } days per choice
}
door-private = Private
    .help = Only people with a link can find this table.
door-listed = Listed
    .help = Anybody on this server can see it, take a free chair, and watch.
door-hints = Hints
    .help = Everybody may ask the coach what it would do, and see only the answer to their own question.
door-no-hints = no hints
    .help = Nobody may ask the coach during the game. Afterwards the game can still be analysed.
door-language = Language of the table
    .help = What people speak at this table; everybody still reads the page in their own language.
door-language-page = Same as the page: { $name }
door-pack = Card pack
    .help = The cards used at this table.
door-start = Start the table
door-open = Open the table
door-skip = Skip to the start button
door-solo = Play alone
door-solo-level = { $name } of the solo game
door-starting = Laying the table
door-mine = Continue
door-mine-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
door-mine-empty = Your tables wait for you here, even after you close this page.
door-row-at = { $game } at { $host }’s
door-row-solo = { $game }, solo
door-row-your-turn = waiting for you
door-row-asked = waiting for { $names }
door-row-golem = a golem is thinking
door-row-complete = everybody is here
door-row-free = { $count ->
    [one] { $count } free chair
   *[other] { $count } free chairs
}
door-row-golems = { $count ->
    [one] { $count } golem
   *[other] { $count } golems
}
door-row-gone = no longer there
door-row-points = { $name }: { $points }
door-row-nobody = nobody yet
door-your-turn = Your turn
door-your-turn-at = Your turn: { $game }
door-go-on = Open
door-sit = Sit down
door-watch = Watch
door-replay = Replay
door-row-action = { $action }: { $table }
door-open-tables = Open tables
door-open-tables-sub = anyone may sit down
door-open-empty = No table is waiting for guests just now. Open one, and list it so that others can find it.
door-running = In progress
door-running-sub = anyone may watch
door-last = Recent games
door-last-empty = Finished games appear here, to be watched again move by move.
door-code = Invitation link or code
door-code-placeholder = Paste a link or a code
door-code-join = Join
door-code-bad = That is not one of our links or codes. Pasting the whole invitation link works best.
door-notify = Tell me when it is my turn
door-notify-on = You will be notified when it is your turn.
door-notify-denied = The browser blocks notifications here. You can allow them next to its address bar.
door-turn-title = Your turn
door-turn-text = { $game }: it is your turn.
door-lost = The server is not answering. Still trying.
door-lost-try = Try now
door-tab-waiting = ({ $count }) Tables
door-me = You
door-me-save = Save
door-me-saved = From now on you are { $name }.
door-me-note = Your tables show the new name too, except for games that are over.
door-device = Another device
    .help = Open this link on your phone or another computer, and you will be the same guest there: same name, same tables. It works once, within an hour.
door-device-make = Make a link
door-device-again = Another link
door-device-warning = Keep it to yourself: whoever opens it is you.
door-device-title = Another device
door-continued = This game continues from position { $position } of a finished one. What was hidden there has been dealt again, but anyone who has read that record knows everything that was face up or had been shown before.
door-device-text = This link makes you the same guest in this browser as on the device it came from: same name, same tables.
door-device-now = In this browser you are currently { $name }. After this, { $name }’s tables can no longer be reached from it.
door-device-come-in = Come in
door-device-done = You are { $name } here too.
door-devices = Your devices
door-devices-note = A device not used for 90 days is signed out automatically.
door-device-called = { $browser } on { $system }
door-device-unknown = Unknown device
door-device-here = this device
door-device-used = last used on { $day }
door-sign-out = Sign out
door-sign-out-label = Sign out on this device: { $device }
door-sign-out-there = Sign out there
door-sign-out-there-label = Sign out there: { $device }
door-sign-out-title = Sign out on this device?
door-sign-out-sure = Your name and your tables stay, and you can come back with a link from another of your devices.
door-sign-out-last = You are not signed in anywhere else, so nobody could be { $name } again, and your tables could no longer be reached. To come back later, make a link for another device first.
door-signed-out = You are signed out here.
door-signed-out-there = Signed out: { $device }.
door-share = Games for research
    .help = Whoever runs this server may then pass on your finished games, earlier ones too, for research and for training bots: the cards and choices, without names, messages or dates. A game is passed on only if everybody who played in it agrees. You can change your mind at any time; what has been passed on by then cannot be called back.
door-share-agree = I agree
door-data = Your data
    .help = Download everything kept about you as one file: your devices, tables, messages and finished games. Or delete it.
door-data-export = Download my data
door-data-delete = Delete my data
door-delete-title = Delete all your data?
door-delete-text = Your name and your messages are deleted everywhere, and you are signed out on every device. In games still being played, a golem takes over your chair for good. Finished games stay for the others, with “a guest” in your place; tables where only you played are deleted. { $name }, this cannot be undone.
door-delete-sure = Delete for good
door-deleted = All your data has been deleted.
door-table-delete = Delete
door-table-delete-title = Delete this table?
door-table-delete-text = { $table }: the table, its messages and its record are deleted for everybody. This cannot be undone.
door-table-deleted = The table has been deleted.
door-bad-code-title = This link does not work
door-bad-device-text = It has been used, is more than an hour old, or is incomplete. Make a new one on the other device: click your name above the tables.
door-bad-invitation-text = It has been used, is more than a week old, or is incomplete. Ask whoever sent it for a new one, or sit down at another table.
door-to-tables = Back to the tables
door-again = Try again
door-trouble-title = That did not work
door-invitation-title = Invitation
door-invitation-from = { $host } invites you to a table
door-invitation-anybody = You are invited to a table
door-invitation-chair = Your chair is { $letter }.
door-invitation-sit = Sit down
door-invitation-mine-title = You are already at this table
door-invitation-mine = This link is for somebody else: send it on. It works once.
door-invitation-go = Go to the table
door-invitation-full-title = This table is full
door-invitation-full = All the chairs have been taken in the meantime.
door-invitation-started-title = The game has begun, and no chair is free
door-invitation-over-title = This game is over
door-watch-title = Watch link
door-watch-from = { $host } lets you watch a table
door-watch-anybody = You may watch this table
door-watch-text = You see what everybody at the table sees, never anybody’s hand, and you cannot sit down or speak.
door-watch-go = Watch
door-watch-bad-title = This link does not let you in
door-watch-bad = The host has withdrawn it or made a new one, or it is incomplete. Ask whoever sent it for another.
door-watch-heading = Watch link
door-watch-about = Whoever has this link can watch this table: they see what everybody sees and read what is said, never a hand, and they cannot play. Everybody at the table is told that it is out.
door-watch-make = Make a watch link
door-watch-new = Make a new one
door-watch-withdraw = Withdraw it
door-watch-elsewhere = A link is out, but it was made on another device and cannot be shown here. A new one ends it.
door-watch-share = Watch our game of { $game }
door-watched = can be watched by link
door-summary-usual = standard rules
door-summary-language-en = English
door-summary-language-pl = Polish
door-summary-option = { $option }: { $value }
door-room-title = { $game }: the table is laid
door-room-missing = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
door-room-complete = Everybody is here.
door-room-start = Start the game
door-room-fill = Fill with golems and start
door-room-why = Somebody is still missing: invite them, or seat a golem.
door-room-wait = { $host } starts the game when everybody is here.
door-room-wait-now = { $host } can start the game.
door-room-wait-nobody = The host starts the game when everybody is here.
door-room-chairs = Chairs
door-room-here = here
door-room-away = not here just now
door-room-you = you
door-room-free = Free chair
door-room-invited = an invitation is out
door-room-kept = asked to play again
door-room-uninvited = nobody invited yet
door-room-to-come = somebody is yet to come
door-room-invite = Invite
door-room-golem = Golem
door-room-remove = Remove
door-room-remove-label = Remove { $name } from chair { $letter }
door-room-open-label = Free it: chair { $letter }
door-room-open = Free it
door-room-invite-label = Invite somebody to chair { $letter }
door-room-golem-label = Put a golem in chair { $letter }
door-room-stand-up = Stand up
door-room-sit = Sit here
door-room-sit-label = Sit here: chair { $letter }
door-room-came = { $name } sits down.
door-room-invite-title = Invitation for chair { $letter }
door-room-invite-text = Whoever opens this link first gets the chair. It works once, within a week.
door-room-listed = The table is listed, so anybody on this server can also find it and sit down.
door-room-only-here = This address works on this computer only. To let in phones and other computers on your network, stop the server and run
    .or = or, if you do not have make,
door-link = Link
door-link-qr = The link as a QR code, for a phone’s camera
door-link-copy = Copy
door-link-copied = Copied. Now send it.
door-link-not-copied = This browser does not let us copy. The link is selected, so you can copy it yourself.
door-link-share = Share
door-link-share-text = Come and play { $game } with me!

## golem: how well they play, and how they like to

golem-level-novice = Novice
    .help = Like somebody on their first evening: sees the obvious, overlooks the rest.
golem-level-regular = Regular
    .help = Plays by good rules of thumb.
golem-level-veteran = Veteran
    .help = Judges by the experience of thousands of games and looks a little ahead.
golem-level-master = Master
    .help = The same experience, but it looks further ahead; takes up to two seconds.
golem-level-house = Bot of the house
golem-temper-careful = careful
    .help = Of two options that are nearly as good, it takes the safer one.
golem-temper-bold = bold
    .help = Of two options that are nearly as good, it takes the riskier one.
golem-temper-builder = builder
    .help = Of two options that are nearly as good, it takes the one that brings it more itself.
golem-temper-spoiler = spoiler
    .help = Of two options that are nearly as good, it takes the one that costs the others more.

## table: the frame of every table

table-coming = On the way to the table …
table-laid = The table
table-none = No such table
table-signed-out = Signed out
table-gone = The connection to this table was lost.
table-none-ask = If somebody sent you this address, ask them for an invitation or a watch link: only those let you in.
table-again = Try again
table-to-door = To the tables
table-stranger = Who is coming in?
table-stranger-help = Give a name, and you are at the table.
table-come-in = Come in
table-lost = Connection lost. Trying again …
table-lost-kept = Connection lost. Trying again; what you chose or wrote is safe.
table-board-lost = The board could not be loaded.
table-title-turn = Your turn: { $game }
table-of = at { $name }’s
table-move = Move
table-sound = Sounds
table-sound-on = Turn the sounds on (M)
table-sound-off = Turn the sounds off (M)
table-sound-is-on = The sounds are on.
table-sound-is-off = The sounds are off.

table-prompt = What to do
table-how = Click something that glows. What cannot be undone takes a second click.
table-final = This cannot be undone: click again, or confirm.
table-how-list = Choose something that glows, or a number from the list.
table-how-touch = Tap something that glows.
table-narrowed =
    { $count ->
        [one] 1 way to do this
       *[other] { $count } ways to do this: choose one.
    }
table-waiting = One moment …
table-others-play = The others are playing.
table-plays = { $name } is playing.
table-skip =
    { $to ->
        [end] Skip to the end
        [now] Catch up
       *[turn] Skip to my turn
    }
table-recap =
    { $watching ->
        [yes] This round so far
       *[no] Since your last turn
    }
table-recap-none = Nothing has happened yet.
table-news-more =
    { $count ->
        [one] 1 thing before that;
       *[other] { $count } things before that;
    }
table-watching = You are watching.
table-stand-in = A golem is playing for you.
table-back = I am back
table-sending = Sending …
table-choose = Choose
table-choose-first = First choose something that glows, or a number from the list.
table-hint = Hint
table-hint-help = How much it gives away
table-hint-nudge = A nudge
table-hint-advice = Advice
table-hint-full = All of it
table-hint-bare = No advice in general for this: look at what is marked.
table-hint-look = Take a look at:
table-hint-worth = Chance to win { $win }, { $points } points expected.
table-hinting = The coach is thinking …
table-coach = The coach would choose:
table-coach-other = Choice no. { $rank } of the coach:
table-advice =
    { $level ->
        [novice] A novice golem would choose:
        [regular] A regular golem would choose:
        [veteran] A veteran golem would choose:
        [master] A master golem would choose:
       *[other] A golem would choose:
    }
table-advice-known = Worth knowing: { $words }
table-advice-bare = It gives no reason.
table-not-your-turn =
    { $count ->
        [one] It is { $names }’s turn.
       *[other] Others are choosing: { $names }.
    }
table-no-choice = This cannot be chosen now.
table-not-this = Not this
table-result = The result
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-none = There is nothing to take back.
table-undo-asked = The others have already been asked.
table-over = The game is over.{ " " }
table-over-me = You win!
table-over-title = Your title: { $title }
table-over-who =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }

table-choices = Your choices
table-choices-show = Choices as a list
table-choices-which = Which one?
table-choices-all = All choices
table-blocked = Not possible now

table-seats = Players
table-you = you
table-first = first
table-bot =
    { $level ->
        [novice] novice
        [regular] regular
        [veteran] veteran
        [master] master
       *[other] golem
    }
table-presence-here = here
table-presence-thinking = thinking
table-presence-away = away
table-presence-open = free chair
table-presence-stand-in = away, golem playing
table-short-bot = golem
table-short-away = away
table-look = Everything { $name } has
table-clock = Time left:
table-clock-days = { $days } d { $hours } h
table-just-now = Just now

table-board = The board
table-middle = The table
table-theirs = The other players
table-own = In front of you
table-acts = What else you can do
table-zone-empty = empty
table-several = { $name }, { $count } of them
table-face-down =
    { $count ->
        [one] 1 face down
       *[other] { $count } face down
    }
table-fact-size = size
table-fact-turned = turned up:
table-fact-inside = still inside:
table-fact-value = value
table-fact-cost = cost
table-fact-strength = strength
table-fact-places = places
table-fact-left = left

table-drawer = Log, chat, rules, score
table-tab-table = Table
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-score = Score
table-unread =
    { $count ->
        [one] 1 unread
       *[other] { $count } unread
    }
table-newer = Latest
table-log-undone = (taken back)
table-chat-none = Nobody has said anything yet.
table-chat-write = Write to the table
table-chat-send = Send
table-chat-watching = Only people seated at the table can write.
table-chat-left =
    { $count ->
        [one] 1 character left
       *[other] { $count } characters left
    }
table-score-now = The score so far, as much of it as you can know. Open a row to see where its points come from.
table-score-final = The final score. Open a row to see where its points come from.
table-score-unknown = A question mark means hidden until the end.
table-score-coming = Counting …

table-log-created = The table is laid.
table-log-start = The game begins.
table-log-seat-sat_down = { $name } sits down.
table-log-seat-left = { $name } leaves the table.
table-log-seat-removed = The host has removed { $name }. A golem is playing, and { $name } may come back.
table-log-seat-bot = { $name } takes chair { $seat }.
table-log-seat-open = Chair { $seat } is free.
table-log-seat-stand_in = A golem is playing for { $name }.
table-log-seat-back = { $name } is back.
table-log-seat-deleted = { $name } has deleted their data and will not come back.
table-log-hidden = Whoever runs this server has taken the table off the list.
table-log-watch = The host gives out a watch link: whoever has it can look on.
table-log-watch-end = The host withdraws the watch link.
table-log-undo =
    { $count ->
        [one] { $name } takes a choice back.
       *[other] At { $name }’s request, { $count } choices are taken back.
    }
table-log-dealt = Something new had been revealed, so what was hidden until then has been dealt again.
table-log-wish =
    { $count ->
        [one] { $name } asks to take back 1 choice.
       *[other] { $name } asks to take back { $count } choices.
    }
table-log-wish-yes = { $name } agrees.
table-log-wish-no = { $name } does not agree: the game goes on.
table-log-wish-back = { $name } withdraws the request: the game goes on.
table-log-clock = Time is up: a golem is playing for { $names }.
table-log-rematch = A table is laid for a rematch.
table-log-rules = The rules have been corrected; the game continues with version { $version }.

table-ask-title = How far back?
table-ask-help = This is more than you can take back on your own, so everybody is asked. Go back to just before:
table-ask-how-far = The choice to go back to
table-back-help = Go back to just before:
table-back-same = Nothing has been revealed since: the game goes on from there exactly as it was.
table-back-deals = Something has been revealed since. So what was hidden then is dealt again, and it may come out differently. The record of the game says so.
table-back-deals-tag = dealt again
table-back-do =
    { $count ->
        [one] Take back 1 choice
       *[other] Take back { $count } choices
    }
table-ask-not = Play on
table-ask-do =
    { $count ->
        [one] Ask to take back 1 choice
       *[other] Ask to take back { $count } choices
    }
table-wish-title =
    { $count ->
        [one] { $name } asks to take back 1 choice
       *[other] { $name } asks to take back { $count } choices
    }
table-wish-help = If everybody agrees, the game continues from there. If something has been revealed since, whatever nobody here knew before is dealt again; what you have shown each other stays known.
table-wish-yes = Agree
table-wish-no = Play on
table-wish-waits =
    { $count ->
        [one] You have asked to take back 1 choice. Waiting for { $names } to agree.
       *[other] You have asked to take back { $count } choices. Waiting for { $names } to agree.
    }
table-wish-drop = Withdraw the request
table-wish-show = What exactly?
table-wish-list = This would be undone, newest first
table-wish-earlier =
    { $count ->
        [one] and 1 choice before that
       *[other] and { $count } choices before that
    }
table-wish-granted =
    { $count ->
        [one] Everybody agreed: 1 choice is taken back.
       *[other] Everybody agreed: { $count } choices are taken back.
    }
table-wish-lapsed = The game moved on before everybody had answered, so your request is off.
table-choice-hidden = { $name }: a choice hidden from you
table-choice-secret = { $name }: a choice made in secret

table-leave = Leave the table
table-leave-title = Leave the table?
table-leave-seated = Your chair is kept: you will find the table among your own and can come back whenever you like.
table-leave-for-good = Or give up the chair: then a golem plays on, and you can come back until the host gives the chair to somebody new.
table-leave-watching = The table will still be here.
table-leave-stay = Stay
table-leave-give-up = Give up my chair
table-leave-golem = Let a golem play meanwhile
table-leave-go = Leave
table-host = You are the host
table-host-stand-in = Let a golem play meanwhile
table-host-back = Give the chair back
table-host-remove = Remove from the table
table-host-remove-sure = A golem takes over. { $name } can come back as long as nobody else has taken the chair.
table-host-keep = Keep
table-host-bot = Put a golem here

table-curtain = { $name }, it is your turn
table-curtain-help = Only { $name } should see the screen now.
table-curtain-lift = Lift the curtain

table-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
table-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
table-points-word =
    { $count ->
        [one] point
       *[other] points
    }
table-rematch = Play again
table-rematch-join = Join the rematch
table-rematch-yes = Play again too
table-replay = Replay
table-result-look = See the table
table-share = Share a picture
table-share-failed = The browser could not draw the picture.
table-against = { $me } { $mine } : { $theirs } { $rival }
table-you-there = You
table-record = The record, the seed, and how to check them

table-help = Help and keys
table-help-look = Anything that glows can be chosen. One click does it if it can be undone. If it cannot, the first click shows what it would do; the second click, or the big button, does it. You can change this in the settings. What is placed can also be dragged to its place.
table-help-why = To see why something cannot be chosen, point at it, or hold it on a touch screen. So does everything else on the table tell what it is, what it does and which rule says so.
table-help-keys = Keys
table-help-chance = Chance
table-help-chance-text = Everything random in this game comes from a seed that was drawn before it began and is revealed at the end. This is its fingerprint: write it down, and nobody can change the seed without your noticing.
table-key-arrows = Arrows
    .does = move between choices
table-key-enter = Enter
    .does = preview, then choose
table-key-digits = 1 … 9, 0
    .does = choose from the list
table-key-escape = Esc
    .does = go back one step
table-key-u = U
    .does = undo
table-key-h = H
    .does = hint
table-key-f = F
    .does = skip to my turn
table-key-t = T
    .does = since your last turn
table-key-l = L
    .does = log
table-key-c = C
    .does = chat
table-key-r = R
    .does = rules
table-key-s = S
    .does = score
table-key-m = M
    .does = sounds on or off
table-key-w = W
    .does = what is this? Walk over everything
table-key-help = ?
    .does = what is this? Tells of the thing you point at; this help if you point at none

## what: answers to “what is this?” for what belongs to no game

table-what = What is this?
table-what-short = What?
table-what-how = Press anything on the table, or walk with the arrow keys or Tab.
table-what-press = Press anything on the table.
table-what-end = Done
table-what-rule = Rule { $rule }.
what-seat = A player. The colour, the shape and the letter of the seal mark everything that is theirs. Press it to see all they have.
what-presence = Who sits here now: a person, somebody who has gone away, or a golem, which chooses by itself.
what-clock = The time this player has left to think. When it runs out, a golem goes on for them.
what-move = How many choices have been made in this game so far.
what-points = The final score. Whoever has the most has won.
what-ours = The printed value has not been published, so this one is ours and may differ from the printed game.

## board: the boards of the games

## kajko: the board of Kajko i Kokosz

kajko-stacks = Adventures
kajko-stack =
    { $left ->
        [0] { $stack }, empty: 0 of { $size } cards left
       *[other] { $stack }, { $left } of { $size } cards left
    }
kajko-inside = inside: { $cards }
kajko-turned = turned up: { $cards }
kajko-of = of { $size }
kajko-empty = empty
kajko-cards-left = { $left } of { $size } cards left
kajko-cards =
    { $card ->
        [raiders]
            { $count ->
                [one] raiders of Jomsborg
               *[other] { $count } bands of raiders
            }
        [robbers]
            { $count ->
                [one] robbers
               *[other] { $count } bands of robbers
            }
        [chamberlain]
            { $count ->
                [one] a sly chamberlain
               *[other] { $count } sly chamberlains
            }
        [coin_in_hand]
            { $count ->
                [one] a coin in hand
               *[other] { $count } coins in hand
            }
        [treasure_10]
            { $count ->
                [one] an item worth 10
               *[other] { $count } items worth 10
            }
        [item_5]
            { $count ->
                [one] an item worth 5
               *[other] { $count } items worth 5
            }
        [coin]
            { $count ->
                [one] a coin
               *[other] { $count } coins
            }
       *[other] { $name } ({ $count })
    }
kajko-key =
    { $card ->
        [raiders] raiders
        [robbers] robbers
        [chamberlain] chamberlain
       *[other] { $name }
    }
kajko-sort =
    { $sort ->
        [danger] danger
        [coin] coin
       *[item] item
    }
kajko-ours = our mix
kajko-ours-cards =
    { $source ->
        [designed] How many coins and items worth 5 are in here is our own choice: the printed numbers are not public.
       *[other] What is in here comes from reviews, not from the printed rules.
    }
kajko-ours-value =
    { $source ->
        [designed] This value is our own choice: the printed one is not public.
       *[other] This value comes from reviews, not from the printed rules.
    }
kajko-ours-total =
    { $source ->
        [designed] our number
       *[other] number from reviews
    }
kajko-kinds = Cards
kajko-kinds-title = What the cards do
kajko-kinds-left =
    { $count ->
        [0] none left in the stacks
       *[other] { $count } left in the stacks
    }
kajko-front = In front of you
kajko-front-seen = everybody can see it
kajko-front-none = Nothing here now. What you find on an adventure lies here until you send it to the town.
kajko-front-done = What you have gathered is in the town.
kajko-front-empty = nothing in front
kajko-stake =
    { $ducats ->
        [one] ducat at stake
       *[other] ducats at stake
    }
kajko-town = Town
kajko-town-known = You have sent: { $cards }.
kajko-free =
    { $count ->
        [0] No free character is left. What you have sent is safe.
        [one] 1 free character: you can send once more. What you send is safe.
       *[other] { $count } free characters: you can send { $count } more times. What you send is safe.
    }
kajko-sent =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
kajko-character-empty = Character { $number }: empty
kajko-character-full =
    { $count ->
        [one] Character { $number }: 1 card
       *[other] Character { $number }: { $count } cards
    }
kajko-character-known = Character { $number }: { $cards }
kajko-rob = Who gets this coin in hand?
kajko-out-empty = No cards are out yet.
kajko-rules = Table rules
kajko-rules-title = Rules at this table
kajko-rules-characters =
    { $count ->
        [one] Everybody has 1 character in the town.
       *[other] Everybody has { $count } characters in the town.
    }
kajko-rules-failed = The rules at this table could not be loaded.

## rp: the board of Roll Player

rp-sheet = Character sheet
rp-row-str = STR
rp-row-dex = DEX
rp-row-con = CON
rp-row-int = INT
rp-row-wis = WIS
rp-row-cha = CHA
rp-row-dice = { $name }: { $dice }; total { $total }
rp-row-empty = { $name }: no dice; total { $total }
rp-row-goal =
    goal { $goal } for { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }, { $far }
rp-action-str = Flip a die
rp-action-dex = Swap two dice
rp-action-con = Die +1 or −1
rp-action-int = Reroll a die
rp-action-wis = Move alignment
rp-action-cha = Charisma token
rp-met = goal met
rp-would-met = would be met
rp-needs =
    { $free ->
        [one] needs { $what }
        [2] 2 dice need { $what }
       *[other] 3 dice need { $what }
    }
rp-short = { $by } short
rp-over = { $by } over
rp-brings-gold = { $gold } gold
rp-brings-stars = stars: { $stars }
rp-space-empty = empty
rp-wants =
    { $hit ->
        [yes] backstory: { $colour }, matched
       *[no] backstory: { $colour }
    }
rp-backstory = backstory
rp-now = now
rp-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
rp-stars-now =
    { $stars ->
        [one] 1 star so far
       *[other] { $stars } stars so far
    }
rp-gold = { $gold } gold
rp-charisma =
    { $count ->
        [one] 1 Charisma token
       *[other] { $count } Charisma tokens
    }
rp-alignment = Alignment
rp-alignment-at = { $name }: the token is on { $field }, stars: { $stars }
rp-would-move = would move to { $field }, stars: { $stars }
rp-field = { $field }, stars: { $stars }
rp-here = { $field }: { $stars }
rp-best = best field: { $stars }
rp-good = good
rp-evil = evil
rp-lawful = lawful
rp-chaotic = chaotic
rp-side =
    { $to ->
        [up] good
        [down] evil
        [left] lawful
       *[right] chaotic
    }
rp-initiative-title = Initiative
rp-initiative =
    { $gold ->
        [0] { $card }: { $die }
       *[other] { $card }: { $die }, { $gold } gold
    }
rp-initiative-taken = { $card }: taken by { $name }
rp-init = initiative { $card }
rp-loose = Dice being put in order
rp-tie = equal dice: which one goes onto the lower card?
rp-market = Market
rp-market-turn =
    { $turn ->
        [1] you buy first
        [2] you buy second
        [3] you buy third
       *[other] you buy fourth
    }
rp-market-turns =
    you buy { $turn ->
        [1] first
        [2] second
       *[other] third
    } to { $last ->
        [2] second
        [3] third
       *[other] fourth
    }, as others choose
rp-market-solo = from left to right
rp-market-empty = There are no cards in the market now.
rp-price = price { $price }
rp-price-less = price { $price } instead of { $cost }
rp-hands-of =
    { $hands ->
        [one] one hand
       *[other] two hands
    }
rp-too-dear = too dear
rp-paying = { $name }: you are paying for this
rp-buy = Buy
rp-discard = Discard
rp-type =
    { $type ->
        [weapon] Weapon
        [armor] Armour
        [skill] Skill
       *[trait] Trait
    }
rp-types =
    { $type ->
        [weapon] Weapons
        [armor] Armour
        [skill] Skills
       *[trait] Traits
    }
rp-skills = Skills ({ $ready } of { $count } ready)
rp-ready = ready
rp-exhausted = exhausted
rp-own-cards = Your cards
rp-cards = Cards
rp-no-cards = Nothing bought yet.
rp-hands = { $used } of { $of } hands used
rp-bag = Bag
rp-bag-colour = { $colour }: { $count }
rp-deck = Deck
rp-deck-about = These cards are in the deck, in an order nobody knows.
rp-discards = Discards
rp-trash = Trash
rp-trash-about = These cards are out of the game for good.
rp-pile-empty = There is nothing here.
rp-choose-skill = Other players’ ready skills
rp-choose-discards = From the discard pile
rp-starting = Starting dice
rp-starting-pick = pick a die
rp-starting-row = now pick a row
rp-setup-choose_sheet = Character sheets
    .help = Your race raises some attributes and lowers others.
rp-setup-choose_class_card = Class cards
    .help = Each card has two classes, with goals for the six attributes.
rp-setup-choose_class = Two classes, one card
    .help = The goals say what your attributes should add up to at the end.
rp-class-die = a star for each { $colour } die
rp-whose-sheet = Whose sheet

## stone: the board of Stonespine Architects

stone-own-dungeon = Your dungeon
stone-dungeon-of = { $name }’s dungeon
stone-whose = Whose dungeon
stone-met =
    { $points ->
        [0] { $name }: { $met } of 8 met
        [one] { $name }: { $met } of 8 met, 1 reputation
       *[other] { $name }: { $met } of 8 met, { $points } reputation
    }
stone-met-next =
    { $points ->
        [one] { $met } bring 1
       *[other] { $met } bring { $points }
    }
stone-scale = Requirements of the blueprint met, and what they bring at the end: { $steps }.
stone-step = { $met }: +{ $points }
stone-clusters = Clusters
stone-cluster =
    { $count ->
        [one] { $kind ->
            [cave] cluster of 1 cave
           *[dungeon] cluster of 1 dungeon room
        }
       *[other] { $kind ->
            [cave] cluster of { $count } caves
           *[dungeon] cluster of { $count } dungeon rooms
        }
    }
stone-entrance = Entrance
stone-exit = Exit
stone-from-entrance = joined to the entrance: { $count }
stone-from-exit = joined to the exit: { $count }
stone-joined-entrance = joined to the entrance
stone-joined-exit = joined to the exit
stone-year = year { $year }
stone-empty = empty, built in year { $year }
stone-kind =
    { $kind ->
        [cave] cave
       *[dungeon] dungeon
    }
stone-doors = doors: { $doors }
stone-no-doors = no doors
stone-side-n = top
stone-side-e = right
stone-side-s = bottom
stone-side-w = left
stone-no-elements = no elements
stone-tokens = tokens: { $elements }
stone-gold = { $gold } gold
stone-points = { $points } reputation
stone-pays =
    { $points ->
        [one] 1 reputation now
       *[other] { $points } reputation now
    }
stone-worth = { $points } reputation so far
stone-reputation = Reputation so far
stone-reputation-of = Reputation if the game ended now ({ $parts })
stone-word =
    { $word ->
        [cave] cave
        [dungeon] dungeon
        [monster] any monster
        [trap] trap
       *[star] star
    }
stone-wanted =
    { $met ->
        [yes] blueprint: { $what }, met
       *[no] blueprint: { $what }, not met
    }
stone-column-first = This column: now pick a chamber from your hand.
stone-sealed = chosen
stone-full = full
stone-passages = Secret passages
stone-passage-at = secret passage, { $edge }
stone-placing = To place
stone-place-which = pick one, then its place
stone-place-cell = now pick a chamber with room
stone-place-edge = now pick an edge of a chamber
stone-own-hand = Your hand
stone-hand = Hand
stone-hidden =
    { $count ->
        [one] 1 unknown chamber
       *[other] { $count } unknown chambers
    }
stone-pick-chamber = pick a chamber, or a column first
stone-pick-column = now pick a column of this year’s row
stone-pick-for = for { $column }: pick a chamber
stone-waits = your choice is sealed; still choosing: { $names }
stone-has-chosen = has chosen
stone-market = Market
stone-market-later = opens once the year is built
stone-market-richest = whoever has the most gold acts next
stone-market-empty = No market cards are on display.
stone-price = price
stone-sold = empty
stone-too-dear = too dear
stone-no-room =
    { $count ->
        [one] no room for one of them
       *[other] no room for { $count } of them
    }
stone-priority = Priority
stone-line = Who is next at the market
stone-track =
    { $passed ->
        [0] { $name }: place { $place }, { $gold } gold
        [1] { $name }: place { $place }; passed first
        [2] { $name }: place { $place }; passed second
        [3] { $name }: place { $place }; passed third
       *[other] { $name }: place { $place }; passed in place { $passed }
    }
stone-supply = Supply
stone-deck = Chambers in the deck: { $deck }; discarded: { $discards }.
stone-piles-about = These tokens are face down in the piles, in an order nobody knows.
stone-pile =
    { $shape ->
        [circle] Round tokens: { $count }
        [oval] Oval tokens: { $count }
       *[square] Square tokens: { $count }
    }
stone-used = Discarded tokens: { $count }
stone-none = none
stone-aims = Goal and challenges
stone-goal = Goal: { $name }
stone-goal-now = How many everybody has
stone-own-challenges = Your challenges
stone-taken = Challenges taken
stone-pays-now = what they score now
stone-open-challenges = Open challenges
stone-open-help = take one when you pass
stone-mini =
    { $count ->
        [one] { $name }’s dungeon: 1 chamber
       *[other] { $name }’s dungeon: { $count } chambers
    }
stone-jael = Jael
stone-jael-all = Everything he has
stone-jael-left = cards to come: { $count }
stone-jael-gold = Jael { $gold }, you { $mine }
stone-jael-score =
    { $all ->
        [yes] Jael has { $points } reputation so far
       *[no] Jael has { $points } reputation, without gold and goal
    }
stone-jael-cards = His cards
stone-jael-chambers = His chambers: { $count }
stone-jael-tokens = His tokens: { $count }
stone-jael-takes = Jael
stone-jael-share = Jael’s share
stone-symbol =
    { $symbol ->
        [blue] blue symbol
        [green] green symbol
       *[red] red symbol
    }
stone-symbol-letter =
    { $symbol ->
        [blue] B
        [green] G
       *[red] R
    }
stone-symbol-of =
    { $symbol ->
        [blue] { $takes ->
            [yes] blue symbol: Jael collects these chambers this year
           *[no] blue symbol
        }
        [green] { $takes ->
            [yes] green symbol: Jael collects these chambers this year
           *[no] green symbol
        }
       *[red] { $takes ->
            [yes] red symbol: Jael collects these chambers this year
           *[no] red symbol
        }
    }

## lock: the board of Lockup

lock-prison = The prison
lock-rewards = Rewards
lock-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
lock-rank-to = { $from }–{ $to }
lock-rank-on = { $from }+
lock-rank-last = last
lock-rank-all = all
lock-count = { $name } { $count }
lock-marker = first-player marker
lock-trade =
    { $count ->
        [one] trade 1 for 1
       *[other] trade { $count } for 1
    }
lock-recruit = thug for { $one }, 2 for { $two }
lock-recruit-one = thug for { $one }
lock-tomes =
    { $count ->
        [one] draw 1 tome
       *[other] draw { $count } tomes, keep 1
    }
lock-one-of =
    { $count ->
        [one] 1
       *[other] 1 of { $count }
    }
lock-reward-choice = a resource of your choice
lock-reward-craft = craft or reserve an item
lock-reward-nothing = nothing
lock-letter =
    { $kind ->
        [scrap] S
        [potion] P
        [iron] I
        [gold] G
       *[other] ?
    }
lock-no-thug = No thug here.
lock-nobody = nobody yet
lock-crews-at = Crews: { $name }
lock-ranked = ranks { $rank } with strength { $strength }
lock-strength-there =
    { $more ->
        [yes] strength { $strength } plus what is hidden
       *[no] strength { $strength }
    }
lock-collected = has the reward
lock-gets =
    { $got ->
        [yes] { $rank }: { $name }, has the reward
       *[no] { $rank }: { $name }
    }
lock-own-down = { $name } (face down, only you know it)
lock-peeked = { $name } (face down, you have looked at it)
lock-backs =
    { $count ->
        [one] 1 face-down token
       *[other] { $count } face-down tokens
    }
lock-planned = being sent: { $what }
lock-loot = bandits’ loot: { $cubes }
lock-guard-down = a face-down card
lock-carries = brings { $name } in each patrol
lock-carries-short = loot
lock-icons = suspicion icons: { $count }
lock-treasures = treasures: { $names }
lock-worth =
    { $points ->
        [one] 1 reputation
       *[other] { $points } reputation
    }
lock-costs = costs { $cubes }
lock-items = Items
lock-deck = deck: { $count }
lock-empty-place = refilled in the patrol
lock-craft = Craft
lock-reserve = Reserve
lock-cannot-pay = you cannot pay for it
lock-reserve-only = reserve only
lock-goals = Goals
lock-goal-kind =
    { $kind ->
        [immediate] for the first player, at once
        [leader] for whoever has the most
       *[final] at the end
    }
lock-goal-least = min. { $least }
lock-goal-count = { $name }: { $count }
lock-goal-each = each
lock-goal-holder = held by { $name }
lock-own-cell = Your cell
lock-cell-of = { $name }’s cell
lock-in-cell = Tokens in the cell
lock-in-the-cell = in the cell
lock-cell-count = Tokens in the cell: { $count }
lock-at-down = { $name }, face down
lock-may-hide =
    { $count ->
        [0] no more face down this round
        [one] 1 more may go face down
       *[other] { $count } more may go face down
    }
lock-take-back = Take this one back
lock-send =
    { $count ->
        [one] Send 1 token
       *[other] Send { $count } tokens
    }
lock-goes-here = your tokens go here
lock-purse = What goes
lock-purse-pay = Pay: { $cubes }
lock-purse-discard = Return: { $cubes }
lock-purse-give = Give: { $cubes }
lock-purse-count = { $count } of { $of } ticked; click a cube to change it.
lock-hand = In hand
lock-hand-yours = only you see them
lock-hand-empty = Nothing here: tomes come from the Library, reserved items from the Cell Block.
lock-hidden-tomes =
    { $count ->
        [one] 1 tome
       *[other] { $count } tomes
    }
lock-hidden-items =
    { $count ->
        [one] 1 reserved item
       *[other] { $count } reserved items
    }
lock-when =
    { $when ->
        [roll_call_turn] on your turn
        [lights_out_start] as lights go out
        [lights_out_ranking] when ranking
        [chow_hall] Chow Hall
        [cell_block] Cell Block
       *[any] any time
    }
lock-roll-call = Roll call
lock-lights-out = Lights-out: { $name }
lock-raid = Suspicion cubes in the supply: { $count } of { $of }
lock-raid-short = Raid
lock-raid-about = When a patrol needs more suspicion cubes than the supply has, there is a raid: the most suspect players lose reputation.
lock-choose = Choose
lock-gangs = Gangs
lock-gangs-standard = All gangs start the same.
lock-gangs-advanced = Each gang starts with what its board shows.
lock-guards-score =
    { $points ->
        [one] 1 reputation, { $total } with end scoring
       *[other] { $points } reputation, { $total } with end scoring
    }
lock-guards-all = Everything they have
lock-guard-cards = Guard cards
lock-aside = Set aside: { $names }.
lock-location-deck = Location cards still to come: { $count }
lock-drawn-locations = Location cards drawn: { $names }
lock-nothing-yet = Nothing yet.
lock-passed = passed
lock-dealt = is choosing between { $count } traits
lock-total =
    { $points ->
        [one] 1 reputation, { $total } with end scoring
       *[other] { $points } reputation, { $total } with end scoring
    }
lock-posted = In the prison
lock-whose = Whose cell
lock-crews = Crews

## replay

replay-title = Replay
replay-loading = Loading the game …
replay-not-over = This game is still being played. The replay will be here when it is over.
replay-to-table = Go to the table
replay-start = The game begins.
replay-setup = Set-up
replay-where = { $round } · { $name }’s turn
replay-chose = { $name }: { $what }
replay-whose = Whose deeds
replay-whose-all = Everyone
replay-whose-me = What I did
replay-quiet = Every step
    .help = Also passes and choices in secret.
replay-round = Round
replay-round-open = Open: { $round }
replay-more = +{ $count }
    .label = { $count } more
replay-nothing = Nothing to read here.
replay-players = Players
replay-keys = Arrow keys: one step. With Shift: to the next move of the player whose deeds you follow. Page Up and Page Down: by rounds. Space: play.
replay-position = Position
replay-undo =
    { $count ->
        [one] { $name } takes a choice back.
       *[other] { $name } takes { $count } choices back.
    }
replay-gone = Taken back later.
replay-link = Link
replay-link-copied = The link to this position is on your clipboard.
replay-copy = Copy
replay-copied = Copied.
replay-not-copied = The browser does not let us copy. Use the address of this page instead.
replay-board = The table
replay-eyes = As seen by
replay-steps = Steps through the game
replay-slider = Position in the game
replay-slider-at = { $position } of { $length }
replay-step = step { $position } of { $length }
replay-before = One step back
replay-after = One step forward
replay-back-own = To { $name }’s previous move
replay-on-own = To { $name }’s next move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-side = More about the game
replay-log = Log
replay-score = Score
replay-record = Record
replay-totals = Totals
replay-totals-gaps = A gap means nobody could know the total then.
replay-totals-table = The totals as a table
replay-chart-label = A line for each player: the total at each position. The table below shows the same.
replay-unknown = ?
    .help = Nobody could know this at that moment.
replay-total = Total
replay-rank = Place
replay-rank-number =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
replay-record-about =
    { $count ->
        [one] One entry, begun on { $at }.
       *[other] { $count } entries, begun on { $at }.
    }
replay-record-undone =
    { $count ->
        [one] Something was taken back once; the record keeps that too.
       *[other] Something was taken back { $count } times; the record keeps that too.
    }
replay-imported = This record was imported from elsewhere. Every move was replayed and every hash checked.
replay-imported-check = The fingerprint of an imported record is computed from its seed on arrival. It proves something only if you noted the same one when the game began.
replay-continued = This game continues from a position in another one, whose whole record is part of this one. What was hidden there was dealt again with this seed.
replay-download = Download the record
replay-dice = Were the dice fair?
replay-dice-about = The fingerprint was shown from the start, the seed only at the end. The fingerprint is the SHA-256 of the seed: if you kept the first, you can check the second, and with it every card.
replay-fingerprint = Fingerprint shown from the start
replay-seed = Seed
replay-verdict-same = They match. Your browser has just checked.
replay-verdict-other = They do not match! The seed is not the one that was promised.
replay-verdict-unable = Without https the browser cannot compute hashes; use the command below.
replay-verify = To check every move of the record as well, on your own computer:
replay-play-on = Play on from here
replay-play-on-about = A new table that continues from move { $position }. What you could not know is dealt again, so remembering what came next is no use. Whatever was face up can still be read in the record.
replay-play-on-seat = Which chair do you take?
replay-play-on-as = in place of { $name }
replay-play-on-level = Golems in the other chairs
replay-play-on-go = Play on
replay-play-on-over = The game is over at this point. Go back a step first.
replay-your-name = Your name
replay-stay = Stay here
replay-open = Open a record
replay-open-failed = This record cannot be opened
replay-open-no-json = This file is not a record: it is not JSON.
replay-open-entry = Entry { $number }: { $why }
replay-start-on = Play continues from a position in another game.

## analysis: of a finished game, beside its replay

analysis-title = Analysis
analysis-about = The coach looks at every choice of this game as whoever made it saw the table, and says what each has cost.
analysis-start-quick = Analyse this game
analysis-start-deep = More thoroughly
    .help = More thoroughly takes many times as long and weighs each choice more exactly. You can close the page meanwhile.
analysis-running-quick = Analysing the game.
analysis-running-deep = Analysing the game thoroughly.
analysis-queued =
    { $ahead ->
        [0] It is next in the queue.
        [one] One other game is before it in the queue.
       *[other] { $ahead } other games are before it in the queue.
    }
analysis-progress = { $done } of { $of } choices weighed.
analysis-cancel = Stop
analysis-cancelled = Stopped. What has been weighed so far is kept; the next time it goes on from there.
analysis-failed = The analysis has failed. Please try again.
analysis-left-out =
    { $count ->
        [one] One choice could not be weighed.
       *[other] { $count } choices could not be weighed.
    }
analysis-curve = How the game went
analysis-curve-show = What the lines show
analysis-win = Chance to win
analysis-points = Expected points
analysis-in-points = Points
analysis-chart-label = { $shown }, position by position
analysis-chart-at = Position { $position } of { $length }: { $told }
analysis-turning = Turning point: from position { $position } on, { $name } stayed ahead.
analysis-turning-here = Turning point
analysis-table = The lines as a table
analysis-quality = How everybody played
    .help = Out of 100: who always chooses as well as the coach has 100, and a Regular golem plays at 50.
analysis-of-hundred = of 100
analysis-grades =
    { $count ->
        [one] One choice weighed
       *[other] { $count } choices weighed
    }
analysis-grade-best = The best choice
analysis-grade-good = A good choice
analysis-grade-inaccuracy = An inaccuracy
analysis-grade-mistake = A mistake
analysis-grade-blunder = A blunder
analysis-count-best = { $count } best
analysis-count-good = { $count } good
analysis-count-inaccuracy =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
analysis-count-mistake =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
analysis-count-blunder =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
analysis-lost = Lost in a choice, on average
analysis-luck = Given by luck
analysis-pp = { $value } pp
    .help = pp: percentage points of the chance to win.
analysis-costliest = The costliest decisions
analysis-none = Nothing worth mentioning was lost here.
analysis-chosen = Chosen
analysis-better-was = Better
analysis-odds = What could come of the choice made: { $odds }
analysis-cost = It cost { $win } percentage points of the chance to win and { $points } points.
analysis-show = Show it
analysis-play-on = Play on from there
analysis-chose = { $name } chooses: { $chosen }.
analysis-better = Better: { $better }.
analysis-nothing = There is nothing to weigh at this position.
analysis-same = The coach would choose the same.

## mine: how I play

mine-title = How I play
mine-about = How well you play, by the analysis of your finished games, and which kinds of decisions cost you most.
mine-open = How I play
mine-loading = Looking through your games …
mine-none = None of your games has been analysed yet.
mine-more =
    { $count ->
        [one] One more analysed game, and you will see here how your play changes, which decisions cost you most, and against whom.
       *[other] { $count } more analysed games, and you will see here how your play changes, which decisions cost you most, and against whom.
    }
mine-waiting =
    { $count ->
        [0] All your finished games have been analysed.
        [one] One finished game has not been analysed yet.
       *[other] { $count } finished games have not been analysed yet.
    }
mine-analyse = Analyse them all
mine-queued = A few games are being analysed at a time. While this page is open, it goes on with the rest.
mine-quality = Quality over time
mine-quality-label = The quality of each game from the oldest to the newest; a line for each kind of game. The list below says the same.
mine-regular = Regular golem
mine-kinds = What cost most
    .help = How much of all that your choices have cost was lost by each kind of decision.
mine-kind =
    { $count ->
        [one] { $share } % of your losses, one choice
       *[other] { $share } % of your losses, { $count } choices
    }
mine-opponents = Against whom
mine-opponent =
    { $count ->
        [one] One game, quality { $quality }
       *[other] { $count } games, quality { $quality } on average
    }
mine-games = My games
mine-against = against { $names }
mine-person = person
mine-alone = alone
mine-game = Quality { $quality } · { $lost } a choice · luck { $luck }

## cards

cards-title = Cards
cards-search = Search
    .example = words in the name or the effect
cards-kind = Kind
cards-kind-all = everything
cards-kind-card = Cards
cards-kind-stack = Stacks
cards-kind-race = Races
cards-kind-class = Classes
cards-kind-backstory = Backstories
cards-kind-alignment = Alignments
cards-kind-chamber = Chambers
cards-kind-element = Elements and tokens
cards-kind-blueprint = Blueprints
cards-kind-challenge = Challenges
cards-kind-goal = Goals
cards-kind-market = Market cards
cards-kind-jael = Jael’s cards
cards-kind-item = Items
cards-kind-thug = Thugs
cards-kind-thug_type = Types of thug
cards-kind-tome = Tomes
cards-kind-trait = Traits
cards-kind-gang = Gangs
cards-kind-token = Crew tokens
cards-kind-guard = Guard cards
cards-kind-other = Other things
cards-one-card = Card
cards-one-stack = Stack
cards-one-race = Race
cards-one-class = Class
cards-one-backstory = Backstory
cards-one-alignment = Alignment
cards-one-chamber = Chamber
cards-one-element = Element
cards-one-blueprint = Blueprint
cards-one-challenge = Challenge
cards-one-goal = Goal
cards-one-market = Market card
cards-one-jael = Jael’s card
cards-one-item = Item
cards-one-thug = Thug
cards-one-thug_type = Type of thug
cards-one-tome = Tome
cards-one-trait = Trait
cards-one-gang = Gang
cards-one-token = Crew token
cards-one-guard = Guard card
cards-type-danger = Danger
cards-type-coin = Coin
cards-type-item = Item
cards-type-weapon = Weapon
cards-type-armor = Armour
cards-type-skill = Skill
cards-type-trait = Trait
cards-type-cave = Cave
cards-type-dungeon = Dungeon
cards-type-immediate = Immediate goal
cards-type-leader = Leader goal
cards-type-final = Final goal
cards-sort = Order
cards-by-box = as in the box
cards-by-name = by name
cards-by-value = by value
cards-pack = Card pack
cards-pack-default = standard
cards-found =
    { $count ->
        [0] Nothing in the box matches.
        [one] 1 thing
       *[other] { $count } things
    }
cards-advanced = With the advanced rule:
cards-fact-value = worth
cards-fact-size = cards
cards-fact-total = in the box
cards-fact-cost = price
cards-fact-hands = hands
cards-fact-dots = dots
cards-fact-gold = gold
cards-fact-count = tokens
cards-fact-top_cost = upper set costs
cards-fact-bottom_cost = lower set costs
cards-fact-reputation = reputation
cards-fact-strength = strength
cards-fact-suspicion = suspicion
cards-fact-storage = storage
cards-fact-copies = copies
cards-fact-reward = reward
cards-fact-reward_of_two = reward with two players
cards-lines-modifiers = What it changes
cards-lines-goals = Goals
cards-lines-grid = Stars by field
cards-lines-spaces = Dice it asks for
cards-drawn-doors = Doors
cards-drawn-elements = Elements
cards-drawn-treasures = Treasures
cards-drawn-squares = What it wants
cards-goal-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
cards-space = { $colour }, space { $place }
cards-holds = What is in it
cards-legend = Where the values come from
cards-legend-about = We do not own the printed cards of every game, and we copy none. Each value is marked with where it comes from. If you have the box and something differs, write a card pack.
cards-source-rulebook = rulebook
    .help = It is in the printed rules.
cards-source-owner = owner
    .help = Somebody who owns the printed game says so in a card pack.
cards-source-listing = listing
    .help = It is in public descriptions or reviews of the game.
cards-source-recalled = recalled
    .help = From memory; the printed game may differ.
cards-source-designed = ours
    .help = Nothing public gives it, so it is our own and not the printed value.

## learn: lessons and explanations

learn-title = Learn by playing
learn-title-game = { $game }: learn by playing
learn-which = Which game do you want to learn?
learn-goal = What it is about
learn-new = New to you
learn-question = This question
learn-bar = Explanation
learn-lesson = Lesson
learn-step = Step { $number } of { $all }
learn-again = Try again
learn-restart = Start this part again
learn-next-read = Next
learn-next-chapter = Next part
learn-next-finish = Finish
learn-next-known = Got it
learn-end = That was the lesson. Now play a game of your own: in your first one, each question is explained until you have had enough.
learn-part-done = This part is done, and nothing more need be answered here. The next one begins with another table.
learn-play-on = Play this game to its end.
learn-minutes = about { $minutes } min
learn-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
learn-done = done
learn-start = Begin
learn-go-on = Back to the lesson
learn-once-more = From the beginning
learn-then = Afterwards
learn-play = Sit down and play
learn-other = Other games
learn-read = Read the rules
learn-none = There is no lesson for this game yet.
learn-forget = Explain everything anew
learn-forgotten = From now on everything is explained again.

## rules

rules-title = Rules
rules-title-rules = { $game }: rules
rules-title-guide = { $game }: how to play
rules-search = Find in the rules
    .hint = Words, or a number such as { $id }
rules-found =
    { $count ->
        [0] “{ $query }” is nowhere in the rules.
        [one] 1 place
       *[other] { $count } places
    }
rules-now = The rule for this question
rules-looked-up = Looked up
rules-back = Back
rules-goes-with = Related rules
rules-chapter-more = More from “{ $chapter }”
rules-chapters = All chapters
rules-contents = Contents
rules-whole = All the rules on one page
    .tab = (in a new tab)
rules-print = Print
rules-games = Rules for which game?
rules-none = The rules of this game are not written down here yet.
rules-none-help = See the printed rulebook; the table offers only what the rules allow.
rules-coming = The rules are on their way …
rules-lost = The rules could not be loaded.
rules-again = Try again
rules-guide = How to play
rules-numbered = Numbered rules
rules-which = Which rules
rules-to-guide = How to play, with pictures
rules-to-rules = Numbered rules
rules-in-guide = how to play
rules-in-rules = rules
rules-told-in = In “How to play”: { $chapter }
rules-picture-lost = The picture could not be loaded.

## sheet

sheet-title = Score sheet
sheet-about = For the printed game on your own table: enter what everybody has at the end, and it is scored for you, with the reason for every point.
sheet-other-game = Another game
sheet-loading = One moment …
sheet-seats = Players
sheet-rulings = How we settled doubtful points
sheet-players = Players, with their totals
sheet-player = Player { $letter }
sheet-name = Name of player { $letter }
sheet-optional = optional
sheet-choose = choose …
sheet-none = none
sheet-worth = worth { $value }
sheet-less = One less: { $name }
sheet-more = One more: { $name }
sheet-less-in = { $where }: one less of { $name }
sheet-more-in = { $where }: one more of { $name }
sheet-search = Search …
sheet-search-in = Search, { $name }
sheet-nothing-found = Nothing by that name.
sheet-so-many = { $count } of { $most }
sheet-space-empty = no die yet
sheet-dice-left =
    { $count ->
        [0] all dice are there
        [one] 1 die to go
       *[other] { $count } dice to go
    }
sheet-dice-for = The die for { $name }
sheet-take-off = Take this die off
sheet-grid = Where the alignment token is
sheet-dungeon = Dungeon
sheet-cells-left =
    { $count ->
        [0] all chambers are there
        [one] 1 chamber to go
       *[other] { $count } chambers to go
    }
sheet-cell = row { $row }, column { $column }
sheet-cell-empty = no chamber yet
sheet-cell-drawn = a chamber as drawn
sheet-draw = Draw it
sheet-doors-ours = If your card has other doors, draw it.
sheet-add = Add: { $name }
sheet-remove = Remove: { $name }
sheet-result = Result
sheet-winners =
    { $count ->
        [one] { $names } wins
       *[other] A shared win: { $names }
    }
sheet-no-winner = Nobody wins.
sheet-warnings =
    { $count ->
        [one] Counted, but one thing differs from the cards as we know them:
       *[other] Counted, but { $count } things differ from the cards as we know them:
    }
sheet-not-counted = Not counted yet: something on the sheet is not possible.
sheet-missing =
    { $count ->
        [one] One field is still empty.
       *[other] { $count } fields are still empty.
    }
sheet-count = Count now
sheet-link = Copy a link
sheet-link-copied = The link to this sheet is on your clipboard.
sheet-not-copied = The browser does not let us copy. Download the sheet instead.
sheet-download = Download
sheet-open = Open a file
sheet-print = Print
sheet-clear = Clear the sheet
sheet-no-sheet = This file is not a score sheet for this game.
sheet-bad-link = This link does not hold a score sheet for this game.
sheet-strange = The sheet has no place for: { $places }. Everything else was filled in.
sheet-other = Your own sheet has been put aside.
sheet-take-back = Go back to it
sheet-empty = Enter what the players have; the score appears here.

## about

about-title = About
about-what = Karczma is Polish for “tavern”: a place with tables where people sit down and play. People and golems share the tables, in Polish and English, live or over several days.
about-version = Version { $version }
about-games = Whose games these are
about-games-text = The games belong to their authors and publishers. Karczma is not made, endorsed or supported by any of them. It contains none of their text or pictures: rules and cards are described in our own words, and where we do not know a printed value, we use our own and say so.
about-games-here = You can play all of these here now: { $names }.
about-by-kajko = a game by Reiner Knizia, published by Egmont Polska in 2015. Kajko and Kokosz are characters by Janusz Christa.
about-by-thunderworks = games published by Thunderworks Games.
about-games-like = If you like a game, buy it: the box is nicer to hold.
about-rules = Where the rules come from
about-rules-text = Every rule was read in the printed rulebook, numbered and written in our own words. Where the rulebook leaves a question open, a ruling says what we chose. Each card value names its source.
about-rules-link = Read the rules
about-cards-link = Look through the cards
about-licence = Licence
about-licence-text = Our code, words and drawings are under the MIT licence: use, change and share them, even commercially, as long as the notice stays with them. Copyright 2026, the Karczma maintainers.
about-icons = Pictures
about-icons-text = The icons are from game-icons.net, by Lorc, Delapouite and contributors, under CC BY 3.0. They are shown in our colours but otherwise unchanged.
about-icons-licence = CC BY 3.0
about-drawings-text = The scenes at the door, the golems, the portraits of heroes, gangs and warriors, the backs of cards and the grounds of the tables were drawn for Karczma and are under its licence.
about-fonts = Fonts
about-fonts-text = Grenze and Grenze Gotisch (Omnibus-Type), Alegreya Sans (Huerta Tipográfica), under the SIL Open Font License 1.1.
about-fonts-licence = Open Font License
about-privacy = What is kept about you
about-privacy-name = Your name and language, as you gave them. No email address, no password.
about-privacy-cookie = One cookie, so that the server recognises you when you come back. It lasts a year; the server keeps only its hash.
about-privacy-games = The games you play, with every choice and what was said at the table. People at a table see your name; a finished game can be replayed by anyone who could see its table.
about-privacy-browser = In this browser only: your settings and the score sheet you are filling in.
about-privacy-none = Nothing is tracked, sold or loaded from other sites.
about-home = Run it at home
about-home-text = On a computer with Python 3.11 and make, in the project folder:
about-home-play = sets everything up and opens a table
about-home-party = the same for everyone on your network: shows the address and a QR code for phones
about-home-more = Nothing is installed outside that folder.
about-records = A game from elsewhere
about-records-text = A record that somebody sent you, or that you saved yourself, can be replayed here. Every move is checked.
