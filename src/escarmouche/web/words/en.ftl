### The page's own sentences; those of the terminal and of the games come before them.

title = Escarmouche
subtitle = Science-fiction skirmishes on your table, with a friend or against the machine.
other-language = Français
go-dark = Dark colours
go-light = Light colours
close = Close
game-trauma = Trauma
game-combat-zone = Combat Zone
game-dust-tactics = Dust Tactics
game-template = The toy game

## Front page
new-match = A new match
choice-game = The game
choice-armies = The armies
choice-who = Who plays
game = Game
scenario = Scenario
army-of = Army of { $side }
side-number = Side { $number }
who-bot = Me against the machine
who-hot = Two of us at this screen
who-online = A friend elsewhere, by link
opponent = Opponent
bot-random = Random
bot-random-say = Any sensible answer: good for learning.
bot-greedy = Greedy
bot-greedy-say = Weighs the odds of each order.
bot-recruit = Recruit
bot-recruit-say = Overlooks more than half of what it could do.
bot-regular = Regular
bot-regular-say = Overlooks one thing in four.
bot-veteran = Veteran
bot-veteran-say = Sees everything and looks a little ahead.
bot-elite = Elite
bot-elite-say = Thinks through your answer, up to two seconds.
you-play = You play
more-settings = Dice, clock, length
typed-dice = We throw real dice and type them in
typed-say-bot = The bot agrees. You throw and type its dice too.
typed-say-hot = Tick this only if both of you at this screen agree.
typed-say-online = The other player is asked when he opens his link. Nothing is played before he answers; if he does not agree, the server throws.
typed-here = Real dice, as agreed: whoever throws types the faces.
typed-declined = The server throws the dice: real dice were not agreed.
clock = Clock for each side
no-clock = none
minutes = { $minutes } minutes
rounds = Rounds
rounds-usual = { $rounds }, the usual
rounds-some = { $rounds ->
        [one] one
       *[other] { $rounds }
    }
absence = A player who goes away may lose after
absence-after = { $minutes } minutes
absence-day = a day
absence-never = never: the match waits
start-now = Start now
making-match = Laying the table …
first-match = Guided first match
earlier-matches = Go on with a match
was-over = finished
just-begun = just begun
forget = Forget this match
record-file = Watch a record
record-file-say = A record file is verified, then replayed:
record-bad = This record does not verify ({ $problem }, line { $line }).
record-tampered = it was changed after it was written
record-truncated = it stops too early
record-other-game = it is of another game
record-other-rules = it is of another version of the rules
record-seat = it is what one side could know
record-origin = its start cannot be read
record-differs = replaying it gives something else
record-dice = its dice do not keep what was promised
record-signature = it is not the one that was signed
record-verified = Verified: rules and dice are proven, and this server kept the match.
record-unsigned = Rules and dice fit together; but nothing says who made this record, nor when.
record-other-key = Rules and dice fit together; it was signed with another key than this server's.
record-followed = The rules were followed; not all is proven.
server-key = The key of this server
server-key-say = It signs every record that this server gives out. A record with the same key was kept here and not changed since.
record-of-seat = What { $side } could know of a match still going on. The file is as it was written; only a whole record can be verified.
record-of-spectators = What spectators could know of a match still going on. The file is as it was written; only a whole record can be verified.
match-ready = The match is ready
links-say = Send each link to the one it is for: whoever has it sits there.
links-here-only = These links work on this machine only. For a friend elsewhere in your network, end the server and start it with:
links-near = These links have the address of this machine in your network.
points-told = The points, line by line
sit-down = Take my seat
spectators = Spectators
copy = Copy
copied = Copied
links = Links
to-front = To the front page
no-seat = No seat here
no-seat-say = This link opens no seat of this match. It may be mistyped, or the match is forgotten.

## The table
match-title = A match of { $game }
board-keys = The table. Arrow keys move the view, plus and minus zoom, 0 shows all. While something is placed, arrows lead it by { $one }, with Shift by { $five }; Enter confirms, Escape starts again.
board-keys-squares = The board. Arrow keys move the view, plus and minus zoom, 0 shows all. While something is placed, arrows lead it by a square and R turns it, with Shift the other way; Enter confirms, Escape starts again.
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole table
turn-table = Turn the table
panel = The match
semicolon = ;{" "}
arcs = Arcs of fire
arc-front =
    { $what ->
        [none] Front arc
       *[other] Front arc: { $what }
    }
