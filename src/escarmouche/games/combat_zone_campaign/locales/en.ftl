### Sentences of linked battles.
scenario-feud = A feud
ask-role = The mission is { $mission }. Do you attack or defend?
did-role = { $side } chooses to { $raw ->
        [attacker] attack
       *[defender] defend
    }
ask-stays-behind = Those who go may be worth { $most } points. Which group stays behind?
did-stays-behind = { $side } leaves group { $raw } behind
opt-attacker = attack
opt-defender = defend
opt-firefight = a firefight
opt-extraction = an extraction
opt-hunt = a hunt
opt-sabotage = sabotage
opt-stronghold = a stronghold
battle-about = { $mission }, battle { $nth }
set-round = Battle { $value }
set-mission = The mission: { $value }
roll-kz-plan-01 = The mission
roll-kz-plan-02 = Who chooses
no-no-report = A report says who has won, what each of { $sides } lost, and who came home
no-no-such-gear = { $fighter } cannot come home with { $gear }: nobody makes it

## Mistakes in set-ups and situations
mistake-no-scenario = linked battles have no scenario called { $name }; there are: { $known }
mistake-situation-sides = { $side } is no side
mistake-situation-missing = { $id } is missing

## Words of a scene
scene-phase-mission = The mission
scene-phase-muster = Muster
scene-phase-battle = The battle
scene-wins = battles won
scene-left = left
scene-lost = lost
scene-quality-green = green
scene-quality-average = average
scene-quality-veteran = veteran
scene-quality-elite = elite
scene-column-fighter = Fighter
scene-column-group = Group
scene-column-quality = Quality
scene-column-experience = Experience
scene-column-gear = Weapons taken
scene-column-cost = Points

## The lesson
guide-welcome = The corporate patrol is yours. The first battle of the feud was lost; two remain. The sheets show who is left of each force, what each has learned and what he is worth. Any rule id, like the one beside the question, opens its rule.
guide-stays-behind = You defend in a hunt, and only part of your points may come: say which group stays behind. It is safe there, and learns nothing.
guide-role = The loser of the last battle says who attacks. Defenders mostly come with fewer points, but they wait where they like.
guide-kz-plan-01 = A die has drawn the mission of this battle.
guide-battle = A battle of Combat Zone decides. “Begin it” opens it as a match of its own, with the fighters as they are now; its end comes back here. Or fight it on a real table and choose “Type its result”: a form asks who won, what was lost and who came home. Against a bot nobody else has to agree; here, take the form.
guide-over = More battles won, then fewer points lost. The sheets show what has become of everybody. “Play” on the front page begins a feud of three battles with whole forces.
