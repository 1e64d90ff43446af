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