arc-rear =
    { $what ->
        [none] Rear arc
       *[other] Rear arc: { $what }
    }
arc-left =
    { $what ->
        [none] Left side
       *[other] Left side: { $what }
    }
arc-right =
    { $what ->
        [none] Right side
       *[other] Right side: { $what }
    }
tab-record = Record
tab-units = Units
tab-words = In words
units = Units
states = States
pieces = Terrain
table-in-words = The table in words
measure-from = Measure from
measure-to = to
tape = { $used } · { $left } left
tape-squares = { $used ->
        [one] { $used } square
       *[other] { $used } squares
    } · { $left } left

## Lengths and places, in what the game measures in
length-cm = { $text } cm
length-pas = { $count ->
    [one] { $text } pace
   *[other] { $text } paces
}
length-squares = { $count ->
        [one] { $text } square
       *[other] { $text } squares
    }
spot = at { $x } { $y }
high = { $length } high
ends-here = where it stands
ends-turned = turned on the spot
wind-0 = east
wind-1 = north-east
wind-2 = north
wind-3 = north-west
wind-4 = west
wind-5 = south-west
wind-6 = south
wind-7 = south-east
table-is = The table is { $width } wide (west to east) and { $depth } deep (south to north). Positions are given from its south-west corner: east, then north.
unit-stands =
    { $figures ->
        [one] { $unit } of { $side }, 1 figure of { $strength }, { $spot }, { $states }.
       *[other] { $unit } of { $side }, { $figures } figures of { $strength }, leader { $spot }, { $states }.
    }
zone-lies = { $zone }, middle { $spot }, held by { $owner }.
enemy-away = Nearest enemy: { $unit }, { $length } to the { $direction }.
enemy-about = Nearest enemy: { $unit }, about { $length } to the { $direction }.
is-apart = { $a } and { $b } are { $length } apart, edge to edge.
judged-by-eye = From { $a } to { $b } the distance is judged by eye for now, not measured

## The question
question = What is asked
the-usual = (the usual)
hint-wanted = What would a veteran do?
hint-thinking = Thinking …
choose-for-me = Choose for me
confirm = Confirm
confirm-order = Lay them in this order
confirm-place = Put them there
start-again = Start again
do-it = { $what }: do it
earlier = { $what }: earlier
later = { $what }: later
work-out-chances = Chance to win, moment by moment
work-out-acts = Best and worst acts
working-out = Working it out: { $done } of { $of }
worked-out-in-part = Part of it could not be worked out.
chances-told = Chance to win from the first moment to the last: { $told }
chances-how = Bots play on from each moment, at least { $least } times; the bands are where the true chances lie nineteen times in twenty.
chances-draws = “=” and the grey line are draws.
act-best = Best: { $given }
act-worst = Worst: { $given }
act-next-best = Next best: { $other } (+{ $gain })
act-better = Better: { $other } (−{ $gain })
acts-none = Nobody had a choice that trials can tell apart.
rings = How far it reaches
rings-say = Rings of range and of charge round whoever is asked or chosen (G)
ring-range = range of { $what } { $length }
ring-even = { $what }: even odds up to { $length }
ring-charge = charge { $length }
ring-command = command { $length }
floors = Floors
floors-all = All floors
floor-ground = On the ground
floor-up = One floor up
floor-down = One floor down
how-cards = Drag the cards into the order you like, or move the one you are on with the arrow keys.
card-at = { $what }, card { $place } of { $count }; arrow keys move it
card-now = { $what } is card { $place } of { $count } now.
card-back = A card seen from behind
lines-of-cards = Cards as they lie
cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
  }
structure = Structure
purses = To spend
purse-after = { $left } → { $after }
costs = costs { $cost }
find-option = Find
chosen = Chosen, in this order
take-back = Take back: { $what }
how-many = Choose { $least } to { $most }
how-many-exactly = Choose { $most }
how-square-drag = Drag the unit, or click one of the lit squares. Then confirm.
how-square = Click one of the lit squares, then confirm.
how-drag = Drag the leader, or click a spot: the unit follows. Then confirm.
how-drag-one = Drag the figure, or click a spot. Then confirm.
how-aim = Click the spot to aim at, on the lit ground. Then confirm.
confirm-place-one = Put it there
confirm-turn = Turn there
looks-towards = { $direction } ({ $degrees }°)
how-turn = Click where the figure shall look, or turn it by the arrows. Then confirm.
confirm-put = Put it there
north-sign = N
confirm-aim = Aim there
corner = Corner here
corner-say = The way goes on from here, round what is in between. While dragging: W, or the right button.
which-one = Which one?
spot-fine = The rules allow it.
spot-unsure = Asking the rules …
instead-of = Nearest allowed place, because:
nearest-taken = Not there; the nearest allowed place is
ready-made = Ready-made places
what-to-place = What to put down
turn-left-square = Turn left
turn-right-square = Turn right
turn-left = Turn left by 15°
turn-right = Turn right by 15°
closed-options =
    { $count ->
        [one] One option is closed now: why?
       *[other] { $count } options are closed now: why?
    }
