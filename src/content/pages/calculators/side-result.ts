import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";

/** What the words need of an estimate: the shape that both verbs of the calculators give. */
type Estimate = {
  side: "buyer" | "seller";
  volume: { amount: number; origin: "told" | "estimated" } | null;
  ownPrice: number;
  agreedPrice: number;
  gainPerKilowattHour: number;
  fee: number;
  platformFee: number;
  breakEven: number | null;
  outcome: {
    gain: number;
    otherGain: number | null;
    verdict: "pays" | "barely" | "does-not-pay";
    lines: readonly { code: LineCode; amount: number }[];
  } | null;
};

type LineCode =
  | "energy-from-supplier"
  | "paid-to-seller"
  | "paid-by-buyer"
  | "injection-lost"
  | "supplier-fee"
  | "platform-fee";

const verdicts = {
  pays: { badge: "Loont", tone: "ok", icon: "circle-check" },
  barely: { badge: "Loont nipt", tone: "warn", icon: "triangle-alert" },
  "does-not-pay": { badge: "Loont niet", tone: "danger", icon: "circle-alert" },
} as const;

const lineNames: Readonly<Record<LineCode, string>> = {
  "energy-from-supplier": "Deze stroom bij uw leverancier",
  "paid-to-seller": "Dezelfde stroom bij de verkoper",
  "paid-by-buyer": "De koper betaalt u",
  "injection-lost": "Uw leverancier had betaald",
  "supplier-fee": "Kost van uw leverancier",
  "platform-fee": "Onze vergoeding",
};

// Nobody shares more than this in a year; a price that needs it never pays back.
const VOLUME_OUT_OF_REACH = 5_000_000;

export function sideResultWords(estimate: Estimate, site: { name: string }) {
  const { outcome, volume } = estimate;
  return {
    ...(outcome === null ? openResult(estimate) : closedResult(outcome, estimate)),
    perKilowattHour: perKilowattHour(estimate),
    breakEven: breakEvenSentence(estimate),
    otherSide: outcome?.otherGain == null ? null : otherSideSentence(estimate.side, outcome.otherGain),
    volumeMark: volume?.origin === "estimated" ? "Geschat volume" : null,
    platform:
      estimate.platformFee === 0
        ? `${site.name} rekent u vandaag niets aan.`
        : `De vergoeding van ${site.name}, ${formatEuros(estimate.platformFee)} per jaar, zit in de uitkomst.`,
    lines: (outcome?.lines ?? []).map((line) => ({
      name: lineNames[line.code],
      sum: sumOf(line.code, estimate),
      amount: line.amount,
    })),
    total: { name: "Blijft over per jaar", amount: outcome?.gain ?? 0 },
  };
}

function closedResult(outcome: NonNullable<Estimate["outcome"]>, { side, volume }: Estimate) {
  const energy = formatKilowattHours(volume?.amount ?? 0);
  const size = Math.abs(outcome.gain);
  const amount = size < 10 ? formatEuros(size) : formatEurosWhole(size);
  const verb = side === "buyer" ? "kopen" : "verkopen";
  const isLoss = outcome.gain < 0;
  return {
    verdict: verdicts[outcome.verdict],
    lead: `Bij ${energy} gedeelde stroom ${isLoss ? "verliest" : "wint"} u per jaar`,
    amount,
    sentence: {
      pays: `Ook met een kwart minder gedeelde stroom blijft u winnen.`,
      barely: `Rekenen wij met een kwart minder gedeelde stroom, dan blijft er weinig of niets over. Wacht op een betere ${side === "buyer" ? "verkoper" : "koper"} of een leverancier die minder vraagt.`,
      "does-not-pay": `Dit loont niet voor u: de kosten zijn hoger dan wat ${verb} u oplevert. Doe het dan niet.`,
    }[outcome.verdict],
  };
}

function openResult({ side, breakEven }: Estimate) {
  if (!isReachable(breakEven)) {
    return { verdict: null, lead: "Bij deze prijzen loont het voor u", amount: "nooit", sentence: priceFault(side) };
  }
  return {
    verdict: null,
    lead: "Bij deze prijzen loont het voor u vanaf",
    amount: formatKilowattHours(breakEven),
    sentence:
      "Zoveel gedeelde stroom per jaar hebt u nodig om de vaste kosten terug te verdienen. Vul uw volume in en u krijgt een antwoord in euro.",
  };
}

const isReachable = (breakEven: number | null): breakEven is number =>
  breakEven !== null && breakEven <= VOLUME_OUT_OF_REACH;

const priceFault = (side: Estimate["side"]) =>
  side === "buyer"
    ? "De afgesproken prijs is niet lager dan uw energieprijs. Dan wint u op geen enkele kWh."
    : "De gevraagde prijs is niet hoger dan wat uw leverancier u betaalt. Dan wint u op geen enkele kWh.";

function perKilowattHour({ side, gainPerKilowattHour }: Estimate): string {
  const cents = `${formatNumber(Math.abs(gainPerKilowattHour) * 100)} cent`;
  if (gainPerKilowattHour === 0) return "Op een gedeelde kWh wint of verliest u niets.";
  if (gainPerKilowattHour < 0) return `Op elke gedeelde kWh verliest u ${cents}.`;
  return side === "buyer"
    ? `Elke gedeelde kWh kost u ${cents} minder.`
    : `Elke gedeelde kWh brengt u ${cents} meer op.`;
}

function breakEvenSentence({ side, breakEven, fee, platformFee }: Estimate): string {
  if (!isReachable(breakEven)) return priceFault(side);
  if (fee + platformFee === 0) return "Zonder vaste kosten wint u vanaf de eerste kWh.";
  return `Vanaf ${formatKilowattHours(breakEven)} gedeelde stroom per jaar hebt u de vaste kosten terug.`;
}

function otherSideSentence(side: Estimate["side"], gain: number): string {
  const other = side === "buyer" ? "De verkoper" : "De koper";
  const amount = formatEurosWhole(Math.abs(gain));
  if (gain < 0)
    return `${other} verliest tegen deze prijs ongeveer ${amount} per jaar en zal dus nee zeggen (schatting, na de kost van zijn eigen leverancier).`;
  return `${other} wint tegen deze prijs ongeveer ${amount} per jaar (schatting, na de kost van zijn eigen leverancier).`;
}

function sumOf(code: LineCode, { volume, ownPrice, agreedPrice }: Estimate): string {
  const times = (price: number) => `${formatKilowattHours(volume?.amount ?? 0)} × ${formatCentsPerKilowattHour(price)}`;
  if (code === "supplier-fee" || code === "platform-fee") return "vast per jaar";
  return times(code === "paid-to-seller" || code === "paid-by-buyer" ? agreedPrice : ownPrice);
}
