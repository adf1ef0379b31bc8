/** One line per municipality; `read-places.ts` in the domain tells how a line is read. */
export const westFlanders = `
Alveringem|38002|west|8690 2.72 51.02 Alveringem,Hoogstade,Oeren,Sint-Rijkers|8691 2.67 50.98 Beveren-aan-den-IJzer,Gijverinkhove,Izenberge,Leisele,Stavele
Anzegem|34002|west|8570 3.46 50.84 Anzegem,Gijzelbrechtegem,Ingooigem,Vichte|8572 3.50 50.81 Kaster|8573 3.47 50.81 Tiegem
Ardooie|37020|west|8850 3.20 50.97|8851 3.20 51.01 Koolskamp
Avelgem|34003|west|8580 3.45 50.78|8581 3.51 50.80 Kerkhove,Waarmaarde|8582 3.43 50.76 Outrijve|8583 3.41 50.75 Bossuit
Beernem|31003|imewo|8730 3.31 51.13 Beernem,Oedelem,Sint-Joris
Blankenberge|31004|imewo|8370 3.13 51.32 Blankenberge,Uitkerke
Bredene|35002|imewo|8450 2.97 51.24
Brugge=Bruges|31005|imewo|8000 3.21 51.21 Brugge,Koolkerke|8200 3.18 51.19 Sint-Andries,Sint-Michiels|8310 3.26 51.19 Assebroek,Sint-Kruis|8380 3.23 51.27 Dudzele,Lissewege,Zeebrugge
Damme|31006|imewo|8340 3.29 51.26 Damme,Hoeke,Lapscheure,Moerkerke,Oostkerke,Sijsele
De Haan|35029|imewo|8420 3.00 51.24 Klemskerke,Wenduine|8421 3.06 51.26 Vlissegem
De Panne=La Panne|38008|west|8660 2.59 51.07 De Panne,Adinkerke
Deerlijk|34009|west|8540 3.36 50.84
Dentergem|37002|west|8720 3.40 50.97 Dentergem,Markegem,Oeselgem,Wakken
Diksmuide=Dixmude|32003|west|8600 2.87 51.05 Diksmuide,Beerst,Esen,Kaaskerke,Keiem,Lampernisse,Leke,Nieuwkapelle,Oostkerke,Oudekapelle,Pervijze,Sint-Jacobs-Kapelle,Stuivekenskerke,Vladslo,Woumen
Gistel|35005|west|8470 2.97 51.16 Gistel,Moere,Snaaskerke,Zevekote
Harelbeke|34013|west|8530 3.34 50.83|8531 3.31 50.88 Bavikhove,Hulste
Heuvelland|33039|west|8950 2.85 50.77 Nieuwkerke|8951 2.78 50.77 Dranouter|8952 2.84 50.77 Wulvergem|8953 2.91 50.78 Wijtschate|8954 2.74 50.80 Westouter|8956 2.84 50.80 Kemmel|8958 2.78 50.78 Loker
Hooglede|36006|west|8830 3.11 51.00 Hooglede,Gits
Houthulst|32006|west|8650 2.94 50.97 Houthulst,Klerken,Merkem
Ichtegem|35006|west|8480 3.06 51.15 Ichtegem,Bekegem,Eernegem
Ieper=Ypres|33011|west|8900 2.85 50.87 Ieper,Brielen,Dikkebus,Sint-Jan|8902 2.94 50.81 Hollebeke,Voormezele,Zillebeke|8904 2.86 50.89 Boezinge,Zuidschote|8906 2.81 50.88 Elverdinge|8908 2.81 50.85 Vlamertinge
Ingelmunster|36007|west|8770 3.26 50.92
Izegem|36008|west|8870 3.22 50.93 Izegem,Emelgem,Kachtem
Jabbeke|31012|imewo|8490 3.09 51.18 Jabbeke,Snellegem,Stalhille,Varsenare,Zerkegem
Knokke-Heist|31043|imewo|8300 3.32 51.35 Knokke,Westkapelle|8301 3.25 51.31 Heist,Ramskapelle
Koekelare|32010|west|8680 2.96 51.06 Koekelare,Bovekerke,Zande
Koksijde|38014|west|8670 2.64 51.11 Koksijde,Oostduinkerke,Wulpen
Kortemark|32011|west|8610 3.00 51.03 Kortemark,Handzame,Werken,Zarren
Kortrijk=Courtrai|34022|west|8500 3.28 50.82|8501 3.23 50.82 Bissegem,Heule|8510 3.28 50.78 Bellegem,Kooigem,Marke,Rollegem|8511 3.22 50.78 Aalbeke
Kuurne|34023|west|8520 3.27 50.86
Langemark-Poelkapelle|33040|west|8920 2.86 50.93 Langemark,Poelkapelle,Bikschote
Ledegem|36010|west|8880 3.12 50.87 Ledegem,Rollegem-Kapelle,Sint-Eloois-Winkel
Lendelede|34025|west|8860 3.23 50.89
Lichtervelde|36011|imewo|8810 3.14 51.03
Lo-Reninge|32030|west|8647 2.76 50.99 Lo,Reninge,Noordschote,Pollinkhove
Menen=Menin|34027|west|8930 3.19 50.79 Menen,Lauwe,Rekkem
Mesen=Messines|33016|west|8957 2.90 50.76
Middelkerke|35011|west|8430 2.81 51.18|8431 2.84 51.18 Wilskerke|8432 2.88 51.17 Leffinge|8433 2.82 51.13 Mannekensvere,Schore,Sint-Pieters-Kapelle,Slijpe|8434 2.75 51.15 Lombardsijde,Westende|=8680
Moorslede|36012|west|8890 3.11 50.85 Moorslede,Dadizele
Nieuwpoort=Nieuport|38016|west|8620 2.73 51.14 Nieuwpoort,Ramskapelle,Sint-Joris
Oostende=Ostende|35013|imewo|8400 2.92 51.23 Oostende,Stene,Zandvoorde
Oostkamp|31022|imewo|8020 3.26 51.11 Oostkamp,Hertsberge,Ruddervoorde,Waardamme
Oostrozebeke|37010|west|8780 3.35 50.93
Oudenburg|35014|west|8460 3.04 51.20 Oudenburg,Ettelgem,Roksem,Westkerke
Pittem|37011|west|8740 3.25 51.02 Pittem,Egem
Poperinge|33021|west|8970 2.72 50.84 Poperinge,Reningelst|8972 2.67 50.90 Krombeke,Proven,Roesbrugge-Haringe|8978 2.64 50.85 Watou
Roeselare=Roulers|36015|west|8800 3.14 50.97 Roeselare,Beveren,Oekene,Rumbeke
Spiere-Helkijn=Espierres-Helchin|34043|west|8587 3.35 50.73 Helkijn=Helchin,Spiere=Espierres
Staden|36019|west|8840 3.06 50.94 Staden,Oostnieuwkerke,Westrozebeke
Tielt|37022|west|8700 3.41 51.00 Tielt,Aarsele,Kanegem,Schuiferskapelle|8760 3.29 50.95 Meulebeke
Torhout|31033|west|8820 3.09 51.06
Veurne=Furnes|38025|west|8630 2.75 51.06 Veurne,Avekapelle,Booitshoeke,Bulskamp,De Moeren,Eggewaartskapelle,Houtem,Steenkerke,Vinkem,Wulveringem,Zoutenaaie
Vleteren|33041|west|8640 2.75 50.92 Oostvleteren,Westvleteren,Woesten
Waregem|34040|west|8790 3.43 50.88|8791 3.34 50.87 Beveren|8792 3.37 50.88 Desselgem|8793 3.40 50.91 Sint-Eloois-Vijve
Wervik|33029|west|8940 3.07 50.83 Wervik,Geluwe
Wevelgem|34041|west|8560 3.20 50.84 Wevelgem,Gullegem,Moorsele
Wielsbeke|37017|west|8710 3.33 50.89 Wielsbeke,Ooigem,Sint-Baafs-Vijve
Wingene|37021|west|8750 3.28 51.07 Wingene,Zwevezele|8755 3.38 51.06 Ruiselede
Zedelgem|31040|imewo|8210 3.20 51.16 Zedelgem,Loppem,Veldegem|8211 3.09 51.12 Aartrijke
Zonnebeke|33037|west|8980 3.03 50.85 Zonnebeke,Beselare,Geluveld,Passendale,Zandvoorde
Zuienkerke|31042|imewo|8377 3.11 51.24 Zuienkerke,Houtave,Meetkerke,Nieuwmunster
Zwevegem|34042|west|8550 3.34 50.80|8551 3.41 50.78 Heestert|8552 3.38 50.78 Moen|8553 3.42 50.81 Otegem|8554 3.35 50.76 Sint-Denijs
`;