seen-by = Seen plainly by { $open }, in cover from { $cover }, unseen by { $not }.
seen-as-open = Seen in the open.
seen-as-cover = Seen, in cover.
seen-as-turned = In sight, but outside the arc of fire.
seen-as-hidden = Not seen.
seen-behind = Behind { $what }.
own-in-danger = { $count ->
    [one] One of your own figures may be hit.
   *[other] { $count } of your own figures may be hit.
  }
could-shoot = If it fired now
ruler = Measure
ruler-say = A ruler: drag from one base or point to another (key M)
ruler-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }
ruler-by-eye = about { $length }, by eye
remedy-shorter = Stop { $length } sooner.
remedy-round = Go round it: put a corner before it (W, right button or “Corner here”).
remedy-elsewhere = Choose a spot beside it.
secret-answer = The other side learns this only when both have answered, or never.
type-faces = Throw { $dice } and type the faces
add-face = Add a { $face }
take-off = Take the last one off
faces-done = These are the dice ({ $given } of { $wanted })
on-average = { NUMBER($mean, maximumFractionDigits: 2) } on average
open-rule = Rule { $rule }
rule-ruling = Ruling
rule-example = Example

## What is going on
your-turn = Your answer is wanted
bot-thinks = { $side } is thinking …
waits-for = Waiting for { $side }
clocks = Clocks
is-away = { $minutes ->
        [0] { $side } is away.
        [one] { $side } has been away for a minute.
       *[other] { $side } has been away for { $minutes } minutes.
    }
away-waits = The match waits.
away-clock = The clock runs on when it is their turn.
claim-in = If { $side } is not back in { $time }, you may claim the win or call it a draw.
claim-now = You may end the match.
claim-win = Claim the win
claim-draw = Call it a draw
has-gone = { $side } has left the table.
is-back = { $side } is back.
share = Share
link = Link
making-link = Making a link …
share-whole = Whoever opens this link can check and watch the whole match:
share-running = Whoever opens this link can look on and watch again what spectators may know; the whole record opens at the end:
share-ask = Whoever made this match has the link for spectators. Once the match is over, you can share all of it from here.
status-connecting = Connecting …
status-lost = The connection is lost. Trying again; nothing is lost of the match.
hand-over-title = { $side }, your turn
hand-over-say = Hand the screen over. Nothing of the table is shown until the button is pressed.
hand-over-go = I am { $side }: show me the table
undo = Take back
undo-ask = Ask to take back
undo-after-end = The seed of the dice has been told: taken back, play goes on under a new promised seed.
offer-draw = Offer a draw
concede = Concede
sure-draw-page = Offer the other side a draw?
sure-concede-page = Give the match up?
yes-do = Yes
no-dont = No
agree = I agree
decline = I do not
agree-undo = { $side } asks to take the last answer back.
agree-report = { $side } tells the report of a battle on a real table. Is it right?
asked-report = The others are asked whether the report of the battle is right.
battles = Battles
campaign-sheets = Map and sheets of the campaign
battle-past = A battle
battle-wanted = to be fought
battle-over = over
battle-abandoned = abandoned
battle-begin = Begin it
battle-go = To the battle
battle-watch = Look at it
battle-type = Type its result
battle-told = { $side } says:
battle-report = What came of it, in the form of the example
battle-report-form = This is not of the form of the example.
battle-tell = Tell the others
at-most = (at most { $most })
to-campaign = Back to the campaign
agree-draw = { $side } offers a draw.
agree-dice = { $side } wants to throw real dice and type the results. Do you agree? Nothing is played before you answer.
agree-dice-no = Let the server throw
asked-undo = You have asked to take an answer back.
asked-draw = You have offered a draw.
asked-dice = You want to throw real dice: { $side } is asked to agree. If not, the server throws.
rematch = Rematch
rematch-swap = Rematch, sides swapped
go-rematch = To the rematch

