### Les phrases de Frostbite.
no-no-route = Aucune voie ne mène de { $here } à { $there }
no-not-this-hq = { $there } est le QG d'un autre joueur
no-cut-off = Aucune ligne d'approvisionnement ne relie { $here } à { $hq }
mistake-front-players = Frostbite se joue de { $least } à { $most }, non à { $given }
