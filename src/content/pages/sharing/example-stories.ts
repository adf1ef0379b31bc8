import { countWord } from "#content/format/count-word.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { PracticeExample, PracticeExampleId, PracticeOutcome } from "#domain/economics/practice-example.ts";
import { minus, plus, shareOf } from "#domain/units/quantity.ts";

export type ExampleStory = {
  title: string;
  form: string;
  who: string;
  setting: string;
  /** What the sum says. */
  lesson: string;
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
const feesOf = ({ sale }: PracticeOutcome) => plus(sale.feeBuyer, sale.feeSeller);

/** "samen 776 euro over" or "samen 111 euro tekort", whichever it came to. */
const kept = ({ gain }: PracticeOutcome) =>
  gain.together >= 0 ? `samen ${money(gain.together)} over` : `samen ${money(gain.together)} tekort`;

const keptAlone = ({ gain }: PracticeOutcome) =>
  gain.together >= 0 ? `houdt het gezin ${money(gain.together)} over` : `komt het gezin ${money(gain.together)} tekort`;

const neededVolume = ({ breakEven, year }: PracticeOutcome) =>
  breakEven === null
    ? "Bij deze prijzen wint dit paar nooit, hoeveel het ook deelt."
    : `Om alle kosten terug te verdienen, moeten ze samen ${rounded(breakEven)} per jaar delen. Het zijn er ${rounded(year.shared)}.`;

/** Told by role. Every number comes out of the example, so words and sum cannot disagree. */
export const exampleStories: Record<PracticeExampleId, (example: PracticeExample) => ExampleStory> = {
  neighbours: (example) => ({
    title: "Twee buren",
    form: "Persoon-aan-persoonverkoop",
    who: `Een gezin met ${kilowattPeak(example)} op het dak verkoopt aan het gezin ernaast.`,
    setting: `Beide gezinnen gebruiken ${rounded(example.facts.use)} per jaar. Op weekdagen is er overdag weinig volk in huis.`,
    lesson: neededVolume(example),
    wrong: `Het dak zet ${rounded(example.year.injection)} per jaar op het net. De buren gebruiken er ${rounded(example.facts.use)} en rekenden erop bijna alles van dat dak te kopen. Maar wie om zeven uur ’s\u00a0avonds kookt, neemt af als de zon al laag staat: ${soldPart(example)} van het overschot valt samen.`,
    turn: "Een boiler, een vaatwasser of een auto die overdag draait, verhoogt het gedeelde volume. Een andere prijs afspreken helpt niet: die verdeelt alleen het verlies.",
  }),
  bakery: (example) => ({
    title: "De loods en de bakkerij",
    form: "Persoon-aan-persoonverkoop",
    who: `Een landbouwer met ${kilowattPeak(example)} op een loods verkoopt aan een bakkerij in een ander dorp.`,
    setting: `De boerderij gebruikt zelf ${rounded(example.facts.ownUse)} per jaar, de bakkerij ${rounded(example.facts.use)}. Beide zijn ondernemingen en trekken de btw af, dus ze rekenen zonder btw.`,
    lesson: `De twee delen ${rounded(example.year.shared)} per jaar en houden ${kept(example)}. Afstand speelt geen rol, het gewest wel.`,
    wrong: `De bakker bakt als het nog donker is. ${
      example.changed
        ? `Een werkplaats die evenveel verbruikt maar overdag werkt, deelt ${rounded(example.changed.year.shared)} in plaats van ${rounded(example.year.shared)}, en houdt met dezelfde loods ${kept(example.changed)}.`
        : ""
    }`,
    turn: "Een koelcel, een deegkamer of een tweede oven die in de namiddag draait, is hier meer waard dan een scherpere prijs.",
  }),
  school: (example) => ({
    title: "De school en de straat",
    form: "Meervoudige persoon-aan-persoonverkoop",
    who: `Een gezin uit de straat, met ${kilowattPeak(example)}, verkoopt aan de school op de hoek.`,
    setting: `De school neemt ${rounded(example.facts.use)} per jaar af, bijna alles op schooldagen. Het gezin gebruikt zelf ${rounded(example.facts.ownUse)}.`,
    lesson: `Met één gezin delen ze ${rounded(example.year.shared)} per jaar en houden ze ${kept(example)}. Een koper mag meerdere verkopers hebben en zijn leverancier rekent zijn kost maar één keer. ${
      example.bestSellers
        ? `Met ${countWord(example.bestSellers.sellers)} zulke gezinnen houdt de groep het meest over: ${money(example.bestSellers.together)} per jaar.`
        : ""
    }`,
    wrong: `In juli en augustus schijnt de zon het hardst en is de school dicht. Daarom blijft het bij ${soldPart(example)} van het overschot, hoe groot de school ook is.`,
    turn: "Elk gezin betaalt wel zijn eigen leverancier voor het delen. Voorbij dat beste aantal kost een gezin erbij meer dan het bijbrengt.",
  }),
  car: (example) => ({
    title: "De auto aan de laadpaal",
    form: "Persoon-aan-persoonverkoop",
    who: `Een koppel met ${kilowattPeak(example)} verkoopt aan een gezin van vier met een elektrische auto.`,
    setting: `Het gezin gebruikt ${rounded(example.facts.use)} per jaar, de auto inbegrepen. Die hangt ’s\u00a0avonds aan de laadpaal.`,
    lesson: `Zo delen ze ${rounded(example.year.shared)} per jaar en houden ze ${kept(example)}.`,
    wrong: `De auto is de grootste verbruiker in huis en laadt net als de zon weg is. ${
      example.changed
        ? `Laadt dezelfde auto wanneer de zon hoog staat, dan delen ze ${rounded(example.changed.year.shared)} en houden ze ${kept(example.changed)}.`
        : ""
    }`,
    turn: "Eén instelling in de laadpaal maakt hier het verschil. Ze kost niets.",
  }),
  flat: (example) => ({
    title: "Het appartement zonder dak",
    form: "Persoon-aan-persoonverkoop",
    who: `Iemand die alleen woont, koopt van een gezin met ${kilowattPeak(example)} elders in Vlaanderen.`,
    setting: `Het appartement gebruikt ${rounded(example.facts.use)} per jaar.`,
    lesson: `Ze delen ${rounded(example.year.shared)} per jaar en houden ${kept(example)}. Een andere verkoper verandert daar weinig aan.`,
    wrong: `Zelfs als elke kWh van het appartement gedeeld kon worden, was dat ${money(example.year.offtake * spreadOf(example))} waard. De twee leveranciers vragen ${money(feesOf(example))} per jaar. Het verbruik is gewoon te klein voor twee keer een vaste kost.`,
    turn: "Delen met de andere bewoners van het gebouw kan een uitweg zijn, als de leveranciers daar minder voor vragen. Reken het eerst na.",
  }),
  secondHome: (example) => ({
    title: "Het huis en het buitenverblijf",
    form: "Energiedelen met uzelf",
    who: `Een gezin met ${kilowattPeak(example)} thuis deelt gratis met het eigen appartement aan zee.`,
    setting: `Beide contracten staan op dezelfde naam, bij dezelfde leverancier en in Vlaanderen. Thuis gebruikt het gezin ${rounded(example.facts.ownUse)} per jaar, aan zee ${rounded(example.facts.use)}.`,
    lesson: `De twee adressen delen ${rounded(example.year.shared)} per jaar. Zo ${keptAlone(example)}. Dat komt doordat Engie de kost per klant rekent: voor twee aansluitingen van dezelfde klant één keer.`,
    wrong: example.changed
      ? `Bij een leverancier die elke aansluiting aanrekent, ${keptAlone(example.changed)}. De stroom is gratis, het delen niet.`
      : "",
    turn: "Een boiler aan zee die overdag opwarmt, verhoogt het gedeelde volume het snelst. De calculator telt de verloren injectievergoeding bij de verkoper: hier is dat dezelfde portemonnee.",
  }),
  coldStore: (example) => ({
    title: "De boerderij en het koelhuis",
    form: "Persoon-aan-persoonverkoop",
    who: `Een boerderij met ${kilowattPeak(example)} op de stallen verkoopt aan een koelhuis.`,
    setting: `De boerderij gebruikt zelf ${rounded(example.facts.ownUse)} per jaar. Het koelhuis neemt ${rounded(example.facts.use)} af, dag en nacht, en wat meer als het warm is.`,
    lesson: `Groot en gelijktijdig: daar is delen voor gemaakt. Ze delen ${rounded(example.year.shared)} per jaar en houden ${kept(example)}.`,
    wrong: `Op heldere dagen wekken de stallen meer op dan het koelhuis kan nemen. Gedeeld wordt ${soldPart(example)} van het overschot; de rest gaat gewoon naar de leverancier.`,
    turn: "Boven 10\u00a0kVA is de verkoper in principe btw-plichtig en wordt hij een onderneming met een factuur. Laat dat nakijken door de boekhouder.",
  }),
};