## Record and replay
record = Record
filter = Show
everything = everything
watch-again = Replay
save-record = Save
jump-here = Show this moment
replay = Replay
play = Play
pause = Pause
step-back = One step back
step-on = One step on
moment = Moment { $at } of { $count }
speed = Speed
back-to-table = Back to the match
the-end = The end
end-won = { $winner } has won
end-draw = A draw
in-figures = In figures
figures-lost = Figures lost
luck = Luck of the dice
luck-say = result instead of expected (± usual spread)
luck-none = no dice thrown
luck-of = { $sign }{ NUMBER($more, maximumFractionDigits: 1) }: { NUMBER($value, maximumFractionDigits: 1) } instead of { NUMBER($expected, maximumFractionDigits: 1) } (± { NUMBER($usual, maximumFractionDigits: 1) }) in { $dice } dice

## Problems
problem-malformed = The server did not understand this.
problem-too-large = That is too large.
problem-unknown = This link opens no seat.
problem-stale = The match has gone on meanwhile.
problem-busy = One thing at a time, please.
problem-too-many = Too fast. Wait a little.
problem-not-a-player = Spectators look on.
problem-not-asked = Nothing is asked of you now.
problem-forbidden = The server does not allow this.
problem-not-found = There is no such thing here.
problem-method = The server does not know this.
problem-no-record = There is nothing to record yet.
problem-not-a-record = This file is not a record of a match.
problem-not-stored = The server could not store it; nothing has changed. Try again.
problem-failed = Something failed; nothing has changed. Try again.
problem-slow = That took too long.
problem-wrong-setup = The match cannot be made like this.
forbidden-list = { $list }: { $why }.
problem-full = Too many look at this match.

## The guided first match
guide = First match
guide-understood = Understood
guide-skip = No more hints
guide-again = Hints again
briefing = Briefing
briefing-picture = The table from above, a few rounds into a match

# The event player
player = What happens, shown
player-pause = Pause
player-go-on = Go on
player-step = The next event only
player-skip = To the table as it is now
player-again = Again from my last turn
player-how = Pace and sound
player-pace = Pace
player-volume = Sound
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = at once
volume-0 = off
volume-25 = soft
volume-50 = medium
volume-100 = loud

# What happened since the last answer
since = Since your last answer
lately = What happened lately
acted-move = moved { $far }
acted-turn = turned
acted-place = came on the table
acted-strike = attacked { $target }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }
acted-strike-nobody = attacked nobody
acted-lose = { $unit } lost { $count }
acted-score = { $points } points for { $side }
acted-nothing = waited
acted-begun = beginning to act
acted-table = At the table:

# Ready tables
play-now = Play now
play-it = Play
set-up-myself = I set up myself

# The briefing
briefing-places = Places that count: { $places }
briefing-scores = What scores
briefing-scores-told = The text above says how it is won.
briefing-long = How long
briefing-rounds = { $rounds ->
    [one] One round.
   *[other] { $rounds } rounds.
  }
briefing-table = The table: { $wide } × { $deep } { $measure }.
measure-cm = cm
measure-inches = inches
measure-squares = squares

# After the match
course = The course of the match
course-told = Points in the course of the match. At the end: { $told }
turnings = Where it turned
course-of-points = How each side stood, from the first line of the record to the last.
course-of-losses = Nobody has scored: what each side has taken from the others, from the first line of the record to the last.
save-picture = Save a picture

# The library
was-won = won
was-lost = lost
keep-for-ever = Keep for ever
library-search = Search
library-export = Export all
library-all = Show all { $count }

# Threat
threat = Who can hurt me there
threat-none = Nobody could attack there as things stand.

## The builder of army lists
build-list = Build an army list
builder = An army list of your own
list-begin-with = Begin with
list-new-of = Nothing yet: { $book }
list-name = Name
list-points = Size
list-total = { $total } of { $most } { $measure }
list-legal = The rules allow this list.
list-kept = Kept in this browser, and brought to a match under “Armies” on the front page.
list-own = { $name } (yours)
list-share = Copy its link
list-shared = Copied
list-forget = Forget it
list-mine = Your lists
list-remove = Take out: { $name }
list-take-out = Take out
list-mend = What would help:
list-mend-remove = take out { $name }
list-mend-add = add { $name } ({ $value })
list-mend-set = { $name }, { $blank }: { $value }
list-add-to = Add to: { $group }
