### Sentences of Frostbite.
no-no-route = No route leads from { $here } to { $there }
no-not-this-hq = { $there } is the HQ of another player
no-cut-off = No supply line joins { $here } to { $hq }
mistake-front-players = Frostbite is played by { $least } to { $most } players, not by { $given }
