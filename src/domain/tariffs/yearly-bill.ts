import { ok, type Result } from "#domain/result.ts";
import { type Bill, type BillLine, billOf } from "#domain/tariffs/bill.ts";
import { type BillRefusal, type BillSituation, checkSituation } from "#domain/tariffs/bill-situation.ts";
import { brusselsLines } from "#domain/tariffs/brussels-lines.ts";
import { dutchLines } from "#domain/tariffs/dutch-lines.ts";
import { flemishLines } from "#domain/tariffs/flemish-lines.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";

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
