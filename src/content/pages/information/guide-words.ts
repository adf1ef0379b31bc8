import type { Site } from "#content/site.ts";

/** What both guides share: labels around the text, and the sources behind it. */
export const guideWords = (site: Site) => ({
  contents: "In deze gids",
  part: "deel {part} van {parts}",
  previous: "Vorige",
  next: "Volgende",
  dutchMarket:
    site.market === "nl"
      ? "Deze gids beschrijft Vlaanderen en Brussel. In Nederland bestaat verkoop via Fluvius niet."
      : null,
  checkedOn: "Laatst nagekeken op 15 november 2026",
});

type GuideSection = { readonly id: string; readonly title: string };
export type GuideChapter = {
  readonly name: string;
  readonly path: string;
  readonly sections: readonly GuideSection[];
};

export const chapter = (name: string, path: string, sections: readonly GuideSection[]): GuideChapter => ({
  name,
  path,
  sections: sections.map(({ id, title }) => ({ id, title })),
});

/** What stands around the text of every chapter. */
export type GuideFrame = ReturnType<typeof guideWords> & {
  /** Of the guide as a whole. */
  readonly name: string;
  readonly chapters: readonly GuideChapter[];
  /** Where the last chapter leads. */
  readonly onward: { readonly label: string; readonly to: string };
  readonly whole: { readonly label: string; readonly path: string };
};

export const guideSources = {
  decree: {
    name: "Energiedecreet, artikel 7.2.2",
    about: "De wettekst over persoon-aan-persoonverkoop.",
    url: "https://navigator.emis.vito.be/mijn-navigator?woId=83393",
  },
  regulator: {
    name: "Vlaamse Nutsregulator",
    about: "De toezichthouder in Vlaanderen, met de V-test, die ook de kosten voor het delen toont.",
    url: "https://www.vlaamsenutsregulator.be",
  },
  gridOperator: {
    name: "Fluvius",
    about: "De netbeheerder: voorwaarden, voorbeeldovereenkomst en facturatie.",
    url: "https://www.fluvius.be",
  },
  application: {
    name: "Mijn Fluvius, energiedelen",
    about: "Hier dient de beheerder van de groep de aanvraag in.",
    url: "https://mijn.fluvius.be/energiedelen",
  },
  brussels: {
    name: "Brugel, energiedelen",
    about: "De regels en, met beslissing 285bis, de nettarieven van het Brussels Hoofdstedelijk Gewest.",
    url: "https://energysharing.brugel.brussels/nl_BE",
  },
  finance: {
    name: "FOD Financiën",
    about: "Circulaire 2023/C/42 over de inkomsten, 2023/C/64 en 2023/C/65 over de btw.",
    url: "https://financien.belgium.be/nl",
  },
};
