## Mistakes in books, lists, maps and set-ups
mistake-no-range = { $where }: { $range } is no range: a number, two with a dash, or C
mistake-armour-limits = { $where }: { $rule }: armour of { $type } is 1 to { $most }, not { $armour }
mistake-no-capacity = { $where }: DT-CARD-04: a { $type } needs a damage capacity
mistake-no-models = { $where }: DT-CARD-04: a squad needs its number of models
mistake-no-weapon-lines = { $where }: DT-CARD-01: a card needs weapon lines
mistake-no-unit-of-book = the book { $book } has no unit { $unit }
mistake-entry-twice = { $where }: { $unit } stands twice
mistake-number-of-cells = { $where }: { $rule }: { $wanted } cells are wanted, { $given } are there
mistake-no-cell = { $where }: DT-CARD-08: { $cell } is no cell: dice/damage, B/damage, dice/N or -
mistake-no-unit-there = { $where }: the book { $book } has no unit { $unit }
mistake-unit-not-known = { $where }: the book { $book } has no unit { $unit }: not known of it: { $missing }
mistake-fort-of-unit = { $where }: a fort is { $bunker } or { $strongpoint }, not { $fort }
mistake-no-fortification-there = { $where }: { $fort } is no fortification: { $bunker }, { $strongpoint }
mistake-unit-of-another-bloc = { $where }: the book { $book } has no unit { $unit }: DT-SETUP-04: it is a unit of { $bloc }, and an army is of one bloc
mistake-no-option-of-unit = { $where }: { $unit } has no option { $option }
mistake-no-other-unit = { $where }: { $key } names no other unit of the list
