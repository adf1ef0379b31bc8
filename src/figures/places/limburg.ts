/** One line per municipality; `read-places.ts` in the domain tells how a line is read. */
export const limburg = `
Alken|73001|limburg|3570 5.31 50.88
As|71002|limburg|3665 5.57 51.00|3668 5.62 51.02 Niel-bij-As
Beringen|71004|limburg|3580 5.22 51.05|3581 5.24 51.09 Beverlo|3582 5.27 51.07 Koersel|3583 5.16 51.05 Paal
Bilzen-Hoeselt|73110|limburg|3730 5.49 50.85 Hoeselt,Romershoven,Sint-Huibrechts-Hern,Werm|3732 5.45 50.84 Schalkhoven|3740 5.47 50.89 Bilzen,Beverst,Eigenbilzen,Grote-Spouwen,Hees,Kleine-Spouwen,Mopertingen,Munsterbilzen,Rijkhoven,Rosmeer,Waltwilder|3742 5.53 50.85 Martenslinde|3746 5.56 50.88 Hoelbeek
Bocholt|72003|limburg|3950 5.60 51.19 Bocholt,Kaulille,Reppel
Bree|72004|limburg|3960 5.64 51.17 Bree,Beek,Gerdingen,Opitter,Tongerlo
Diepenbeek|71011|limburg|3590 5.42 50.91
Dilsen-Stokkem|72041|limburg|3650 5.70 51.03 Dilsen,Stokkem,Elen,Lanklaar,Rotem|=3680
Genk|71016|limburg|3600 5.50 50.97
Gingelom|71017|limburg|3890 5.23 50.75 Gingelom,Boekhout,Jeuk,Kortijs,Montenaken,Niel-bij-Sint-Truiden,Vorsen|3891 5.17 50.73 Borlo,Buvingen,Mielen-boven-Aalst,Muizen
Halen|71020|limburg|3545 5.11 50.94 Halen,Loksbergen,Zelem
Hamont-Achel|72037|limburg|3930 5.48 51.27 Achel,Hamont
Hasselt|71072|limburg|3500 5.34 50.93 Hasselt,Sint-Lambrechts-Herk|3501 5.35 50.88 Wimmertingen|3510 5.25 50.95 Kermt,Spalbeek|3511 5.31 50.94 Kuringen,Stokrooie|3512 5.24 50.92 Stevoort|3720 5.38 50.86 Kortessem|3721 5.43 50.87 Vliermaalroot|3722 5.41 50.86 Wintershoven|3723 5.40 50.84 Guigoven|3724 5.43 50.83 Vliermaal
Hechtel-Eksel|72038|limburg|3940 5.34 51.12 Hechtel|3941 5.34 51.16 Eksel
Heers|73022|limburg|3870 5.28 50.74 Heers,Batsheers,Gutschoven,Heks,Horpmaal,Klein-Gelmen,Mechelen-Bovelingen,Mettekoven,Opheers,Rukkelingen-Loon,Vechmaal,Veulen
Herk-de-Stad=Herck-la-Ville|71024|limburg|3540 5.21 50.95 Herk-de-Stad,Berbroek,Donk,Schulen
Herstappe|73028|limburg|3717 5.43 50.73
Heusden-Zolder|71070|limburg|3550 5.28 51.04 Heusden,Zolder
Houthalen-Helchteren|72039|limburg|3530 5.38 51.07 Helchteren,Houthalen,Houthalen-Oost
Kinrooi|72018|limburg|3640 5.81 51.15 Kinrooi,Kessenich,Molenbeersel,Ophoven
Lanaken|73042|limburg|3620 5.61 50.88 Lanaken,Gellik,Neerharen,Veldwezelt|3621 5.66 50.93 Rekem
Leopoldsburg=Bourg-Léopold|71034|limburg|3970 5.26 51.12|3971 5.23 51.12 Heppen
Lommel|72020|limburg|3920 5.31 51.23 Lommel,Stevensvennen
Lummen|71037|limburg|3560 5.14 50.97 Lummen,Linkhout,Meldert
Maaseik|72021|limburg|3680 5.79 51.09 Maaseik,Neeroeteren,Opoeteren
Maasmechelen|73107|limburg|3630 5.71 50.99 Eisden,Leut,Mechelen-aan-de-Maas,Meeswijk,Opgrimbie,Vucht|3631 5.71 50.94 Boorsem,Uikhoven
Nieuwerkerken|71045|limburg|3850 5.17 50.87 Nieuwerkerken,Binderveld,Kozen,Wijer
Oudsbergen|72042|limburg|3660 5.58 51.04 Opglabbeek|3670 5.53 51.13 Ellikom,Gruitrode,Meeuwen,Neerglabbeek,Wijshagen
Peer|72030|limburg|3990 5.51 51.14 Peer,Grote-Brogel,Kleine-Brogel,Wijchmaal
Pelt|72043|limburg|3900 5.42 51.21 Overpelt|3910 5.43 51.23 Neerpelt,Sint-Huibrechts-Lille
Riemst|73066|limburg|3770 5.54 50.80 Riemst,Genoelselderen,Herderen,Kanne,Membruggen,Millen,Val-Meer,Vlijtingen,Vroenhoven,Zichen-Zussen-Bolder
Sint-Truiden=Saint-Trond|71053|limburg|3800 5.21 50.78 Sint-Truiden,Aalst,Brustem,Engelmanshoven,Gelinden,Groot-Gelmen,Halmaal,Kerkom-bij-Sint-Truiden,Ordingen,Zepperen|3803 5.15 50.83 Duras,Gorsem,Runkelen,Wilderen|3806 5.13 50.78 Velm
Tessenderlo-Ham|71071|limburg|3945 5.18 51.11 Kwaadmechelen,Oostham|3980 5.09 51.07 Tessenderlo
Tongeren-Borgloon|73111|limburg|3700 5.50 50.81 Tongeren,Berg,Diets-Heur,Haren,Henis,Koninksem,Lauw,Mal,Neerrepen,Nerem,Overrepen,Piringen,Riksingen,Rutten,'s-Herenelderen,Sluizen,Vreren,Widooie|3840 5.38 50.79 Borgloon,Bommershoven,Broekom,Gors-Opleeuw,Gotem,Groot-Loon,Hendrieken,Hoepertingen,Jesseren,Kerniel,Kuttekoven,Rijkel,Voort
Voeren=Fourons|73109|limburg|3790 5.84 50.74 Voeren,Moelingen=Mouland,Sint-Martens-Voeren=Fouron-Saint-Martin|3791 5.88 50.73 Remersdaal|3792 5.82 50.73 Sint-Pieters-Voeren=Fouron-Saint-Pierre|3793 5.87 50.75 Teuven|3798 5.77 50.76 's-Gravenvoeren=Fouron-le-Comte
Wellen|73098|limburg|3830 5.31 50.82 Wellen,Berlingen|3831 5.33 50.83 Herten|3832 5.29 50.84 Ulbeek
Zonhoven|71066|limburg|3520 5.37 50.99
Zutendaal|71067|limburg|3690 5.57 50.93
`;
