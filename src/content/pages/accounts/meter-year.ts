/** The text under which a measured year is kept; another text is another version. */
export const METER_YEAR_VERSION = "2026-11-16";

export const uploadMissing = "Kies een bestand.";

const uses = {
  offer: { listing: "dit aanbod", sums: "uw overschot en de voorstellen", ended: "het aanbod" },
  request: { listing: "deze vraag", sums: "uw afname en de voorstellen", ended: "de vraag" },
} as const;

/** Around a measured year that stands with an offer or a request. */
export function meterYearWords(side: keyof typeof uses) {
  const { listing, sums, ended } = uses[side];
  return {
    title: "Eigen kwartierwaarden",
    model: "Nu rekenen wij met een modeljaar.",
    measured: "Nu rekenen wij met uw eigen jaar.",
    file: "Export van Mijn Fluvius, met kwartiertotalen",
    help: "Minstens twaalf hele maanden, hoogstens 11 MB. Van het bestand zelf bewaren wij niets, alleen de kwartieren van één jaar, versleuteld.",
    consent: `Bewaar mijn kwartierwaarden bij ${listing}`,
    consentHelp: `Alleen om ${sums} te berekenen. Anderen zien een rekenmodel met uw jaartotaal, afgerond. Uw kwartieren zelf ziet niemand. Ze verdwijnen als u ze weghaalt, ${ended} beëindigt of uw account wist.`,
    submit: "Jaar bewaren",
    remove: "Eigen jaar weghalen",
  };
}

export const meterYearDone = {
  jaar: "Uw eigen jaar telt nu mee.",
  "jaar-weg": "Uw eigen jaar is weg. Wij rekenen weer met een modeljaar.",
} as const;
