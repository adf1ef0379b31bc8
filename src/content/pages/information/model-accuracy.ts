import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { monthNames } from "#content/format/month-names.ts";
import type { Site } from "#content/site.ts";

type Compared = { readonly measured: number; readonly modelled: number };
type PairRow = Compared & {
  readonly pair: "own-use-of-roof" | "own-use-of-fleet" | "injection-to-house" | "roof-to-house" | "fleet-to-house";
};
type Miss = Compared & {
  readonly comparison:
    | "household-2023"
    | "prosumer-use-2024"
    | "solar-fleet-2023"
    | "prosumer-roof-2024"
    | "self-consumption"
    | "shared-share";
  readonly month?: number;
};
type Accuracy = {
  readonly pairs: readonly PairRow[];
  readonly pairTolerance: number;
  readonly misses: readonly Miss[];
  readonly monthTolerance: number;
};

const pairNames: Readonly<Record<PairRow["pair"], string>> = {
  "own-use-of-roof": "Eigen verbruik van een huis met panelen, 2024",
  "own-use-of-fleet": "Huis zonder panelen tegenover 3.800\u00a0kWh van de Belgische zonnepanelen, 2023",
  "injection-to-house": "Injectie van het ene huis naar het andere, 2024",
  "roof-to-house": "Heel het dak van het ene huis naar het andere, 2024",
  "fleet-to-house": "Belgische zonnepanelen naar een huis, evenveel opwekking als verbruik, 2023",
};
const missNames: Readonly<Record<Miss["comparison"], string>> = {
  "household-2023": "Verbruik van een huis, 2023",
  "prosumer-use-2024": "Verbruik van een huis met panelen, 2024",
  "solar-fleet-2023": "Opwekking van de Belgische zonnepanelen, 2023",
  "prosumer-roof-2024": "Opwekking van één dak, 2024",
  "self-consumption": "Eigen verbruik",
  "shared-share": "Gedeeld deel",
};

const tenths = { fractionDigitsMin: 1, fractionDigitsMax: 1 };
const points = ({ measured, modelled }: Compared) => {
  const gap = (modelled - measured) * 100;
  return `${gap < 0 ? "−" : "+"}${formatNumber(Math.abs(gap), tenths)}`;
};
const cells = (row: Compared) => [
  formatPercent(row.measured, tenths),
  formatPercent(row.modelled, tenths),
  points(row),
];

export const modelAccuracyWords = (site: Site, { pairs, pairTolerance, misses, monthTolerance }: Accuracy) => ({
  head: {
    title: "Hoe goed is ons rekenmodel?",
    description:
      "Ons rekenmodel naast echte Belgische meetjaren: eigen verbruik, gedeelde stroom en opwekking per maand, met de plaatsen waar het model ernaast zit.",
    trail: [{ name: "Hoe wij rekenen", path: "/hoe-wij-rekenen" }],
  },
  hero: {
    eyebrow: "Rekenmodel",
    title: "Ons model naast echte meters",
    lead: `Zonder uw eigen meetbestand rekent ${site.name} met een rekenmodel: een jaar van kwartieren dat wij zelf opbouwen. Wij legden het naast gemeten Belgische jaren. Hier staat hoe dicht het zat, en waar niet.`,
  },
  pairs: {
    title: "Welk deel wordt in hetzelfde kwartier gebruikt",
    lead: `Dit telt het meest voor uw resultaat. Gemeten en model lagen in elke vergelijking minder dan ${formatNumber(pairTolerance * 100)} procentpunten uit elkaar. Het model is het gemiddelde van acht modeljaren.`,
    caption: "Deel van de opwekking dat in hetzelfde kwartier wordt gebruikt, met het verschil in procentpunten",
    columns: ["Vergelijking", "Gemeten", "Model", "Verschil"],
    rows: pairs.map((row) => [pairNames[row.pair], ...cells(row)]),
  },
  misses: {
    title: "Waar het model ernaast zit",
    lead: `Per maand mag het model ${formatNumber(monthTolerance * 100)} procentpunten afwijken van het gemeten jaar. In deze maanden week het meer af. Het model volgt de maandsleutel van het prosumententarief, dus een gemiddeld jaar: een uitzonderlijk zonnige juni of een grauwe november zit er niet in. In beide meetjaren gaven november tot januari minder dan die sleutel zegt.`,
    caption: "Maanden waarin model en meting meer procentpunten verschillen dan toegelaten",
    columns: ["Reeks", "Maand", "Gemeten", "Model", "Verschil"],
    rows: misses.map((row) => [
      missNames[row.comparison],
      monthNames[(row.month ?? 0) - 1] ?? "heel het jaar",
      ...cells(row),
    ]),
  },
  doubt: {
    title: "Wat dit niet bewijst",
    points: [
      "Het zijn twee huizen en één jaar van alle Belgische zonnepanelen samen. Bij u kan het anders zijn.",
      "Wij stelden het model af op dezelfde huizen waarmee wij het hier vergelijken. De overeenkomst is dus geen onafhankelijk bewijs.",
      "Profielen van bedrijven, wind, waterkracht en wkk zijn met geen enkele meting vergeleken. Ze heten overal rekenmodel.",
      "Met uw eigen kwartierwaarden van Mijn Fluvius hebt u het model niet nodig: dan rekenen wij met wat uw meter zag.",
    ],
    source:
      "Meetreeksen: een Belgisch huis zonder panelen (2023) en een Belgisch huis met panelen (2024), beide uit de voorbeelddata van EnergieID/OpenEnergyID; de Belgische zonneproductie per kwartier van Elia (2023). Nagekeken op 15 november 2026.",
  },
  actions: { calculator: "Reken met uw eigen cijfers", method: "Lees hoe wij rekenen" },
});
