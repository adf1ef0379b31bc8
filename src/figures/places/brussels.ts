/** One line per municipality; `read-places.ts` in the domain tells how a line is read. */
export const brussels = `
Anderlecht|21001|sibelga|1070 4.31 50.84
Brussel=Bruxelles|21004|sibelga|1000 4.35 50.85|1020 4.35 50.88 Laken=Laeken|1031*|1041*|1051*|=1070|1120 4.39 50.90 Neder-Over-Heembeek|1130 4.41 50.89 Haren
Elsene=Ixelles|21009|sibelga|1050 4.38 50.82
Etterbeek|21005|sibelga|1040 4.39 50.84
Evere|21006|sibelga|1140 4.40 50.87
Ganshoren|21008|sibelga|1083 4.32 50.87
Jette|21010|sibelga|1090 4.33 50.88
Koekelberg|21011|sibelga|1081 4.33 50.86
Oudergem=Auderghem|21002|sibelga|1160 4.43 50.82
Schaarbeek=Schaerbeek|21015|sibelga|1030 4.37 50.87
Sint-Agatha-Berchem=Berchem-Sainte-Agathe|21003|sibelga|1082 4.29 50.86
Sint-Gillis=Saint-Gilles|21013|sibelga|1052*|1060 4.35 50.83
Sint-Jans-Molenbeek=Molenbeek-Saint-Jean|21012|sibelga|1080 4.32 50.85
Sint-Joost-ten-Node=Saint-Josse-ten-Noode|21014|sibelga|1210 4.37 50.85
Sint-Lambrechts-Woluwe=Woluwe-Saint-Lambert|21018|sibelga|1200 4.43 50.85
Sint-Pieters-Woluwe=Woluwe-Saint-Pierre|21019|sibelga|1150 4.44 50.83
Ukkel=Uccle|21016|sibelga|1180 4.34 50.80
Vorst=Forest|21007|sibelga|1190 4.32 50.81
Watermaal-Bosvoorde=Watermael-Boitsfort|21017|sibelga|1170 4.42 50.80
`;
