### The client's own sentences. Games add theirs in games/<game>/locales.

## Words
yes = yes
no = no
nothing = nothing
nobody = nobody
no-states = no special state
labelled = { $label }: { $text }
comma = ,{" "}
semicolon = ;{" "}
flat = flat
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mean-of = mean { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
at = at { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }
in-measure =
    { $measure ->
        [pas] paces
       *[other] { $measure }
    }
step = ({ NUMBER($cm, maximumFractionDigits: 1) } { in-measure } { $direction })
height = { NUMBER($cm, maximumFractionDigits: 1) } { in-measure } high
heights = { NUMBER($low, maximumFractionDigits: 1) } to { NUMBER($high, maximumFractionDigits: 1) } { in-measure } high
player-person = a second person at this keyboard
player-random = random: any sensible answer, good for learning
player-greedy = greedy: weighs the odds of each order
player-recruit = recruit: overlooks two thirds of what it could do
player-regular = regular: overlooks nearly every other thing
player-veteran = veteran: overlooks little and looks a little ahead
player-elite = elite: thinks through your answer; takes up to two seconds

## Directions and common answers
opt-east = east
opt-north-east = north-east
opt-north = north
opt-north-west = north-west
opt-west = west
opt-south-west = south-west
opt-south = south
opt-south-east = south-east
opt-none = no one, not now
opt-stay = stay in place
opt-not-this-move = not during this move
opt-above-50 = only where the chance is above 50 %
opt-always-ask = always ask again
opt-turn = turn on the spot
looks-towards = { $direction } ({ $degrees }°)

## Where units are, what figures are
place-table = on the table
place-reserve = in reserve
place-off = not in play yet
place-aboard = aboard
place-gone = eliminated
role-soldier = soldier
role-leader = leader
role-officer = officer
role-specialist = specialist
role-heavy = heavy weapon

## Terrain
piece-wall = wall
piece-building = building
piece-ruin = ruin
piece-water = water
piece-wire = barbed wire
piece-container = container
piece-wood = wood

## The start
opening = A new match. An empty line takes the first choice: three of them and you are playing.
opening-scenario = Which scenario?
opening-list = Which army do you lead?
opening-opponent = Against whom?
opening-prompt = Number, or an empty line for 1:
welcome = Type the number of your answer. ? lists the commands; the id of a rule shows the rule.
welcome-plain = Answer with a number. Type ? for the commands, map for the table in words, or the id of a rule to read it.
resumed = Going on with { $file }.
campaign-begun = A campaign begins in { $file }. Play it with: escarmouche campaign play { $file }
campaign-saved = Saved in { $file }. Go on later with: escarmouche campaign play { $file }
campaign-waits = It waits for: { $sides }
battle-line = { $number }. { $battle } ({ $seats }): { $state }
battle-of-round = Battle { $number }, turn { $round }
battle-to-fight = to be fought
battle-open = under way
how-battles = A number fights that battle here; "report 1" types in one that was fought on a real table, blank after blank; undo, map, sheets, quit.
how-form = An empty line keeps what stands there; several numbers with spaces, - for none; quit leaves it.
report-no-form = This game has no form: type its report as JSON.
prompt-battles = battles >
report-agree = { $side }: do you agree to this report? (yes or no)
report-taken = The report is in the campaign.
map-place = { $place }: { $about }.
map-held = held by { $side }
map-there = here: { $counters }
map-ways = ways to { $ways }
map-cut = (cut)
map-towards = on the way to { $place }
no-sheets = There is nothing on paper here.
mistake-no-such-part = the list has no part { $part }
mistake-campaign-there = { $path }: is there already; a new campaign replaces nothing
mistake-is-campaign = { $file }: is a campaign; go on with: escarmouche campaign play { $file }
mistake-report-form = a report is JSON: { $why }
note-battle-fought = A battle of the campaign is over and its report is in{ $how ->
        [typed] , typed by agreement
        [conceded] , ended by a word of the players
        [guessed] , guessed
       *[fought] { "" }
    }

## Prompt and questions
prompt = { $side } >
prompt-over = over >
proposed = (an empty line takes this)
how-several = Several: numbers with commas, { $least } to { $most } of them; - for none, all for all.
how-number = A number from { $low } to { $high }.
how-order = An order: numbers with commas; what you leave out follows as listed; an empty line keeps this order.
how-place =
    { $measure ->
        [pas] A number, "to X Y" in paces (1 pace is an inch, 2.54 cm) for the leader, or figure by figure: "id x,y;x,y@facing id x,y".
       *[other] A number, "to X Y" in centimetres for the leader, or figure by figure: "id x,y;x,y@facing id x,y".
    }
how-to =
    { $measure ->
        [pas] Say where to, in paces (1 pace is an inch, 2.54 cm): to 18 12.
       *[other] Say where to, in centimetres: to 45 30.
    }
more-greyed =
    { $count ->
        [one] One more reason: type why.
       *[other] { $count } more reasons: type why.
    }
not-understood = I do not understand "{ $text }". Type a number of the list, or ? for the commands.
nothing-typed = Nothing is proposed here: type a number, ok for the usual answer, or ? for the commands.
nothing-to-place = Nothing is being placed now.
cannot-follow = No way was found there: choose a nearer point, a number, or place the figures one by one.
hint-answer = A veteran would answer: { $answer }.
hint-instead = He also thought of: { $answer }.
hint-reason = { $sign }{ NUMBER($gain, maximumFractionDigits: 1) } { $term }
hint-weighed = It is a little better by the odds; played out, the two come to about the same.
term-forces = for what is left of both armies
term-points = in points
term-ground = for objectives and ground
term-places = for where the units stand
term-tempo = for what can still be done this round
term-means = for what is left to spend
term-danger = for what the enemy could do next
term-end = for the end of the match
nothing-suggested = There is nothing to suggest: the dice are yours.
suggested = The usual answer: { $answer }.
refused = Not allowed: { $why }.
and-more = and { $count } more
nothing-greyed = Every option is open.
placed = figures placed
hand-over = Now { $side }. Hand over the keyboard, then press Enter.
ask-dice = { $side } throws { $dice }: type the faces.
not-faces-typed = Type the faces of { $dice }, for example 3 5 6.
more-faces =
    { $missing ->
        [one] So far { $so_far }. One die is still to be thrown: type its face.
       *[other] So far { $so_far }. { $missing } dice are still to be thrown: type their faces.
    }

## What happened
roll = Throw
rolled = { $label }, { $side }: { $dice }{ $needs ->
        [none] { "" }
       *[other] {" "}on { $needs }
    } ({ $faces }){ $modifiers }, { $result }
label-counts = { $label }, on { $needs }
needs-least = { $least }+
result = result { $value }
tells-moved = { $who } moves: { $ends }
tells-moved-brief = { $who } moves { NUMBER($length, maximumFractionDigits: 1) } { in-measure }, now { $where }
tells-moved-squares = { $who } moves: { $way }
tells-placed = { $who } is placed: { $ends }
tells-placed-brief = { $who } is placed { $where }
tells-placed-squares = { $who } is placed on { $where }
moved-step = { $figure } from { $start }{ $by } to { $end } ({ NUMBER($length, maximumFractionDigits: 2) } { in-measure }){ $height ->
        [0] { "" }
       *[other] , { NUMBER($height, maximumFractionDigits: 2) } { in-measure } high
    }{ $facing ->
        [-1] { "" }
       *[other] , facing { $facing }°
    }
moved-turn = { $figure } at { $end }{ $height ->
        [0] { "" }
       *[other] , { NUMBER($height, maximumFractionDigits: 2) } { in-measure } high
    }{ $facing ->
        [-1] { "" }
       *[other] , facing { $facing }°
    }
moved-by = by { $point }
moved-point = { NUMBER($x, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y, maximumFractionDigits: 2, useGrouping: 0) }
moved-square = { $square }{ $floor ->
        [0] { "" }
       *[other] , floor { $floor }
    }{ $facing ->
        [none] { "" }
       *[other] , facing { $facing }
    }
gains = { $who }: { $what } from now on
loses = { $who }: { $what } ends
answered = { $side }: { $question } { $answer }

## The table in words
scores = { $side }: { $numbers }
cards-lie = Cards of { $side }: { $cards }
table-size = The table is { NUMBER($width, maximumFractionDigits: 1) } { in-measure } wide (west to east) and { NUMBER($depth, maximumFractionDigits: 1) } { in-measure } deep (south to north). Positions are given from its south-west corner: east, then north.
terrain-count =
    { $count ->
        [0] There is no terrain.
        [one] There is one piece of terrain: map terrain tells where.
       *[other] There are { $count } pieces of terrain: map terrain lists them, the nearest first.
    }
piece-here = Terrain: { $kind } [{ $id }], middle at { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, { $height }.
zone-here = { $zone }, middle at { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, held by { $owner }.
unit-here =
    { $figures ->
        [one] { $unit } of { $side }, 1 figure of { $strength }, at { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, { $states }.
       *[other] { $unit } of { $side }, { $figures } figures of { $strength }, leader at { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, { $states }.
    }
unit-elsewhere = { $unit } of { $side }, { $place }, { $figures } of { $strength }, { $states }.
nearest-enemy = Nearest enemy: { $unit }, { NUMBER($cm, maximumFractionDigits: 1) } { in-measure } to the { $direction }.
nearest-enemy-by-eye = Nearest enemy: { $unit }, about { $cm } { in-measure } to the { $direction }.
far-from = { NUMBER($cm, maximumFractionDigits: 1) } { in-measure } from { $what }.

## Measuring, looking, odds
how-measure = Measure two things: units, figures, zones, pieces or points x,y. For example: measure one1 45,30.
how-sight = Look from one unit or figure to another. For example: sight one1 two2.
measured = { $a } and { $b } are { NUMBER($cm, maximumFractionDigits: 2) } { in-measure } apart, edge to edge.
nothing-called = Nothing on the table is called { $what }.
nobody-called = No unit or figure on the table is called { $what }.
seen = { $a } sees { $b }: { $seeing } of { $eyes } figures see something of it; { $hidden } parts of 9 are hidden from the best placed. In the way: { $blocks }.
unseen = { $a } does not see { $b }. In the way: { $blocks }.
no-forecast = Nothing can be attacked from here now, so there are no odds to show.
sampled = { $samples ->
        [0] (guessed: battles on the way were not fought)
       *[other] (about, from { $samples } trials)
    }
which-of = ({ $which } of { $many })
no-odds-of = There are no odds of "{ $text }": type a unit, an option as you would answer it, or to X Y.
beware = your own risk, { $text }
touched = may be hit: { $who }
touched-own = your own in the line of fire or blast: { $who }
draws = in answer: { $text }
no-such-unit = There is no such unit. There are: { $units }.
no-such-rule = No rule is called "{ $text }" or speaks of it.

## Undo, agreements, files, the end
consent = { $side }, do you agree to take this back? (yes/no)
consent-bot = This takes back dice or answers of the other side too. The bot does not mind; do you still want it? (yes/no)
undone = Taken back.
not-undone = Nothing was taken back.
sure-concede = Give the match up? (yes/no)
draw-offered = { $side }, a draw is offered. Do you agree? (yes/no)
draw-declined = { $side } declines the draw.
already-over = The match is over already.
saved = Saved in { $file }. Go on later with: escarmouche play --load { $file }
save-where = A file to save the match in, or an empty line to leave without saving:
recorded = Record written to { $file }.
situation-written = Situation written to { $file }; what you cannot know of the other side is made up in it.
how-file = Name a file.
interrupted = Interrupted. Nothing is lost: the match is saved in { $file }. Go on with: escarmouche play --load { $file }
interrupted-unsaved = Interrupted, and the match could not be saved: { $why }
broke-off = A mistake in the program. Nothing is lost: the match is saved in { $file }. Go on with: escarmouche play --load { $file }
broke-off-unsaved = A mistake in the program, and the match could not be saved: { $why }
over-won = The match is over: { $winner } has won. [{ $rule }]
over-draw = The match is over: a draw. [{ $rule }]
over-what-now = record FILE keeps the record, log shows it; an empty line leaves.
help =
    A number answers; several numbers with commas where several are asked; ok takes the usual answer.
    map - the table          units - all units        unit ID - the card of a unit
    odds [UNIT] - the odds of its attacks             why - why the other options are closed
    measure A B - distance edge to edge of units, figures, zones, pieces or points x,y
    sight A B - does A see B, how much is hidden, what is in the way
    to X Y - bring the unit being placed there        rule ID - a rule; its id alone does too
    undo - take back your last answer                 log [N] - the last lines of the record
    save FILE   record FILE   situation FILE - write the match, its record, its position
    briefing - what the scenario is about             hint - what a veteran would do here, and why
    concede   draw   quit
help-squares =
    A number answers; several numbers with commas where several are asked; ok takes the usual answer.
    map - the table          units - all units        unit ID - the card of a unit
    odds [UNIT] - the odds of its attacks             why - why the other options are closed
    measure A B - distance in squares of units, objectives, pieces or squares (F7)
    sight A B - does A see B, is it in cover
    to F7 [+FLOOR] [north-east] - go there, facing so; to E6 F7 - step by step; to tree C5 - put it there
    rule ID - a rule; its id alone does too           map terrain - terrain, walls and openings in words
    undo - take back your last answer                 log [N] - the last lines of the record
    save FILE   record FILE   situation FILE - write the match, its record, its position
    briefing - what the scenario is about             hint - what a veteran would do here, and why
    concede   draw   quit

## Why not
no-match-over = The match is over
no-has-given-up = { $side } has given up
no-dice-not-agreed = { $side } has yet to say whether real dice are thrown
no-waits-for-ever = This match was agreed to wait for whoever is away
no-is-there = { $side } is there
no-too-soon = { $side } may still come back: { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } to go
no-others-play-on = More than two play: without { $side } the others play on
no-not-waiting = The match is not waiting for anybody who is away
no-not-your-turn = It is { $asked } who is asked, not { $side }
no-not-an-option = "{ $given }" is none of the options
no-not-a-list = "{ $given }" is no list of options
no-given-twice = An option stands twice in { $given }
no-wrong-number = { $given } chosen, { $least } to { $most } are wanted
no-not-faces = { $given } are no faces of { $dice }
no-too-many-faces = More faces than { $dice } have
no-no-such-face = There is no face { $given } on { $dice }
no-too-few-faces = { $missing } faces of { $dice } are missing
no-nothing-to-undo = { $side } has given no answer yet
no-die-thrown = Dice have been thrown since ({ $rule })
no-revealed = Secret choices have been revealed since ({ $rule })
no-answered-since = { $by } has answered since ({ $rule })
no-battle-begun = A battle has begun since: taking back wants everybody's agreement
no-battle-fought = A battle has been fought since: taking back wants everybody's agreement
no-battles-awaited = The campaign waits for the reports of its battles
no-not-a-report = { $given } is no report of a battle
no-no-such-battle = The campaign does not wait for this battle: it has its report, or was never asked for
no-reported = The battle is over and its report is in the campaign: it is not taken back from here
no-abandoned = The campaign has left this battle behind: nothing is played here any more
no-not-yours = { $side } does not fight this battle
no-another-campaign = This is a battle of another campaign
no-not-agreed = The report counts when all who fought the battle have agreed to it
no-not-filled = The form does not take { $given } there ({ $blank })
too-far = { NUMBER($amount, maximumFractionDigits: 2) } { in-measure } too far
simulate-own-list = the scenario's list
simulate-all = all
simulate-result = { $of }: { $a } ({ $x }) { $won }, { $b } ({ $y }) { $lost }, draws { $draws } of { $games }: { $a } { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %); { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds, { $decisions } decisions a match
simulate-player = { $of }: { $player } ({ $list }) { $won } of { $games }, draws { $draws }: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-length = { $of }: { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds, { $decisions } decisions a match
simulate-waste = { $player } let slip: { $harmless } of { $units } units never attacked, { $idle } of { $activations } activations did nothing, { $unspent } points unspent, reactions prepared { $prepared } and used { $reacted }
simulate-speed = { $matches } matches/s, { $decisions } decisions/s, { NUMBER($seconds, maximumFractionDigits: 4) } CPU s a match
simulate-none = { $of }: nothing was played
simulate-interrupted = Interrupted: { $played } of { $games } matches were played, and they count.
time-left = about { $time } left
check-playing = random matches of { $game }
check-no-tests = no tests here: an installed package does not carry them
check-testing = running { $tests }
check-code = code
check-tests = tests
check-events = events
check-refusals = refusals
check-runs = runs
check-complete = { $complete } of { $count } rules complete, { $matches } random matches
check-seen = seen: { $events } in events, { $refusals } in refusals, { $situation } in situations, { $runs } only by functions that ran
check-only-refuses = { $count } refuse what a random player does not try, for it draws among what is allowed: { $rules }
check-only-happens = { $count } tell of something that came up in none of these matches and situations, or under another rule's name: { $rules }
check-only-read = { $count } are tables or figures that the rules read: { $rules }
check-only-defines = { $count } say what a word means or how a number is found, which makes no event of its own: { $rules }
check-missing = missing: { $id }: { $lacks }
lack-code = code
lack-test = test
lack-seen = never seen
army-fine = nothing wrong with it
declared-undo = { $side } takes back an answer [ES-UNDO-01]
declared-undo-anew = { $side } takes back an answer by consent, and with it { $throws ->
    [one] a throw: it is thrown anew
   *[other] { $throws } throws: they are thrown anew
    } [ES-UNDO-03]
declared-undo-seed = { $side } takes back an answer after the end, by consent. The seed was told: from here on the dice follow a new one, promised by { $commitment }. What was revealed at the end stays known [ES-UNDO-03]
declared-seed = From here on the dice follow a seed promised by { $commitment } [ES-UNDO-03]
declared-begin = A battle of the campaign begins [ES-BATTLE-01]
declared-report-agreed = { $side } agrees to the report of a battle [ES-BATTLE-02]
declared-report-declined = { $side } does not agree to the report of a battle [ES-BATTLE-02]
declared-report-wanted = { $side } tells the report of a battle fought on a real table [ES-BATTLE-02]
declared-concede = { $side } concedes [ES-TURN-03]
declared-clock = The clock of { $side } has run out [ES-TURN-03]
declared-draw = { $side } offers a draw [ES-TURN-04]
declared-absent = { $side } was away too long and has lost [ES-TURN-05]
declared-called-off = { $side } was away too long: the match is called a draw [ES-TURN-05]
declared-undo-wanted = { $side } asks to take an answer back
declared-undo-agreed = { $side } agrees to take an answer back
declared-undo-declined = { $side } does not agree to take an answer back
declared-draw-declined = { $side } declines the draw
declared-dice-agreed = { $side } agrees to real dice
declared-dice-declined = { $side } lets the server throw the dice
declared-upgraded = The match goes on under newer rules (version { $after })
declared-remark = { $side } leaves a remark
policy-first-option = (on the way everybody takes the first option)
serving = The table is at { $url }  (Ctrl+C ends it)
serving-near = Others in your network reach it at { $url }

# boards of squares
at-square = at { $square }
unit-on-square = { $unit }, { $side }: { $figures } of { $strength }, on { $square }, facing { $facing }, { $states }.
on-level = On floor { $level }.
nearest-enemy-squares = Nearest enemy: { $unit }, { $squares } { $squares ->
    [one] square
   *[other] squares
  } to the { $direction }.
board-size = The board has { $columns } columns (A to the west) and { $rows } rows (1 to the south). A square is called by both: C5.
zone-on-square = { $zone } on { $square }, in the half of { $owner }.
piece-on-square = Terrain: { $kind } [{ $id }] on { $square }{ $floors ->
    [0] { "" }
   *[other] , levels 1 to { $floors } above the ground, the highest its roof
  }{ $facing ->
    [none] { "" }
   *[other] , facing { $facing }
  }.
measured-squares = { $a } and { $b } are { $squares } { $squares ->
    [one] square
   *[other] squares
  } apart.
squares-legend = Letter, facing, number left; +1 is a floor. Lines: ####### wall, ###.### small opening, #     # large opening; upright # over # wall, # over . small, " over , large.
how-place-square = A number, or the square: "to C5"; if wanted its floor and a facing, "to C5 +1 north-east"; or step by step, "to B4 C5".
how-put-square = A number, or what and where: "to { $kind } C5".
how-name-square = A number, or the square: "to C5"; where something looks one way, "to C5 north".
how-measure-squares = Measure two things: units, objectives, pieces or squares. For example: measure one1 F7.
proposed-several = An empty line takes: { $answer }.
seen-open = { $a } sees { $b }, which is in the open.
seen-in-cover = { $a } sees { $b }, which is in cover.
unseen-squares = { $a } does not see { $b }.
boxes-ticked = { $ticked } of { $boxes } boxes ticked
edges-wall = Walls between squares: { $squares }.
edges-small = Small openings: { $squares }.
edges-large = Large openings: { $squares }.

## Mistakes in files, set-ups and commands
mistake-procedure-failed = { $kind }: { $why } (reproduction in { $path })
mistake-procedure-failed-unwritten = { $kind }: { $why } (no reproduction written: { $problem })
mistake-no-ordinary-file = { $path }: cannot be written: it is no ordinary file
mistake-not-written = { $path }: cannot be written: { $why }; what was there before is unchanged
mistake-not-read = { $path }: cannot be read: { $why }
mistake-rule-without-data = { $system }: { $id } has no data
mistake-at = { $where }: { $why }
mistake-rule-twice = { $path }: the rule { $rule } stands twice
mistake-rule-not-in-both = { $path }: the { $what } of { $rule } is not in both languages (en, fr)
mistake-inputs-left = { $count } inputs are left after the end of the match
mistake-record-empty = { $name }: is no record: it is empty
mistake-record-format = { $name }:{ $line }: record format { $number } is not known; this version reads format { $known }
mistake-record-not-text = { $path }: is no record: byte { $byte } is not text
mistake-record-without-header = { $name }: is no record: line 1 is not a header
mistake-record-header = { $name }:{ $line }: the header is wrong: { $why }
mistake-record-nested = { $name }:{ $line }: is no record: brackets are nested more than { $most } deep
mistake-save-in-part = { $name }: is no save, or only a part of one: { $why }
mistake-save-format = { $name }: save format { $number } is not known; this version reads format { $known }
mistake-save-damaged = { $name }: was damaged or changed by hand: its digest does not fit
mistake-no-save = { $name }: is no save: { $why }
mistake-no-campaign = { $name }: is no campaign, or only a part of one: { $why }
mistake-campaign-format = { $name }: campaign format { $number } is not known; this version reads format { $known }
mistake-campaign-read-only = { $name }: holds the records of a campaign; it can be read and verified, not played on
mistake-campaign-foreign-battle = { $name }: battle { $battle } is one of another campaign
mistake-rules-do-not-go-on-kind = { $name }: the rules do not go on from it: { $kind }: { $why }
mistake-rules-do-not-go-on = { $name }: the rules do not go on from it: { $why }
mistake-table-does-not-fit = { $name }: its table ({ $what }) does not fit rules { $rules } of { $of }: { $why }
mistake-not-on-shelf = there is no { $noun } called { $name }; there are: { $known }
mistake-situation-form = { $where }: a situation is a mapping with the key game, not { $kind }
mistake-game-missing = { $where }: the key game is missing
mistake-game-not-a-name = { $where }: expected the name of a game, got { $kind }
mistake-too-many-values = { $name }:{ $line }: more than { $most } values
mistake-not-utf8 = { $path }: cannot be read: byte { $byte } is not UTF-8 text
mistake-not-yaml = { $name }:{ $line }: not YAML: { $why }
mistake-yaml-too-deep = { $name }:1: not YAML: nested too deeply
mistake-wrong-type = { $name }:{ $line }: { $value } is no { $kind }
mistake-key-form = { $name }:{ $line }: a key is a word or a number
mistake-key-twice = { $name }:{ $line }: the key { $key } is already on line { $first }
mistake-army-show-unnamed = army show wants the name of an army book; there are: { $names }
mistake-no-cards = there are no cards to show of { $of }; read the file of the book itself
mistake-no-unit = { $file }: there is no unit { $unit }; there are { $units }
mistake-no-scenario = { $of } has no scenario { $name }; it has: { $known }
mistake-no-player = there is no player called { $name }; there are: { $known }
mistake-option-form = --option { $word }: expected key=value
mistake-settled = { $file }: { $words } was settled when the match began; leave it out
mistake-match-of-another = { $file }: is a match of { $of }, not of { $wanted }
mistake-covers-missing = { $where }: the key covers is missing: which rules does it show?
mistake-not-shown = { $where }: not shown: { $missing }
mistake-no-rule-there = { $where }: { $of } has no rule { $rule }
mistake-answer-refused = { $where }: { $value } to { $name } is refused: { $why }
mistake-answer-not-refused = { $where }: { $value } to { $question } is not refused
mistake-no-rule = { $of } has no rule { $rule }
mistake-cannot-listen = cannot listen on { $host } port { $port }: { $why }
mistake-public-url = --public-url starts with http:// or https://, not { $url }
mistake-no-port = there is no port { $number }
mistake-no-writable-file = { $path }: is no file that can be written
mistake-setup-game = there is no game { $of }
mistake-setup-scenario = { $of } has no scenario { $scenario }
mistake-setup-lesson-alone = a lesson has its own scenario, lists and options
mistake-setup-lesson = { $of } has no lesson { $name }
mistake-setup-forces = { $scenario } is played by { $sides } sides, not by { $given }
mistake-players-twice = --player names who plays each side; leave out --one and --two
mistake-more-lists = there are { $players } players and { $lists } army lists
mistake-setup-sides = there are { $sides } sides, and { $given } { $what }
mistake-setup-too-many-options = too many options
mistake-setup-list = { $of } has no army list { $name }
mistake-setup-no-builder = lists of { $of } are not built here
mistake-setup-player = there is no player { $name }
mistake-setup-option = the option { $option } cannot be that
mistake-setup-option-most = the option { $option } is at most { $most } on a server
mistake-setup-option-why = an option cannot be that: { $why }
mistake-database-of-another-version = the tables of this database are those of another version of Escarmouche ({ $found }); this one knows them up to { $to }
mistake-backup-postgresql = a backup of PostgreSQL is made with pg_dump; this command copies SQLite only
mistake-backup-there = { $path }: is there already; a backup replaces nothing
mistake-backup-nothing = { $database }: there is no such database to copy
mistake-no-database = { $url }: is no database that can be used: { $why }
mistake-database-unusable = { $url }: the database cannot be used: { $why }
mistake-database-in-use = { $url }: another server is using this database; end it, or name another one with --database
mistake-key-unwritten = { $path }: the key of the server cannot be written: { $why }
mistake-key-unreadable = { $path }: is no key of a server: { $why }
mistake-backup-failed = { $path }: the backup failed: { $why }
mistake-database-in-memory = a database in memory would lose its matches: name a file
mistake-no-game = there is no game called { $name }; there are: { $known }
mistake-wrong-input = input { $number } answers { $given } of { $by ->
        [none] all
       *[other] { $by }
    }, but the rules ask { $asked } of { $side ->
        [none] all
       *[other] { $side }
    }
mistake-list-forbidden = the rules forbid the army list { $name } here ({ $rules })

## Whether a record is what the rules make of its inputs
verdict-tampered = { $name }: line { $line } was tampered with: it is not the line that was written
verdict-truncated = { $name }: the record was truncated after line { $line }: its closing line is missing
verdict-other-game = { $name }: this is a record of { $of }, not of { $wanted }
verdict-other-rules = { $name }: written under rules { $rules } of { $of }, and these are rules { $known }: it can be shown, not verified
verdict-seat = { $name }: this is what { $seat ->
        [none] a spectator
       *[other] { $seat }
    } may know: it can be shown, not verified
verdict-origin = { $name }:{ $line }: the table in the header is wrong: { $kind }: { $why }
verdict-seed = { $name }: the seed in line { $line } is not the one that line { $promised } promised
verdict-seed-missing = { $name }: line { $promised } promised a seed, and the closing line does not tell it
verdict-signature = { $name }: the signature in line { $line } is not that of this record
verdict-line = { $name }: line { $line }: { $why }
verdict-does-not-go-on = { $name }: line { $line }: the rules do not go on: { $why }
verdict-does-not-go-on-kind = { $name }: line { $line }: the rules do not go on: { $kind }: { $why }
verdict-verified = { $name }: verified, { $count } lines
verdict-verified-in-part = { $name }: verified, { $count } lines (lines 1 to { $older } under older rules are shown only)
verdict-followed = { $name }: the rules were followed, { $count } lines, but not all dice are proven
verdict-followed-in-part = { $name }: the rules were followed, { $count } lines, but not all dice are proven (lines 1 to { $older } under older rules are shown only)
finding-rules-followed = Rules: followed; run again, they give exactly these lines.
finding-rules-broken = Rules: not followed.
finding-rules-not-run = Rules: not judged.
finding-dice-promised = Dice: { $count ->
    [one] one throw, that
   *[other] { $count } throws, all
    } of a seed promised before the first throw.
finding-dice-typed = Dice: { $count ->
    [one] one throw
   *[other] { $count } throws
    } typed by the players; nothing proves them.
finding-dice-short = Dice: { $count ->
    [one] one throw
   *[other] { $count } throws
    } of a seed too short to be promised; nothing proves them.
finding-dice-untold = Dice: { $count ->
    [one] one throw
   *[other] { $count } throws
    } of a promised seed that is not told yet; proven when the match is over.
finding-dice-absent = Dice: { $count ->
    [one] one throw
   *[other] { $count } throws
    } of a seed that was neither promised nor told; nothing proves them.
finding-dice-known = Dice: { $count ->
    [one] one throw
   *[other] { $count } throws
    } after the seed had been told: known before they fell.
finding-dice-none = Dice: none were thrown.
finding-dice-wrong = Dice: not those that were promised.
finding-undone-anew = Undone: { $count ->
    [one] one throw was taken back by consent and thrown anew.
   *[other] { $count } throws were taken back by consent and thrown anew.
    }
finding-undone-same = Undone: { $count ->
    [one] one throw was taken back and fell the same again: it was known.
   *[other] { $count } throws were taken back and fell the same again: they were known.
    }
finding-battles-fought = Battles: { $count ->
    [one] one report of a battle that was fought; its own record proves it.
   *[other] { $count } reports of battles that were fought; their own records prove them.
    }
finding-battles-conceded = Battles: { $count ->
    [one] one report of a battle that a word of the players ended; its own record proves it.
   *[other] { $count } reports of battles that a word of the players ended; their own records prove them.
    }
finding-battles-typed = Battles: { $count ->
    [one] one report was typed in by agreement; nothing proves it.
   *[other] { $count } reports were typed in by agreement; nothing proves them.
    }
finding-battles-guessed = Battles: { $count ->
    [one] one report was guessed; nobody fought that battle.
   *[other] { $count } reports were guessed; nobody fought those battles.
    }
finding-battles-run = Battles: { $count ->
    [one] one was run again and gives its report.
   *[other] { $count } were run again and give their reports.
    }
finding-battles-older = Battles: { $count ->
    [one] one was fought under older rules: its record is whole, its report is taken as it stands.
   *[other] { $count } were fought under older rules: their records are whole, their reports are taken as they stand.
    }
finding-battles-abandoned = Battles: { $count ->
    [one] one was begun and abandoned; its record is kept.
   *[other] { $count } were begun and abandoned; their records are kept.
    }
verdict-battle-missing = { $name }: the record of battle { $battle } is missing
verdict-battle-foreign = { $name }: battle { $battle } is one of another campaign
verdict-battle-forces = { $name }: battle { $battle } began with other forces than the campaign had
verdict-battle-luck = { $name }: the dice of battle { $battle } do not follow from the seed of the campaign
verdict-battle-report = { $name }: battle { $battle } gives the report { $expected }, the campaign has { $found }
verdict-battle-wrong = { $name }: battle { $battle }: { $why }
finding-signature-signed = Signature: of this server ({ $key }), { $at }.
finding-signature-named = Signature: of the key that you named ({ $key }), { $at }.
finding-signature-other-key = Signature: valid, { $at }, by the key { $key }. That it is the key of a server you trust is for you to compare.
finding-signature-none = Signature: none. The file was made off-line, or its signature was taken off: nothing says who wrote it or when.
finding-signature-wrong = Signature: false. The record is not the one that was signed.
finding-signature-unchecked = Signature: there is one; it was not checked.
verdict-nothing-more = { $name }: events differ at line { $line }: expected nothing more, found { $found }
verdict-differs = { $name }: events differ at line { $line }: expected { $expected }, found { $found }
verdict-cannot-be-verified = the record cannot be verified: { $why }
mistake-asks-nothing-more = the match is over and asks nothing more
mistake-answers-another = { $given } of { $by ->
        [none] all
       *[other] { $by }
    } answers what was not asked: { $asked } of { $side ->
        [none] all
       *[other] { $side }
    }
mistake-one-of-each-side = { $rule } wants one answer of each side
mistake-not-allowed = this answer is not allowed ({ $rule })
mistake-other-dice = the seed throws { $faces } for { $rule }, the record has { $given }
mistake-seed-was-told = the match was over and its seed told; it goes on without a new seed
mistake-seed-out-of-place = a new seed begins in the middle of the match, though the one before was not told
mistake-undone-without-consent = { $count } throws are taken back without consent
mistake-undone-otherwise = the undo takes back { $count } throws and says { $said }
mistake-begun-without = a battle begins that the campaign does not wait for: { $battle }
mistake-battles-undone-otherwise = the undo takes back { $count ->
        [one] one battle
       *[other] { $count } battles
    } and says otherwise

## Mistakes in books, lists, maps and set-ups
mistake-given-too-deep = an army list given as data is at most { $most } levels deep
mistake-given-too-many = an army list given as data has at most { $most } entries, not { $entries }
mistake-given-too-large = an army list given as data has at most { $most } bytes, not { $size }
mistake-book-form = { $where }: an army book is a mapping that starts with `key:`
mistake-list-form = { $where }: an army list is a mapping that starts with `book:`
mistake-given-form = an army list given as data holds words and numbers only
mistake-book-or-list = { $where }: expected an army book or an army list
mistake-number-of-lists = { $title } is played with { $count } army lists, not { $given }
mistake-book-taken = { $path }:1 (key): another army book is already called { $book }
mistake-no-option = { $of } knows no option { $options }; it knows: { $known }
mistake-no-kind-of-piece = terrain piece { $id }: there is no kind { $kind }; there are: { $known }
mistake-piece-without-length = a { $kind } from { $start } to { $end } has no length
mistake-not-in-ledger = { $path }: the ledger has no rule { $rule }
mistake-no-picture = { $path }: the picture { $picture } is no SVG file beside it
mistake-text-missing = { $path } ({ $field }): the text in { $lang } is missing
## Mistakes in situations; a game may say them anew
mistake-situation-sides = the sides are { $sides }
mistake-situation-taken = { $id } is already the name of something else
mistake-situation-figure-taken = another figure is already called { $id }
mistake-situation-thing-taken = another thing is already called { $id }
mistake-situation-figure-order = name every figure of the units once
mistake-situation-letters = a unit has 1 to { $most } figures
mistake-situation-off-table = { $id } is not wholly on the table
mistake-situation-size = a table has a width and a depth
mistake-situation-corners = a footprint has three corners or more
mistake-situation-no-key = there is no such key; there are: { $known }
mistake-situation-no-unit = there is no unit { $id }
mistake-situation-no-figure = there is no figure { $id }
mistake-situation-no-profile = there is no profile { $id }
mistake-situation-no-weapon = there is no weapon { $id }
mistake-situation-stranger = names a figure that is not in the unit
mistake-list-refused = { $path }: this list cannot be played: { $why }
refused-by = { $reason }, by { $excess }
joined-and = {" "}and{" "}
mistake-option-not-allowed = { $option } is { $allowed }, not { $given }
allowed-of-rule = { $allowed } ({ $rule })
allowed-true-or-false = true or false
allowed-one-of = one of { $values }
allowed-word = a word
allowed-campaign = what a campaign says of its battle: roles, zones, climate, snow
allowed-from = a whole number from { $least } on
allowed-from-to = a whole number from { $least } to { $most }
allowed-pieces = a list of terrain pieces
army-kind-book = book
army-kind-list = list
noun-army-book = army book
noun-army-list = army list
noun-force = force
noun-map = map
noun-scenario = scenario
value-nothing = nothing
value-mapping = a mapping
value-list = a list
value-text = text
value-true-or-false = true or false
value-number = a number
mistake-grammar-twice = { $where }: these names stand once, with one gender and number: { $names }

## Words of a scene: phases, scores, zones, lines of cards
scene-round = Turn { $round }
scene-round-of = Turn { $round }/{ $most }
scene-setup = Set-up
scene-plays = { $side } plays
scene-won = { $side } has won
scene-drawn = Draw
rule-example = Example: { $text }
rule-ruling = Ruling: { $text }
listing-lists = usual lists: { $lists }
listing-picture = picture: { $file }
no-briefing = This match is of no scenario: it began from a situation.

written-to = Written to { $file }.
match-kept = { $id }  { $day }  { $game }, { $status ->
    [live] going on
    [over] over
   *[abandoned] left behind by its campaign
}, { $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
}
match-in-attic = { $id }  in the attic since day { $day } of the server: { $kind ->
    [match] a match
   *[record] a record that was sent in
}; `escarmouche matches restore { $id }` brings it back
no-matches-kept = No matches are kept.
match-restored = { $id } is there again.
match-deleted = { $id } is deleted for good.
repair-checkpoint = { $id }: the checkpoint at input { $number } was damaged; it is taken away, and the match goes on from the one before
repair-lost = { $id }: no checkpoint of this match can be read; nothing was done
repair-input = { $id }: input { $number } is damaged; { $done ->
    [done] it and what came after it are taken away
   *[not] nothing was done (--cut takes it and what came after it away)
}
repair-gap = { $id }: input { $number } is missing; { $done ->
    [done] what came after it is taken away
   *[not] nothing was done (--cut takes what came after it away)
}
repair-elsewhere = { $id }: input { $number } does not come to what it came to; { $done ->
    [done] it and what came after it are taken away
   *[not] nothing was done (--cut takes it and what came after it away)
}
repair-all = { $count ->
    [one] { $count } match looked over
   *[other] { $count } matches looked over
}, { $damaged } damaged, { $left ->
    [0] nothing left to mend
   *[other] { $left } faults left
}.
mistake-not-in-attic = { $id }: nothing of that name was forgotten
mistake-there-already = { $id }: is there already
mistake-no-such-match = { $id }: there is no such match or record
mistake-which-match = name the match: escarmouche matches { $what } MATCH
mistake-export-there = { $path }: is there already; an export replaces nothing
mistake-simulate-range = { $range }: is no part of a series of { $games } matches; write it as 0:{ $games }
mistake-simulate-files = files are for `simulate merge`
mistake-merge-nothing = name the files to merge: escarmouche simulate merge FILE FILE
mistake-merge-no-part = { $path }: is no part of a series that `simulate --to` has written
mistake-merge-other-series = { $path }: is of another series than { $first } (game, rules, players, lists, scenarios, options, seed or length differ)
mistake-merge-twice = { $path }: match { $number } is in another file too
mistake-no-cluster-extra = --cluster needs an extra: pip install 'escarmouche[cluster]'
mistake-no-cluster = { $url }: no cluster answers there: { $why }
merge-missing = { $missing ->
    [one] { $missing } match of { $games } is missing
   *[other] { $missing } matches of { $games } are missing
}
mistake-shared-sqlite = --shared needs PostgreSQL: an SQLite file has one server

## Parts of a list that is built
scene-list-section = Section
scene-list-new-section = A new section
scene-list-new-group = A new group
scene-list-none = none
scene-list-points = points
scene-list-army-points = AP
scene-list-strength = Strength
scene-list-normal = normal
scene-list-extended = extended
scene-list-officer = Officer
scene-list-hero = Hero
scene-list-group = Part
scene-list-assault = Assault
scene-list-attack = Assault when attacking
scene-list-defence = Assault when defending
scene-list-reinforcement = Reinforcement
scene-list-scenery = Scenery
scene-list-count = How many
scene-list-quality = Quality
scene-list-as-the-group = as the group
scene-list-type = Kind
scene-list-squad = Squad
scene-list-gang = Gang
scene-list-machine = Machine
scene-list-alien = Alien
scene-list-green = Green
scene-list-average = Average
scene-list-veteran = Veteran
scene-list-elite = Elite
scene-list-units = Units
scene-list-options = Options
scene-list-aboard = Aboard of
scene-list-attached = Attached to
scene-list-fort = In a fortification
scene-list-forts = Fortifications
scene-list-bunker = Bunker
scene-list-strongpoint = Strongpoint
scene-list-company = Company
scene-list-reserve = Company of phase 2
