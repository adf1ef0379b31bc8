import type { FigureSource } from "#domain/figure.ts";
import type { PlaceTable } from "#domain/regions/read-places.ts";
import { antwerp } from "#figures/places/antwerp.ts";
import { brussels } from "#figures/places/brussels.ts";
import { eastFlanders } from "#figures/places/east-flanders.ts";
import { flemishBrabant } from "#figures/places/flemish-brabant.ts";
import { limburg } from "#figures/places/limburg.ts";
import { specialPostcodes } from "#figures/places/special-postcodes.ts";
import { westFlanders } from "#figures/places/west-flanders.ts";

const READ_ON = "2026-11-15";

/** The municipalities as they are since the mergers of 1 January 2025, with positions rounded to about a kilometre. */
export const places2025: PlaceTable & { sources: readonly FigureSource[] } = {
  provinces: {
    antwerp,
    brussels,
    "east-flanders": eastFlanders,
    "flemish-brabant": flemishBrabant,
    limburg,
    "west-flanders": westFlanders,
  },
  specialPostcodes,
  sources: [
    { title: "Postcodes van België", publisher: "bpost", publishedOn: "2025", readOn: READ_ON },
    { title: "REFNIS-codes van de gemeenten", publisher: "Statbel", publishedOn: "2025", readOn: READ_ON },
    { title: "Netgebied per gemeente", publisher: "Fluvius en Sibelga", publishedOn: "2025", readOn: READ_ON },
  ],
};
