import { countWord } from "#content/format/count-word.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { feesOfSale } from "#domain/economics/pair-gain.ts";
import type { PracticeExample, PracticeExampleId, PracticeOutcome } from "#domain/economics/practice-example.ts";
import { minus, shareOf } from "#domain/units/quantity.ts";

export type ExampleStory = {
  who: string;
  setting: string;
  /** What was expected and did not happen. */
  wrong: string;
  turn: string;
};

const kilowattPeak = ({ facts }: PracticeExample) => `${formatNumber(facts.kilowattPeak)}\u00a0kWp`;
const rounded = (energy: number) => formatKilowattHours(Math.round(energy));
const soldPart = ({ year }: PracticeOutcome) =>
  formatPercent(shareOf(year.shared, year.injection), { fractionDigitsMax: 0 });
const money = (amount: number) => formatEurosWhole(Math.abs(amount));
const spreadOf = ({ sale }: PracticeOutcome) => minus(sale.energyPrice, sale.injectionPrice);
const feesOf = ({ sale }: PracticeOutcome) => feesOfSale(sale).together;

const kept = ({ gain }: PracticeOutcome) =>
  gain.together >= 0
    ? `samen ${money(gain.together)} over`
    : `samen ${money(gain.together)} te weinig over om de kosten te dekken`;

const keptAlone = ({ gain }: PracticeOutcome) =>
  gain.together >= 0 ? `houdt het gezin ${money(gain.together)} over` : `komt het gezin ${money(gain.together)} tekort`;

const neededVolume = ({ breakEven, year }: PracticeOutcome) =>
  breakEven === null
    ? "Bij deze prijzen wint dit paar nooit, hoeveel het ook deelt."
    : `Om alle kosten terug te verdienen, moeten ze samen ${rounded(breakEven)} per jaar delen. Het zijn er ${rounded(year.shared)}.`;

const moreSellers = "Meer gezinnen: de leverancier van de koper rekent zijn kost maar één keer.";

/** Told by role. Every number comes out of the example, so words and sum cannot disagree. */
export const exampleStories: Record<PracticeExampleId, (example: PracticeExample) => ExampleStory> = {
  neighbours: (example) => ({
    who: `Een gezin met ${kilowattPeak(example)} op het dak verkoopt aan het gezin ernaast.`,
    setting: `Beide gezinnen gebruiken ${rounded(example.facts.use)} per jaar, vooral ’s\u00a0avonds.`,
    wrong: `Het dak zet ${rounded(example.year.injection)} per jaar op het net, maar ’s\u00a0avonds staat de zon laag: ${soldPart(example)} van het overschot valt samen.`,
    turn: `${neededVolume(example)} Een boiler, een vaatwasser of een auto die overdag draait, helpt. Een andere prijs niet.`,
  }),
  bakery: (example) => ({
    who: `Een landbouwer met ${kilowattPeak(example)} op een loods verkoopt aan een bakkerij in een ander dorp.`,
    setting: `De boerderij gebruikt zelf ${rounded(example.facts.ownUse)} per jaar, de bakkerij ${rounded(example.facts.use)}.`,
    wrong: `De bakker bakt als het nog donker is. ${
      example.changed
        ? `Een werkplaats die overdag evenveel verbruikt, deelt ${rounded(example.changed.year.shared)} in plaats van ${rounded(example.year.shared)}. Koper en verkoper houden dan ${kept(example.changed)}.`
        : ""
    }`,
    turn: "Een koelcel of een tweede oven die in de namiddag draait.",
  }),
  school: (example) => ({
    who: `Een gezin uit de straat, met ${kilowattPeak(example)}, verkoopt aan de school op de hoek.`,
    setting: `De school neemt ${rounded(example.facts.use)} per jaar af, bijna alles op schooldagen. Het gezin gebruikt zelf ${rounded(example.facts.ownUse)}.`,
    wrong: `In juli en augustus schijnt de zon het hardst en is de school dicht: het blijft bij ${soldPart(example)} van het overschot.`,
    turn: example.bestSellers
      ? `${moreSellers} Met ${countWord(example.bestSellers.sellers)} zulke gezinnen houdt de groep het meest over: ${money(example.bestSellers.together)} per jaar.`
      : moreSellers,
  }),
  car: (example) => ({
    who: `Een koppel met ${kilowattPeak(example)} verkoopt aan een gezin van vier met een elektrische auto.`,
    setting: `Het gezin gebruikt ${rounded(example.facts.use)} per jaar, de auto inbegrepen.`,
    wrong: `De auto laadt ’s\u00a0avonds, als de zon weg is. ${
      example.changed
        ? `Laadt hij wanneer de zon hoog staat, dan delen ze ${rounded(example.changed.year.shared)} en houden ze ${kept(example.changed)}.`
        : ""
    }`,
    turn: "Eén instelling in de laadpaal. Ze kost niets.",
  }),
  flat: (example) => ({
    who: `Iemand die alleen woont, koopt van een gezin met ${kilowattPeak(example)} elders in Vlaanderen.`,
    setting: `Het appartement gebruikt ${rounded(example.facts.use)} per jaar.`,
    wrong: `${
      example.year.offtake * spreadOf(example) < feesOf(example)
        ? `Al werd elke kWh gedeeld, dan was dat ${money(example.year.offtake * spreadOf(example))} waard.`
        : `Wat gedeeld wordt, is ${money(example.year.shared * spreadOf(example))} waard.`
    } De twee leveranciers vragen ${money(feesOf(example))}.`,
    turn: "Delen met de andere bewoners van het gebouw, als de leveranciers daar minder voor vragen.",
  }),
  secondHome: (example) => ({
    who: `Een gezin met ${kilowattPeak(example)} thuis deelt gratis met het eigen appartement aan zee.`,
    setting: `Beide contracten staan op dezelfde naam, bij dezelfde leverancier. Thuis gebruikt het gezin ${rounded(example.facts.ownUse)} per jaar, aan zee ${rounded(example.facts.use)}.`,
    wrong: example.changed
      ? `Engie rekent de kost per klant, dus één keer. Bij een leverancier die elke aansluiting aanrekent, ${keptAlone(example.changed)}.`
      : "",
    turn: "Een boiler aan zee die overdag opwarmt.",
  }),
  coldStore: (example) => ({
    who: `Een boerderij met ${kilowattPeak(example)} op de stallen verkoopt aan een koelhuis.`,
    setting: `De boerderij gebruikt zelf ${rounded(example.facts.ownUse)} per jaar. Het koelhuis neemt ${rounded(example.facts.use)} af, dag en nacht.`,
    wrong: `Op heldere dagen wekken de stallen meer op dan het koelhuis neemt: ${soldPart(example)} van het overschot wordt gedeeld.`,
    turn: "Boven 10\u00a0kVA is de verkoper in principe btw-plichtig. Laat dat nakijken door de boekhouder.",
  }),
};
