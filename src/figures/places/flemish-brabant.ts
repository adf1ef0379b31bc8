/** One line per municipality; `read-places.ts` in the domain tells how a line is read. */
export const flemishBrabant = `
Aarschot|24001|zenne-dijle|3200 4.82 50.98 Aarschot,Gelrode|3201 4.89 51.01 Langdorp|3202 4.90 50.98 Rillaar
Affligem|23105|halle-vilvoorde|1790 4.12 50.90 Essene,Hekelgem,Teralfene
Asse|23002|halle-vilvoorde|1730 4.18 50.91 Asse,Bekkerzeel,Kobbegem,Mollem|1731 4.28 50.90 Relegem,Zellik
Beersel|23003|halle-vilvoorde|1650 4.31 50.77|1651 4.27 50.77 Lot|1652 4.33 50.74 Alsemberg|1653 4.30 50.73 Dworp|1654 4.27 50.75 Huizingen
Begijnendijk|24007|zenne-dijle|3130 4.78 51.02 Begijnendijk,Betekom
Bekkevoort|24008|zenne-dijle|3460 5.01 50.95 Bekkevoort,Assent|3461 4.95 50.92 Molenbeek-Wersbeek
Bertem|24009|zenne-dijle|3060 4.63 50.87 Bertem,Korbeek-Dijle|3061 4.59 50.84 Leefdaal
Bever=Biévène|23009|midden-vlaanderen|1547 3.94 50.72
Bierbeek|24011|zenne-dijle|3360 4.77 50.82 Bierbeek,Korbeek-Lo,Lovenjoel,Opvelp
Boortmeerbeek|24014|zenne-dijle|3190 4.58 50.98|3191 4.56 50.99 Hever
Boutersem|24016|zenne-dijle|3370 4.83 50.85 Boutersem,Kerkom,Neervelp,Roosbeek,Vertrijk,Willebringen
Diest|24020|zenne-dijle|3290 5.10 51.04 Diest,Deurne,Schaffen,Webbekom|3293 5.03 50.98 Kaggevinne|3294 5.02 51.01 Molenstede
Dilbeek|23016|halle-vilvoorde|1700 4.27 50.84 Dilbeek,Sint-Martens-Bodegem,Sint-Ulriks-Kapelle|1701 4.25 50.84 Itterbeek|1702 4.26 50.87 Groot-Bijgaarden|1703 4.20 50.84 Schepdaal
Drogenbos|23098|halle-vilvoorde|1620 4.32 50.79
Geetbets|24028|zenne-dijle|3450 5.10 50.90 Geetbets,Grazen|3454 5.16 50.89 Rummen
Glabbeek|24137|zenne-dijle|3380 4.96 50.85 Bunsbeek,Glabbeek-Zuurbemde|3381 4.96 50.89 Kapellen|3384 4.92 50.87 Attenrode
Grimbergen|23025|halle-vilvoorde|1850 4.40 50.95|1851 4.38 50.97 Humbeek|1852 4.36 50.95 Beigem|1853 4.34 50.91 Strombeek-Bever
Haacht|24033|zenne-dijle|3150 4.64 50.98 Haacht,Tildonk,Wespelaar
Halle=Hal|23027|halle-vilvoorde|1500 4.24 50.74|1501 4.26 50.74 Buizingen|1502 4.21 50.71 Lembeek
Herent|24038|zenne-dijle|3020 4.67 50.91 Herent,Veltem-Beisem,Winksele
Hoegaarden|24041|zenne-dijle|3320 4.88 50.79 Hoegaarden,Meldert|3321 4.92 50.77 Outgaarden
Hoeilaart|23033|zenne-dijle|1560 4.47 50.77
Holsbeek|24043|zenne-dijle|3220 4.76 50.92 Holsbeek,Kortrijk-Dutsel,Sint-Pieters-Rode|3221 4.83 50.95 Nieuwrode
Huldenberg|24045|zenne-dijle|3040 4.58 50.80 Huldenberg,Loonbeek,Neerijse,Ottenburg,Sint-Agatha-Rode
Kampenhout|23038|zenne-dijle|1910 4.55 50.94 Kampenhout,Berg,Buken,Nederokkerzeel
Kapelle-op-den-Bos|23039|halle-vilvoorde|1880 4.36 51.01 Kapelle-op-den-Bos,Nieuwenrode,Ramsdonk
Keerbergen|24048|zenne-dijle|3140 4.63 51.00
Kortenaken|24054|zenne-dijle|3470 5.07 50.91 Kortenaken,Ransberg|3471 5.00 50.87 Hoeleden|3472 5.01 50.89 Kersbeek-Miskom|3473 5.00 50.91 Waanrode
Kortenberg|24055|zenne-dijle|3070 4.54 50.88|3071 4.58 50.91 Erps-Kwerps|3078 4.55 50.87 Everberg,Meerbeek
Kraainem|23099|halle-vilvoorde|1950 4.47 50.86
Landen|24059|zenne-dijle|3400 5.01 50.79 Landen,Eliksem,Ezemaal,Laar,Neerwinden,Overwinden,Rumsdorp,Wange|3401 5.06 50.73 Waasmont,Walsbets,Walshoutem,Wezeren|3404 5.10 50.77 Attenhoven,Neerlanden
Lennik|23104|halle-vilvoorde|1750 4.19 50.80 Gaasbeek,Sint-Kwintens-Lennik,Sint-Martens-Lennik
Leuven=Louvain|24062|zenne-dijle|3000 4.69 50.88|3001 4.69 50.85 Heverlee|3010 4.73 50.89 Kessel-Lo|3012 4.71 50.91 Wilsele|3018 4.70 50.93 Wijgmaal
Liedekerke|23044|halle-vilvoorde|1770 4.09 50.87
Linkebeek|23100|halle-vilvoorde|1630 4.33 50.77
Linter|24133|zenne-dijle|3350 5.05 50.84 Drieslinter,Melkwezer,Neerhespen,Neerlinter,Orsmaal-Gussenhoven,Overhespen,Wommersom
Londerzeel|23045|halle-vilvoorde|1840 4.30 51.01 Londerzeel,Malderen,Steenhuffel
Lubbeek|24066|zenne-dijle|3210 4.78 50.90 Lubbeek,Linden|3211 4.89 50.87 Binkom|3212 4.79 50.87 Pellenberg
Machelen|23047|halle-vilvoorde|1830 4.44 50.91|1831 4.44 50.89 Diegem
Meise|23050|halle-vilvoorde|1860 4.33 50.93|1861 4.31 50.95 Wolvertem
Merchtem|23052|halle-vilvoorde|1785 4.27 50.93 Merchtem,Brussegem,Hamme
Opwijk|23060|halle-vilvoorde|1745 4.17 50.94 Opwijk,Mazenzele
Oud-Heverlee|24086|zenne-dijle|3050 4.67 50.82|3051 4.65 50.81 Sint-Joris-Weert|3052 4.71 50.83 Blanden|3053 4.73 50.82 Haasrode|3054 4.69 50.82 Vaalbeek
Overijse|23062|zenne-dijle|3090 4.54 50.77
Pajottegem|23106|halle-vilvoorde|1540 4.10 50.75 Herfelingen,Herne|1541 4.00 50.71 Sint-Pieters-Kapelle|1570 3.97 50.75 Galmaarden,Tollembeek,Vollezele|1755 4.10 50.80 Gooik,Kester,Leerbeek,Oetingen
Pepingen|23064|halle-vilvoorde|1670 4.14 50.74 Pepingen,Bogaarden,Heikruis|1671 4.17 50.78 Elingen|1673 4.19 50.74 Beert|1674 4.16 50.74 Bellingen
Roosdaal|23097|halle-vilvoorde|1760 4.11 50.82|1761 4.14 50.85 Borchtlombeek
Rotselaar|24094|zenne-dijle|3110 4.71 50.95|3111 4.77 50.95 Wezemaal|3118 4.70 50.97 Werchter
Scherpenheuvel-Zichem=Montaigu-Zichem|24134|zenne-dijle|3270 4.95 50.97 Scherpenheuvel|3271 4.98 51.03 Zichem,Averbode|3272 4.92 50.99 Messelbroek,Testelt
Sint-Genesius-Rode=Rhode-Saint-Genèse|23101|halle-vilvoorde|1640 4.35 50.75
Sint-Pieters-Leeuw|23077|halle-vilvoorde|1600 4.20 50.78 Sint-Pieters-Leeuw,Oudenaken,Sint-Laureins-Berchem|1601 4.30 50.78 Ruisbroek|1602 4.24 50.81 Vlezenbeek
Steenokkerzeel|23081|halle-vilvoorde|1820 4.48 50.92 Steenokkerzeel,Melsbroek,Perk
Ternat|23086|halle-vilvoorde|1740 4.18 50.87|1741 4.16 50.86 Wambeek|1742 4.15 50.87 Sint-Katherina-Lombeek
Tervuren|24104|zenne-dijle|3080 4.55 50.81 Tervuren,Duisburg,Vossem
Tielt-Winge|24135|zenne-dijle|3390 4.86 50.93 Tielt,Houwaart,Sint-Joris-Winge|3391 4.92 50.90 Meensel-Kiezegem
Tienen=Tirlemont|24107|zenne-dijle|3300 4.93 50.78 Tienen,Bost,Goetsenhoven,Hakendover,Kumtich,Oorbeek,Oplinter,Sint-Margriete-Houtem,Vissenaken
Tremelo|24109|zenne-dijle|3120 4.68 50.99|3128 4.75 51.01 Baal
Vilvoorde=Vilvorde|23088|halle-vilvoorde|1800 4.46 50.93 Vilvoorde,Peutie
Wemmel|23102|halle-vilvoorde|1780 4.31 50.91
Wezembeek-Oppem|23103|halle-vilvoorde|1970 4.49 50.84
Zaventem|23094|halle-vilvoorde|1930 4.51 50.88 Zaventem,Nossegem|1932 4.44 50.87 Sint-Stevens-Woluwe|1933 4.52 50.85 Sterrebeek
Zemst|23096|halle-vilvoorde|1980 4.46 50.96 Zemst,Eppegem|1981 4.50 50.99 Hofstade|1982 4.51 50.97 Elewijt,Weerde
Zoutleeuw=Léau|24130|zenne-dijle|3440 5.09 50.87 Zoutleeuw,Budingen,Dormaal,Halle-Booienhoven,Helen-Bos
`;
