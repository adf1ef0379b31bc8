import { formatDay } from "#content/format/format-day.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { foundFew } from "#domain/back-office/found-few.ts";
import type { Outcome } from "#domain/back-office/outcomes.ts";
import type { Card } from "#domain/cards/card.ts";
import type { EngineNotice } from "#domain/engines/engine-notices.ts";

export const todayWords = {
  head: { title: "Beheer", description: "Wat er vandaag wacht, wat er loopt en wat bezoekers bereikten." },
  title: "Vandaag",
  waiting: { title: "Wat wacht", nothing: "Niets wacht op u." },
  running: { title: "Wat loopt", columns: ["Onderdeel", "Toestand"] },
  figures: {
    title: "Cijfers die verlopen",
    none: "Alle gepubliceerde cijfers gelden nog minstens vier weken, of hebben een opvolger.",
  },
  counts: {
    title: "De laatste dertig dagen",
    lead: "Aantallen per dag, zonder iemand te volgen.",
    today: "vandaag",
    day: "Dag",
    table: "Aantallen per dag",
  },
};

export const waitingNames = {
  reports: "Meldingen over aanbod",
  connections: "Betwiste aansluitingen",
  contestedMonths: "Betwiste maanden",
  requests: "Wacht op een tweede beheerder",
  contactMessages: "Berichten zonder antwoord",
  leads: "Aanvragen van de laatste week",
  waitingList: "Mensen op een wachtlijst",
  mailsDead: "E-mails die niet aankwamen",
  mailsQueued: "E-mails in de wachtrij",
  jobsFailing: "Taken die mislukken",
  clockDiffers: "Klok die verkeerd loopt",
  oldEngines: "Verouderde software",
  fewRounds: "De laatste ronde vond weinig",
  expiring: "Cijfers en kaarten die verlopen",
  priceAge: "Dagen sinds de laatste dagprijs",
};
export type WaitingName = keyof typeof waitingNames;

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  calculation: "Berekeningen",
  "journey-begun": "Trajecten begonnen",
  "journey-finished": "Trajecten afgewerkt",
  "sign-up": "Nieuwe accounts",
  listing: "Aanbod en vragen gepubliceerd",
  proposal: "Voorstellen",
  agreement: "Overeenkomsten begonnen",
  "month-settled": "Maanden afgerekend",
};

type Round = {
  readonly startedAt: Date;
  readonly offers: number;
  readonly requests: number;
  readonly proposals: number;
  readonly gain: number;
};

export const sayRound = (round: Round | null): string =>
  round === null
    ? "Er liep nog geen ronde."
    : `${formatMoment(round.startedAt)}: ${formatNumber(round.offers)} aanbod, ${formatNumber(round.requests)} vragen, ${formatNumber(round.proposals)} voorstellen, ${formatEurosWhole(round.gain)} per jaar${foundFew(round) ? ". Dat is weinig: kijk bij Matching waarom" : ""}`;

/** In place of a number of days, where no day-ahead price is known at all. */
export const NO_PRICES = "geen";

export const sayPriceAge = (
  age: { readonly until: string; readonly ageDays: number; readonly isOld: boolean } | null,
  hasYear: boolean,
): readonly string[] => [
  ...(age?.isOld
    ? [`Dagprijzen tot en met ${formatDay(age.until)}, ${formatNumber(age.ageDays)} dagen oud: lees nieuwere in`]
    : []),
  ...(hasYear ? [] : ["Dagprijzen: er is geen heel jaar, dus dynamische contracten rekenen met een model"]),
];

export const sayRun = (at: Date | null | undefined): string =>
  at ? `Laatst op ${formatMoment(at)}` : "Nog niet gelopen";

export const sayQueue = (count: number, oldest: Date | null): string =>
  oldest === null
    ? "Leeg"
    : `${formatNumber(count)} ${count === 1 ? "wacht" : "wachten"}, de oudste sinds ${formatMoment(oldest)}`;

