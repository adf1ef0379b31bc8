/** One line per municipality; `read-places.ts` in the domain tells how a line is read. */
export const antwerp = `
Aartselaar|11001|antwerpen|2630 4.39 51.13
Antwerpen=Anvers|11002|antwerpen|2000 4.40 51.22|2018 4.40 51.22|2020 4.40 51.22 Antwerpen - Kiel,Havengebied Antwerpen|2030 4.40 51.22 Antwerpen,Havengebied Antwerpen|2040 4.40 51.22 Antwerpen,Berendrecht,Havengebied Antwerpen,Lillo,Zandvliet|2050 4.40 51.22 Antwerpen Linkeroever|2060 4.40 51.22|2100 4.47 51.21 Deurne|2140 4.44 51.21 Borgerhout|2150 4.49 51.19 Borsbeek|2170 4.45 51.25 Merksem|2180 4.43 51.28 Ekeren|2600 4.43 51.19 Berchem|2610 4.39 51.16 Wilrijk|2660 4.35 51.18 Hoboken
Arendonk|13001|kempen|2370 5.09 51.32
Baarle-Hertog=Baerle-Duc|13002|kempen|2387 4.90 51.41 Baarle-Hertog,Zondereigen
Balen|13003|kempen|2490 5.19 51.17|2491 5.16 51.13 Olmen
Beerse|13004|kempen|2340 4.84 51.31 Beerse,Vlimmeren
Berlaar|12002|zenne-dijle|2590 4.66 51.10
Boechout|11004|antwerpen|2530 4.51 51.16|2531 4.52 51.18 Vremde
Bonheiden|12005|zenne-dijle|2820 4.54 51.03 Bonheiden,Rijmenam
Boom|11005|antwerpen|2850 4.37 51.09
Bornem|12007|zenne-dijle|2880 4.24 51.09 Bornem,Hingene,Mariekerke,Weert
Brasschaat|11008|antwerpen|2930 4.49 51.29
Brecht|11009|antwerpen|2960 4.60 51.33 Brecht,Sint-Job-in-'t-Goor,Sint-Lenaarts|=2990
Dessel|13006|kempen|2480 5.11 51.24
Duffel|12009|antwerpen|2570 4.51 51.10
Edegem|11013|antwerpen|2650 4.44 51.16
Essen|11016|kempen|2910 4.47 51.47
Geel|13008|kempen|2440 4.99 51.16
Grobbendonk|13010|antwerpen|2280 4.73 51.19|2288 4.74 51.16 Bouwel
Heist-op-den-Berg|12014|zenne-dijle|2220 4.72 51.09 Heist-op-den-Berg,Hallaar|2221 4.77 51.05 Booischot|2222 4.73 51.10 Itegem,Wiekevorst|2223 4.69 51.03 Schriek
Hemiksem|11018|antwerpen|2620 4.34 51.14
Herentals|13011|kempen|2200 4.83 51.19 Herentals,Morkhoven,Noorderwijk
Herenthout|13012|kempen|2270 4.75 51.14
Herselt|13013|zenne-dijle|2230 4.90 51.06 Herselt,Ramsel
Hoogstraten|13014|kempen|2320 4.74 51.40|2321 4.74 51.46 Meer|2322 4.81 51.43 Minderhout|2323 4.81 51.40 Wortel|2328 4.81 51.47 Meerle
Hove|11021|antwerpen|2540 4.48 51.15
Hulshout|13016|zenne-dijle|2235 4.80 51.05 Hulshout,Houtvenne,Westmeerbeek
Kalmthout|11022|kempen|2920 4.48 51.38
Kapellen|11023|antwerpen|2950 4.43 51.33 Kapellen,Hoogboom
Kasterlee|13017|kempen|2460 4.97 51.24 Kasterlee,Lichtaart,Tielen
Kontich|11024|antwerpen|2550 4.45 51.13 Kontich,Waarloos
Laakdal|13053|limburg|2430 5.00 51.10 Eindhout,Vorst|2431 4.96 51.08 Varendonk,Veerle
Lier=Lierre|12021|antwerpen|2500 4.60 51.09 Lier,Koningshooikt
Lille|13019|kempen|2275 4.87 51.27 Lille,Gierle,Poederlee,Wechelderzande
Lint|11025|antwerpen|2547 4.49 51.13
Malle|11057|antwerpen|2390 4.71 51.30 Oostmalle,Westmalle
Mechelen=Malines|12025|zenne-dijle|2800 4.47 51.03 Mechelen,Walem|2801 4.41 51.05 Heffen|2811 4.42 51.01 Hombeek,Leest|2812 4.52 51.01 Muizen
Meerhout|13021|kempen|2450 5.08 51.13
Merksplas|13023|kempen|2330 4.86 51.36
Mol|13025|kempen|2400 5.12 51.18
Mortsel|11029|antwerpen|2640 4.46 51.17
Niel|11030|antwerpen|2845 4.33 51.11
Nijlen|12026|antwerpen|2560 4.69 51.14 Nijlen,Bevel,Kessel
Olen|13029|kempen|2250 4.86 51.14
Oud-Turnhout|13031|kempen|2360 4.98 51.32
Putte|12029|zenne-dijle|2580 4.66 51.06 Putte,Beerzel
Puurs-Sint-Amands|12041|zenne-dijle|2870 4.31 51.05 Puurs,Breendonk,Liezele,Ruisbroek|2890 4.25 51.05 Lippelo,Oppuurs,Sint-Amands
Ranst|11035|antwerpen|2520 4.60 51.18 Ranst,Broechem,Emblem,Oelegem
Ravels|13035|kempen|2380 5.02 51.38|2381 5.02 51.41 Weelde|2382 5.05 51.45 Poppel
Retie|13036|kempen|2470 5.08 51.27
Rijkevorsel|13037|kempen|2310 4.76 51.35
Rumst|11037|antwerpen|2840 4.41 51.10 Rumst,Reet,Terhagen
Schelle|11038|antwerpen|2627 4.34 51.12
Schilde|11039|antwerpen|2970 4.56 51.26 Schilde,'s-Gravenwezel
Schoten|11040|antwerpen|2900 4.50 51.25
Sint-Katelijne-Waver|12035|zenne-dijle|2860 4.51 51.06|2861 4.58 51.06 Onze-Lieve-Vrouw-Waver
Stabroek|11044|antwerpen|2940 4.40 51.31 Stabroek,Hoevenen
Turnhout|13040|kempen|2300 4.95 51.32
Vorselaar|13044|kempen|2290 4.77 51.20
Vosselaar|13046|kempen|2350 4.89 51.31
Westerlo|13049|kempen|2260 4.91 51.14 Westerlo,Oevel,Tongerlo,Zoerle-Parwijs
Wijnegem|11050|antwerpen|2110 4.52 51.23
Willebroek|12040|zenne-dijle|2830 4.37 51.06 Willebroek,Blaasveld,Heindonk,Tisselt
Wommelgem|11052|antwerpen|2160 4.52 51.20
Wuustwezel|11053|kempen|2990 4.64 51.40 Wuustwezel,Loenhout
Zandhoven|11054|kempen|2240 4.64 51.20 Zandhoven,Massenhoven,Viersel|2242 4.70 51.23 Pulderbos|2243 4.70 51.20 Pulle
Zoersel|11055|antwerpen|2980 4.65 51.24 Zoersel,Halle
`;
