import { ok, type Result } from "#domain/result.ts";
import { type Bill, type BillLine, billOf } from "#domain/tariffs/bill.ts";
import { type BillRefusal, type BillSituation, checkSituation } from "#domain/tariffs/bill-situation.ts";
import { brusselsLines } from "#domain/tariffs/brussels-lines.ts";
import { dutchLines } from "#domain/tariffs/dutch-lines.ts";
import { flemishLines } from "#domain/tariffs/flemish-lines.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import { type Euros, euros } from "#domain/units/quantity.ts";

/** A year's bill at the rates of one day, component by component and unrounded. */
export function yearlyBill(situation: BillSituation, tariffs: TariffSet): Result<Bill, BillRefusal> {
  const checked = checkSituation(situation, tariffs.region);
  if (!checked.ok) return checked;
  return ok(billOf(linesOf(situation, tariffs)));
}

function linesOf(situation: BillSituation, tariffs: TariffSet): BillLine[] {
  if (tariffs.region === "brussels") return brusselsLines(situation, tariffs);
  if (tariffs.region === "netherlands") return dutchLines(situation, tariffs);
  if (situation.peaks === null) throw new RangeError("A Flemish bill needs peaks.");
  return flemishLines(situation, situation.peaks, tariffs);
}

/** So many days of a billing year at the same rates. */
export type TariffSpan = { tariffs: TariffSet; days: number };

/**
 * The bill of a year in which rates change. Each day bears its own rate, and energy and brackets are spread evenly over
 * the days: of a change on the 213th day, 212 days are billed at the old rate. `billAt` gives the year's bill at the
 * rates of a span, before or after sharing.
 */
export function billOverSpans<R>(
  spans: readonly TariffSpan[],
  billAt: (tariffs: TariffSet) => Result<Bill, R>,
): Result<Bill, R> {
  const days = spans.reduce((total, span) => total + span.days, 0);
  if (!(days > 0)) throw new RangeError("A bill needs at least one day.");
  const lines = new Map<BillLine["part"], BillLine>();
  for (const span of spans) {
    const bill = billAt(span.tariffs);
    if (!bill.ok) return bill;
    for (const line of bill.value.lines) lines.set(line.part, added(lines.get(line.part), line, span.days / days));
  }
  return ok(billOf([...lines.values()]));
}

function added(sofar: BillLine | undefined, line: BillLine, weight: number): BillLine {
  const grow = (before: Euros | undefined, amount: Euros) => euros((before ?? 0) + amount * weight);
  return {
    ...line,
    amount: grow(sofar?.amount, line.amount),
    vat: grow(sofar?.vat, line.vat),
    figures: [...new Set([...(sofar?.figures ?? []), ...line.figures])],
  };
}
