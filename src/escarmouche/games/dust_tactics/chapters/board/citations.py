"""The rules of the grid where the shared Dust cites them by what they are for."""

from __future__ import annotations

from escarmouche.games.dust.chapters.field import Citations

GRID = Citations(
    too_far="DT-RNG-01",
    too_near="DT-RNG-03",
    close_reach="DT-RNG-04",
    sight="DT-LOS-01",
    blast="DT-HIT-05",
    blast_on_crew="DT-HIT-06",
    flame="DT-HIT-07",
    flame_path="DT-HIT-08",
    cover_of_infantry="DT-SAVE-05",
    cover_of_vehicles="DT-SAVE-06",
    infantry_save="DT-SAVE-07",
    hits_one_by_one="DT-DMG-01",
    squad_loss="DT-DMG-02",
    crew_loss="DT-DMG-03",
    box_loss="DT-DMG-04",
    last_exposed="DT-DMG-02",
    squad_gone="DT-DMG-05",
    crew_gone="DT-DMG-05",
    boxes_gone="DT-DMG-05",
    instant_kill="DT-DMG-06",
    points="DT-END-02",
    reaction="DT-REACT-01",
    reaction_turn="DT-REACT-04",
    plane_moves="DT-MOVE-09",
    suppressed="DT-CC-03",
    suppressed_reaction="DT-REACT-03",
    enter="DT-SETUP-05",
    enter_large="DT-SETUP-06",
    from_reserve="DT-SETUP-10",
)
