import { readPlaces } from "#domain/regions/read-places.ts";

/** Two provinces and Brussels, small enough to know by heart. */
export const smallRegister = readPlaces({
  provinces: {
    antwerp: `
Brecht|11009|antwerpen|2960 4.60 51.33 Brecht,Sint-Lenaarts|=2990
Wuustwezel|11053|kempen|2990 4.64 51.40 Wuustwezel,Loenhout
`,
    brussels: `
Brussel=Bruxelles|21004|sibelga|1000 4.35 50.85|1020 4.35 50.88 Laken=Laeken|1031*
`,
    "east-flanders": `
Aalst=Alost|41002|midden-vlaanderen|9300 4.04 50.94|9308 4.04 50.98 Gijzegem,Hofstade|2070@antwerpen 4.34 51.20 Burcht
Gent=Gand|44021|imewo|9000 3.73 51.05
Sint-Niklaas=Saint-Nicolas|46021|midden-vlaanderen|9100 4.14 51.17
`,
    "flemish-brabant": "",
    limburg: `
Sint-Truiden=Saint-Trond|71053|limburg|3800 5.19 50.82 Sint-Truiden,Aalst
`,
    "west-flanders": "",
  },
  specialPostcodes: "1049 1818",
});
