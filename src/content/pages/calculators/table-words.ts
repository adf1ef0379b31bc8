import { figureSource } from "#content/energy/figure-note.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { rangeWords } from "#content/pages/calculators/answer-words.ts";
import type { Figure } from "#domain/figure.ts";

type ChoiceCode = "supplier" | "sale" | "free" | "battery" | "sale-and-battery" | "sale-and-washing" | "sale-and-car";

export const choiceNames: Readonly<Record<ChoiceCode, { name: string; text: string }>> = {
  supplier: { name: "Alles aan de leverancier", text: "Zoals nu. Hiermee vergelijken wij de rest." },
  sale: { name: "Verkopen aan elkaar", text: "De afgesproken prijs, en beide leveranciers vragen hun kost." },
  free: { name: "Gratis", text: "De koper betaalt niets; de verkoper verliest zijn injectievergoeding." },
  battery: {
    name: "Een batterij, zonder delen",
    text: "10 kWh bij de verkoper. De aankoop zelf zit niet in het bedrag.",
  },
  "sale-and-battery": {
    name: "Verkopen en een batterij",
    text: "De batterij neemt een deel van het overschot, dus er valt minder te delen.",
  },
  "sale-and-washing": {
    name: "Verkopen en overdag wassen",
    text: "De koper laat was en vaat overdag draaien in plaats van ’s avonds.",
  },
  "sale-and-car": { name: "Verkopen en overdag laden", text: "De auto van de koper laadt terwijl de zon schijnt." },
};

export const investmentWords = (lowest: number, highest: number, figure: Figure<string> | undefined): string =>
  [
    `Aankoop: ${formatEurosWhole(lowest)} tot ${formatEurosWhole(highest)}.`,
    ...(figure ? [`Bron: ${figureSource(figure)}`] : []),
  ].join(" ");

/** By how much panels make less each year, with where that comes from. */
export const decayWords = (decay: Figure<"share">): string =>
  `De panelen leveren elk jaar ${formatPercent(decay.value)} minder. ${figureSource(decay)}`;

export const sensitivityNames = {
  price: "Afgesproken prijs",
  volume: "Gedeelde stroom",
  fees: "Kosten van de leveranciers",
} as const;

export const stepWords = (step: number): string => `${step > 0 ? "+" : "−"}\u00a0${formatPercent(Math.abs(step))}`;

type TaxCodes = {
  income: "not-taxable" | "diverse-income" | "professional-income";
  vat: "outside-vat" | "small-enterprise" | "liable";
};

const incomes: Readonly<Record<TaxCodes["income"], string>> = {
  "not-taxable":
    "De opbrengst van een privé-installatie tot en met 10 kVA is in de regel niet belastbaar (circulaire 2023/C/42).",
  "diverse-income": "Boven 10 kVA kan de opbrengst als divers inkomen belastbaar zijn (circulaire 2023/C/42).",
  "professional-income": "De opbrengst is voor een onderneming beroepsinkomen.",
};
const vats: Readonly<Record<TaxCodes["vat"], string>> = {
  "outside-vat": "Voor de btw verandert er niets: de verkoper rekent geen btw aan.",
  "small-enterprise": "Onder de drempel voor kleine ondernemingen rekent de verkoper geen btw aan.",
  liable: "De verkoper rekent btw aan op de verkochte stroom. Die zit in de som.",
};
export const taxWords = ({ income, vat }: TaxCodes): string[] => [
  incomes[income],
  vats[vat],
  "Over de btw op gedeelde stroom bestaat geen aparte circulaire. Laat het nakijken voor u tekent.",
];

type Guarantees = { guarantees: number; net: { value: number; low: number | null; high: number | null } };

export const guaranteesWordsOf = ({ guarantees: count, net }: Guarantees): string =>
  count === 0
    ? "De injectie is geen hele MWh. Daarvoor bestaat nog geen garantie van oorsprong."
    : `Voor de injectie kunnen ${formatNumber(count)} ${count === 1 ? "garantie" : "garanties"} van oorsprong per jaar bestaan, na de makelaar zo’n ${formatEuros(net.value)} waard${guaranteesRange(net)}. Wie ze krijgt voor stroom die u verkoopt, vonden wij niet geregeld. Daarom zit dat niet in de uitkomst.`;

const guaranteesRange = (net: Guarantees["net"]) => {
  const range = rangeWords(net, formatEuros);
  return range === null ? "" : `, naargelang het weer ${range}`;
};

export const idealBuyerWords = (injection: number, shared: number): string =>
  `De ideale koper neemt overdag af, ook in het weekend en in de zomer. Van ${formatKilowattHours(injection, { fractionDigitsMax: 0 })} injectie neemt de koper die wij veronderstellen ${formatKilowattHours(shared, { fractionDigitsMax: 0 })} af.`;

export const yearName = (year: number): string => `Jaar ${formatNumber(year)}`;