const newsletterStates = { sending: "wordt verstuurd", paused: "gepauzeerd", finished: "verstuurd" } as const;

export const sayNewsletter = (
  last: { readonly name: string; readonly state: keyof typeof newsletterStates; readonly startedAt: Date } | null,
): string =>
  last === null
    ? "Nog geen nummer verstuurd"
    : `${last.name}: ${newsletterStates[last.state]}, begonnen op ${formatMoment(last.startedAt)}`;

export const runningNames = {
  site: "Site",
  database: "Databank",
  mail: "E-mail",
  matching: "Matching",
  settlement: "Afrekening",
  cleaning: "Opruimen",
  newsletter: "Nieuwsbrief",
  clock: "Klok",
  node: "Node",
  postgresql: "PostgreSQL",
  backup: "Back-up",
  answers: "Antwoordt",
};

export const sayBackups = ({ dump, archive }: { readonly dump: Date | null; readonly archive: Date | null }): string =>
  [
    dump ? `Laatst op ${formatMoment(dump)}` : "Nog geen met het commando gemaakt",
    ...(archive ? [`logboek van wijzigingen bewaard tot ${formatMoment(archive)}`] : []),
  ].join("; ");

/** The version that runs, and what there is to do about it. */
export function sayEngine(version: string | null, notice: EngineNotice | undefined, isPublicOnNpm = false): string {
  const { last, isOlder, isLongAgo } = notice ?? {};
  return [
    version ?? "Antwoordt niet",
    ...(last && isOlder ? [`ouder dan ${last.version}, de veiligheidsversie van ${formatDay(last.on)}`] : []),
    ...(last && isLongAgo && !isOlder
      ? [`de laatste veiligheidsversie die wij kennen, is van ${formatDay(last.on)}`]
      : []),
    ...(isLongAgo ? ["kijk na of er een nieuwere is"] : []),
    ...(isPublicOnNpm
      ? ["komt van npm, dat veiligheidsversies later krijgt: neem een server van de machine of van een aanbieder"]
      : []),
  ].join("; ");
}

export const sayUp = (since: Date): string => `Dit proces draait sinds ${formatMoment(since)}`;

/** Tables of figures, as `npm run figures` calls them without their year. */
const tableNames: Readonly<Record<string, string>> = {
  flanders: "Vlaamse nettarieven",
  brussels: "Brusselse nettarieven",
  netherlands: "Nederlandse tarieven",
  federalLevies: "Federale heffingen",
  vat: "Btw",
  taxNorms: "Fiscale normen",
  suppliers: "Kaarten van leveranciers",
  marketPrices: "Marktprijzen",
  marketPriceYear: "Marktprijzen per kwartier",
  guarantees: "Garanties van oorsprong",
  emissions: "Uitstoot",
  solar: "Zonneproductie",
  sharingPractice: "Praktijk van energiedelen",
  customerSizes: "Grootte van afnemers",
  belgianClimate: "Klimaat",
  householdUse: "Verbruik van gezinnen",
  smallGenerators: "Kleine installaties",
};

export const sayExpiring = (one: {
  readonly table: string;
  readonly until: string;
  readonly figures: number;
  readonly isOver: boolean;
}): string =>
  `${tableNames[one.table] ?? "Andere cijfers"}: ${formatNumber(one.figures)} ${one.figures === 1 ? "cijfer" : "cijfers"} ${one.isOver ? "golden" : "gelden"} tot en met ${formatDay(one.until)}, zonder opvolger`;

/** One sentence for all cards that end on the same day. */
export function sayExpiringCards(
  cards: readonly { readonly card: Card; readonly until: string | null }[],
): readonly string[] {
  const nameOf = (card: Card) => (card.kind === "supplier" ? `kost om te delen van ${card.supplier}` : card.product);
  return [...Map.groupBy(cards, ({ until }) => until ?? "")].map(
    ([until, together]) =>
      `Tariefkaarten tot en met ${formatDay(until)}, zonder opvolger: ${together.map(({ card }) => nameOf(card)).join(", ")}`,
  );
}
