import { rangeSentence } from "#content/calculations/answer-on-paper.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay, formatMonth } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import { amountOver, roughEuros, verdictBadges } from "#content/pages/calculators/answer-words.ts";
import type { Site } from "#content/site.ts";
import type { PairVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";

type Gain = { readonly value: number; readonly low: number | null; readonly high: number | null };
type Result = {
  readonly link: string;
  readonly side: "buyer" | "seller";
  readonly day: string;
  readonly verdict: PairVerdict;
  /** Whether the cards tell what both suppliers ask; left out where they do. */
  readonly areFeesKnown?: boolean;
  /** The last day on which its prices could be signed, where that is too long ago; left out where it is not. */
  readonly pricesSignableUntil?: string;
  readonly buyer: Gain;
  readonly seller: Gain;
  readonly shared: number;
  readonly agreedPrice: number;
  readonly vat?: keyof typeof vatNames;
};

const vatNames = { included: ", btw inbegrepen", none: ", geen btw", "left-out": ", zonder btw" } as const;

const sayPrice = ({ agreedPrice, vat }: Result): string =>
  agreedPrice === 0
    ? "weggegeven, prijs 0"
    : `${formatCentsPerKilowattHour(agreedPrice)}${vat === undefined ? "" : vatNames[vat]}`;

const amountOf = (gain: Gain, { pricesSignableUntil }: Result) =>
  pricesSignableUntil === undefined ? roughEuros(gain.value) : amountOver(gain);

function gainSentence(gain: Gain, result: Result): string {
  const { areFeesKnown, pricesSignableUntil } = result;
  return pricesSignableUntil === undefined
    ? `${roughEuros(gain.value)}. ${rangeSentence(gain, areFeesKnown === false ? "fees" : null)}`
    : `${amountOver(gain)}, naargelang wat stroom vandaag kost.`;
}

const sayVerdict = ({ verdict, pricesSignableUntil }: Result): string => {
  const { badge } = verdictBadges[verdict];
  const said = verdict === "pays" || verdict === "barely" ? `${badge} voor allebei` : badge;
  return pricesSignableUntil === undefined ? said : `${said} (prijzen van ${formatMonth(pricesSignableUntil)})`;
};

export const calculationResultMail = ({ name }: Site, result: Result): MailWords => ({
  subject: `Uw berekening bij ${name}: ${verdictBadges[result.verdict].badge.toLowerCase()}`,
  preview: `De koper ${amountOf(result.buyer, result)} per jaar, de verkoper ${amountOf(result.seller, result)}.`,
  title: sayVerdict(result),
  paragraphs: [
    `Dit is de berekening die u vroeg, voor ${formatDay(result.day)}. Met de knop opent u ze zoals ze was, met alle cijfers en aannames, en met van elke prijs de bron en de datum.`,
  ],
  facts: [
    { name: "Koper, per jaar", value: gainSentence(result.buyer, result) },
    { name: "Verkoper, per jaar", value: gainSentence(result.seller, result) },
    { name: "Gedeelde stroom", value: `${formatKilowattHours(result.shared)} per jaar` },
    { name: "Afgesproken prijs", value: sayPrice(result) },
  ],
  action: { label: "Open de berekening", path: result.link },
  after: [
    "Indicatieve berekening, geen aanbod. Uw adres hebben wij niet bewaard: dit is de enige mail over deze berekening.",
  ],
  why: `U krijgt deze mail omdat u op een knop klikte om dit resultaat van ${name} te krijgen.`,
});
