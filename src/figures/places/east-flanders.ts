/** One line per municipality; `read-places.ts` in the domain tells how a line is read. */
export const eastFlanders = `
Aalst=Alost|41002|midden-vlaanderen|9300 4.04 50.94|9308 4.04 50.98 Gijzegem,Hofstade|9310 4.14 50.96 Baardegem,Herdersem,Meldert,Moorsel|9320 4.06 50.92 Erembodegem,Nieuwerkerken
Aalter|44084|imewo|9880 3.42 51.09 Aalter,Lotenhulle,Poeke|9881 3.50 51.09 Bellem|9910 3.41 51.14 Knesselare,Ursel
Assenede|43002|imewo|9960 3.76 51.23|9961 3.71 51.25 Boekhoute|9968 3.68 51.23 Bassevelde,Oosteeklo
Berlare|42003|imewo|9290 4.01 51.03 Berlare,Overmere,Uitbergen
Beveren-Kruibeke-Zwijndrecht|46030|midden-vlaanderen|2070@antwerpen 4.34 51.20 Zwijndrecht,Burcht|9120 4.24 51.18 Beveren,Haasdonk,Kallo,Melsele,Vrasene|9130 4.25 51.32 Doel,Kallo,Kieldrecht,Verrebroek|9150 4.29 51.15 Kruibeke,Bazel,Rupelmonde
Brakel|45059|midden-vlaanderen|9660 3.76 50.80 Brakel,Elst,Everbeek,Michelbeke,Nederbrakel,Opbrakel,Zegelsem|9661 3.80 50.78 Parike
Buggenhout|42004|midden-vlaanderen|9255 4.19 51.01 Buggenhout,Opdorp
Deinze|44083|imewo|9800 3.56 50.98 Deinze,Astene,Bachte-Maria-Leerne,Gottem,Grammene,Meigem,Petegem-aan-de-Leie,Sint-Martens-Leerne,Vinkt,Wontergem,Zeveren|9850 3.53 51.07 Hansbeke,Landegem,Merendree,Nevele,Poesele,Vosselare
Denderleeuw|41011|midden-vlaanderen|9470 4.07 50.88|9472 4.04 50.87 Iddergem|9473 4.04 50.90 Welle
Dendermonde=Termonde|42006|midden-vlaanderen|9200 4.06 51.03 Dendermonde,Appels,Baasrode,Grembergen,Mespelare,Oudegem,Schoonaarde,Sint-Gillis-bij-Dendermonde
Destelbergen|44013|imewo|9070 3.80 51.06 Destelbergen,Heusden
Eeklo|43005|imewo|9900 3.57 51.18
Erpe-Mere|41082|midden-vlaanderen|9420 3.94 50.89 Erpe,Mere,Aaigem,Bambrugge,Burst,Erondegem,Ottergem,Vlekkem
Evergem|44019|imewo|9940 3.75 51.18 Evergem,Ertvelde,Kluizen,Sleidinge
Gavere|44020|west|9890 3.72 50.93 Gavere,Asper,Baaigem,Dikkelvenne,Semmerzake,Vurste
Gent=Gand|44021|imewo|9000 3.71 51.04|9030 3.68 51.07 Mariakerke|9031 3.64 51.05 Drongen|9032 3.70 51.09 Wondelgem|9040 3.75 51.06 Sint-Amandsberg|9041 3.76 51.10 Oostakker|9042 3.78 51.12 Desteldonk,Mendonk,Sint-Kruis-Winkel|9050 3.76 51.04 Gentbrugge,Ledeberg|9051 3.66 51.03 Afsnee,Sint-Denijs-Westrem|9052 3.70 51.00 Zwijnaarde
Geraardsbergen=Grammont|41018|midden-vlaanderen|9500 3.88 50.77 Geraardsbergen,Goeferdinge,Moerbeke,Nederboelare,Onkerzele,Ophasselt,Overboelare,Viane,Zarlardinge|9506 3.95 50.79 Grimminge,Idegem,Nieuwenhove,Schendelbeke,Smeerebbe-Vloerzegem,Waarbeke,Zandbergen
Haaltert|41024|midden-vlaanderen|9450 4.01 50.88 Haaltert,Denderhoutem,Heldergem|9451 3.98 50.88 Kerksken
Hamme|42008|midden-vlaanderen|9220 4.12 51.09 Hamme,Moerzeke
Herzele|41027|midden-vlaanderen|9550 3.89 50.89 Herzele,Hillegem,Sint-Antelinks,Sint-Lievens-Esse,Steenhuize-Wijnhuize,Woubrechtegem|9551 3.91 50.89 Ressegem|9552 3.89 50.90 Borsbeke
Horebeke|45062|west|9667 3.69 50.83 Sint-Kornelis-Horebeke,Sint-Maria-Horebeke
Kaprijke|43007|imewo|9970 3.62 51.23|9971 3.63 51.19 Lembeke
Kluisbergen|45060|west|9690 3.51 50.79 Berchem,Kwaremont,Ruien,Zulzeke
Kruisem|45068|west|9750 3.59 50.90 Huise,Ouwegem,Zingem|9770 3.54 50.92 Kruishoutem|9771 3.51 50.89 Nokere|9772 3.56 50.89 Wannegem-Lede
Laarne|42010|imewo|9270 3.92 51.04 Laarne,Kalken
Lebbeke|42011|midden-vlaanderen|9280 4.10 51.00 Lebbeke,Denderbelle,Wieze
Lede|41034|imewo|9340 3.95 50.96 Lede,Impe,Oordegem,Smetlede,Wanzele
Lierde|45063|midden-vlaanderen|9570 3.84 50.79 Deftinge,Sint-Maria-Lierde|9571 3.86 50.81 Hemelveerdegem|9572 3.82 50.80 Sint-Martens-Lierde
Lievegem|44085|imewo|9920 3.61 51.10 Lovendegem|9921 3.64 51.09 Vinderhoute|9930 3.56 51.12 Zomergem|9931 3.53 51.15 Oostwinkel|9932 3.55 51.13 Ronsele|9950 3.61 51.15 Waarschoot
Lochristi|44087|imewo|9080 3.88 51.08 Lochristi,Beervelde,Zaffelare,Zeveneken|9185 3.86 51.17 Wachtebeke
Lokeren|46029|imewo|9160 3.98 51.13 Lokeren,Daknam,Eksaarde|9180 3.94 51.17 Moerbeke
Maarkedal|45064|west|9680 3.63 50.81 Etikhove,Maarke-Kerkem|9681 3.60 50.80 Nukerke|9688 3.68 50.81 Schorisse
Maldegem|43010|imewo|9990 3.42 51.23|9991 3.49 51.20 Adegem|9992 3.41 51.26 Middelburg
Merelbeke-Melle|44088|imewo|9090 3.80 50.98 Melle,Gontrode|9820 3.76 50.96 Merelbeke,Bottelare,Lemberge,Melsen,Munte,Schelderode
Nazareth-De Pinte|44086|imewo|9810 3.64 50.96 Nazareth,Eke|9840 3.65 50.99 De Pinte,Zevergem
Ninove|41048|midden-vlaanderen|9400 3.97 50.82 Ninove,Appelterre-Eichem,Denderwindeke,Lieferinge,Nederhasselt,Okegem,Voorde|9401 4.00 50.82 Pollare|9402 4.05 50.82 Meerbeke|9403 4.06 50.80 Neigem|9404 3.96 50.84 Aspelare|9406 4.00 50.85 Outer
Oosterzele|44052|imewo|9860 3.79 50.93 Oosterzele,Balegem,Gijzenzele,Landskouter,Moortsele,Scheldewindeke
Oudenaarde=Audenarde|45035|west|9700 3.60 50.85 Oudenaarde,Bevere,Edelare,Eine,Ename,Heurne,Leupegem,Mater,Melden,Mullem,Nederename,Volkegem,Welden
Ronse=Renaix|45041|west|9600 3.60 50.75
Sint-Gillis-Waas|46020|midden-vlaanderen|9170 4.09 51.26 Sint-Gillis-Waas,De Klinge,Meerdonk,Sint-Pauwels
Sint-Laureins|43014|imewo|9980 3.54 51.23|9981 3.53 51.27 Sint-Margriete|9982 3.58 51.27 Sint-Jan-in-Eremo|9988 3.59 51.29 Waterland-Oudeman,Watervliet
Sint-Lievens-Houtem|41063|imewo|9520 3.87 50.94 Sint-Lievens-Houtem,Bavegem,Vlierzele,Zonnegem|9521 3.88 50.93 Letterhoutem
Sint-Martens-Latem|44064|imewo|9830 3.63 51.01|9831 3.61 51.00 Deurle
Sint-Niklaas=Saint-Nicolas|46021|midden-vlaanderen|9100 4.18 51.19 Sint-Niklaas,Nieuwkerken-Waas|9111 4.09 51.16 Belsele|9112 3.98 51.19 Sinaai
Stekene|46024|midden-vlaanderen|9190 4.08 51.21 Stekene,Kemzeke
Temse=Tamise|46025|midden-vlaanderen|9140 4.15 51.12 Temse,Elversele,Steendorp,Tielrode
Waasmunster|42023|midden-vlaanderen|9250 4.08 51.11
Wetteren|42025|imewo|9230 3.87 50.98 Wetteren,Massemen,Westrem
Wichelen|42026|imewo|9260 3.93 51.01 Wichelen,Schellebelle,Serskamp
Wortegem-Petegem|45061|west|9790 3.54 50.82 Wortegem,Elsegem,Moregem,Ooike,Petegem-aan-de-Schelde
Zele|42028|imewo|9240 4.04 51.07
Zelzate|43018|imewo|9060 3.81 51.20
Zottegem|41081|midden-vlaanderen|9620 3.81 50.89 Zottegem,Elene,Erwetegem,Godveerdegem,Grotenberge,Leeuwergem,Oombergen,Sint-Goriks-Oudenhove,Sint-Maria-Oudenhove,Strijpen,Velzeke-Ruddershove
Zulte|44081|west|9870 3.49 50.96 Zulte,Machelen,Olsene
Zwalm=Zwalin|45065|west|9630 3.72 50.90 Beerlegem,Dikkele,Hundelgem,Meilegem,Munkzwalm,Paulatem,Roborst,Rozebeke,Sint-Blasius-Boekel,Sint-Denijs-Boekel,Sint-Maria-Latem|9636 3.69 50.89 Nederzwalm-Hermelgem
`;
