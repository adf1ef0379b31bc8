import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatMonth } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import type { DeclineReason, ReportReason } from "#domain/market/proposal.ts";

export const declineReasonNames: Readonly<Record<DeclineReason, string>> = {
  price: "De prijs past niet",
  partner: "Ik deel liever met iemand anders",
  timing: "Nu is niet het goede moment",
  "found-another": "Ik vond al iemand",
  "no-longer": "Ik wil niet langer delen",
  other: "Een andere reden",
};

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  wrong: "De gegevens kloppen niet",
  misleading: "Het is misleidend",
  insulting: "Het is kwetsend of ongepast",
  scam: "Het lijkt op bedrog",
  other: "Iets anders",
};

type Pair = {
  readonly sharedEnergy: number;
  readonly hours: { readonly from: number; readonly to: number };
};

/** Why these two: the hours and the kWh are those of the pair itself. */
export const explainPair = (side: "seller" | "buyer", { sharedEnergy, hours }: Pair): string =>
  side === "buyer"
    ? `Uw verbruik valt samen met de stroom van deze verkoper, vooral tussen ${hours.from} en ${hours.to} uur: samen ${formatKilowattHours(sharedEnergy)} per jaar.`
    : `Deze koper verbruikt wanneer u overschot hebt, vooral tussen ${hours.from} en ${hours.to} uur: samen ${formatKilowattHours(sharedEnergy)} per jaar.`;

/** `vat` is what VAT adds for a buyer who does not get that back. Of older pairs nothing is known of it. */
type PairVat = { readonly vat?: number | undefined; readonly isVatCharged?: boolean | undefined };

/** As the buyer pays it, with what it holds of VAT. */
export const sayAgreedPrice = (price: number, { vat = 0, isVatCharged }: PairVat = {}): string => {
  if (price === 0) return "weggegeven, prijs 0";
  const paid = formatCentsPerKilowattHour(price * (1 + vat));
  if (vat > 0) return `${paid}, btw inbegrepen`;
  if (isVatCharged === undefined) return paid;
  return `${paid}, ${isVatCharged ? "zonder btw" : "geen btw"}`;
};

type OnOldPrices = { readonly signableUntil: string; readonly low: number; readonly high: number };

/** What one side has left after fees, with the month of old prices and both ends; who gives power away is told what is given up. */
export const sayGain = (gain: number, old?: OnOldPrices): string => {
  if (old)
    return `${amountOver({ value: gain, ...old })} per jaar na alle kosten, met prijzen van ${formatMonth(old.signableUntil)}`;
  return gain < 0 ? `u geeft ${formatEuros(-gain)} per jaar weg` : `${formatEuros(gain)} per jaar na alle kosten`;
};
