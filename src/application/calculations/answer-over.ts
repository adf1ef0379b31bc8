import type { Answer, Ranged } from "#application/calculations/answer.ts";
import type { GainOnOldPrices } from "#domain/economics/pair-gain.ts";
import type { PairVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";
import type { Quantity } from "#domain/units/quantity.ts";

/**
 * One answer over several sets of prices, of which nobody can tell which hold: each amount keeps the value of the first and
 * ranges over all of them, and nothing is said to lose that wins at one end.
 */
export function answerOver(counted: Answer, ends: readonly Answer[]): Answer {
  if (ends.length === 0) return counted;
  const verdict = verdictOver([counted, ...ends].map((answer) => answer.verdict.verdict));
  return {
    ...counted,
    ...rangesOver(amountsOf(counted), ends.map(amountsOf)),
    verdict: { ...counted.verdict, verdict },
    nextStep: verdict === "uncertain" ? "own-prices" : counted.nextStep,
  };
}

/** The ranges of a gain where no one number of it can be told; null where one can. */
export const gainOnOldPrices = ({ stalePrices, inMeanYear }: Answer): GainOnOldPrices | null =>
  stalePrices && { signableUntil: stalePrices.signableUntil, range: inMeanYear };

/** Of an answer what moves with prices. */
const amountsOf = ({ buyer, seller, together, laterYears, whenDynamic, ...rest }: Answer) => {
  const { inMeanYear, sensitivity, term, choices, sellersPlan } = rest;
  return { buyer, seller, together, inMeanYear, laterYears, whenDynamic, sensitivity, term, choices, sellersPlan };
};

const ORDER: readonly PairVerdict[] = ["does-not-pay", "depends", "barely", "pays"];

/** The least good of all; uncertain where a sale loses at one end and not at another. */
function verdictOver(all: readonly PairVerdict[]): PairVerdict {
  const worst = all.reduce((least, next) => (ORDER.indexOf(next) < ORDER.indexOf(least) ? next : least));
  return worst === "does-not-pay" && all.some((verdict) => verdict !== worst) ? "uncertain" : worst;
}

type AnyRange = Ranged<string>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isRange = (value: unknown): value is AnyRange =>
  isRecord(value) && "value" in value && "low" in value && "high" in value;

/** The same data with each range in it, however deep, widened by those at the same place in the others. */
function rangesOver<T>(counted: T, others: readonly T[]): T {
  if (isRange(counted)) return widest(counted, others as readonly AnyRange[]) as T;
  if (!isRecord(counted) || ArrayBuffer.isView(counted)) return counted;
  const at = (key: string) => others.flatMap((other) => (isRecord(other) && key in other ? [other[key]] : []));
  const over = ([key, value]: readonly [string, unknown]) => rangesOver(value, at(key));
  if (Array.isArray(counted)) return counted.map((value, index) => over([String(index), value])) as T;
  return Object.fromEntries(Object.entries(counted).map(([key, value]) => [key, over([key, value])])) as T;
}

function widest(counted: AnyRange, others: readonly AnyRange[]): AnyRange {
  const { value, low, high } = counted;
  const lows = others.map((other) => other.low ?? other.value);
  const highs = others.map((other) => other.high ?? other.value);
  const [least, most] = [Math.min(low ?? value, ...lows), Math.max(high ?? value, ...highs)];
  // What is the same at every end, and in all weather, has no range.
  if (low === null && high === null && least === value && most === value) return counted;
  return { value, low: least as Quantity<string>, high: most as Quantity<string> };
}
