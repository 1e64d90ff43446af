"""The rules of Battlefield where the shared Dust cites them by what they are for."""

from __future__ import annotations

from escarmouche.games.dust.chapters.field import Citations

OPEN = Citations(
    too_far="DB-RNG-01",
    too_near="DB-RNG-02",
    close_reach="DB-CC-01",
    sight="DB-LOS-01",
    blast="DB-BLAST-02",
    blast_on_crew="DB-BLAST-07",
    flame="DB-FLAME-04",
    flame_path="DB-FLAME-02",
    cover_of_infantry="DB-SAVE-03",
    cover_of_vehicles="DB-SAVE-03",
    infantry_save="DB-SAVE-07",
    hits_one_by_one="DB-DMG-01",
    squad_loss="DB-DMG-02",
    crew_loss="DB-DMG-05",
    box_loss="DB-DMG-06",
    last_exposed="DB-DMG-03",
    squad_gone="DB-DMG-02",
    crew_gone="DB-DMG-05",
    boxes_gone="DB-DMG-06",
    instant_kill="DB-DMG-07",
    points="DB-END-01",
    reaction="DB-REACT-01",
    reaction_turn="DB-REACT-03",
    plane_moves="DB-MOVE-03",
    suppressed="DB-SUPP-05",
    suppressed_reaction="DB-SUPP-08",
    enter="DB-SPEC-01",
    enter_large="DB-SPEC-01",
    from_reserve="DB-SPEC-08",
)
