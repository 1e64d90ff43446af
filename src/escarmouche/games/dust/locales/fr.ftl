## Mistakes in books, lists, maps and set-ups
mistake-no-range = { $where } : { $range } n'est pas une portée : un nombre, deux avec un tiret, ou C
mistake-armour-limits = { $where } : { $rule } : l'armure de { $type } va de 1 à { $most }, et n'est pas { $armour }
mistake-no-capacity = { $where } : DT-CARD-04 : pour { $type }, il faut une capacité de dommages
mistake-no-models = { $where } : DT-CARD-04 : il faut à une escouade son nombre de figurines
mistake-no-weapon-lines = { $where } : DT-CARD-01 : il faut à une carte des lignes d'armes
mistake-no-unit-of-book = le livre { $book } n'a pas d'unité { $unit }
mistake-entry-twice = { $where } : { $unit } figure deux fois
mistake-number-of-cells = { $where } : { $rule } : il faut { $wanted } cellules, il y en a { $given }
mistake-no-cell = { $where } : DT-CARD-08 : { $cell } n'est pas dés/dommages, B/dommages, dés/N ou -
mistake-no-unit-there = { $where } : le livre { $book } n'a pas d'unité { $unit }
mistake-unit-not-known = { $where } : le livre { $book } n'a pas d'unité { $unit } : on n'en connaît pas : { $missing }
mistake-fort-of-unit = { $where } : un fort est { $bunker } ou { $strongpoint }, et non { $fort }
mistake-no-fortification-there = { $where } : { $fort } n'est pas une fortification : { $bunker }, { $strongpoint }
mistake-unit-of-another-bloc = { $where } : le livre { $book } n'a pas d'unité { $unit } : DT-SETUP-04 : c'est une unité de { $bloc }, et une armée est d'un seul bloc
mistake-no-option-of-unit = { $where } : { $unit } n'a pas d'option { $option }
mistake-no-other-unit = { $where } : { $key } ne nomme pas une autre unité de la liste
