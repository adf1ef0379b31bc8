import type { ContractParts, OwnedMeter, StoredMeterDay } from "#application/ports/contracts.ts";
import { sellersOfBuyer } from "#application/settlement/sellers-of-buyer.ts";
import { type Agreement, sides } from "#domain/contracts/agreement.ts";
import { partyIn } from "#domain/contracts/amendment.ts";
import type { SettlementRefusal } from "#domain/contracts/contract-refusal.ts";
import { MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { vatOnSale } from "#domain/settlement/invoices/vat-on-sale.ts";
import { type MonthQuarters, mergeMonth } from "#domain/settlement/meter-data/merge-quarters.ts";
import { unpackQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth, firstDayOf, lastDayOf, type Month } from "#domain/settlement/months/month.ts";
import { priceInMonth } from "#domain/settlement/price-in-month.ts";
import type { SettlementInput } from "#domain/settlement/settle-month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { saleVatRates } from "#figures/vat.ts";

/** All that one month of one agreement is settled from, as it is known by now. */
export async function gatherInput(
  { contracts }: ContractParts,
  agreement: Agreement,
  month: Month,
  today: string,
): Promise<Result<SettlementInput, SettlementRefusal>> {
  const { startedOn, endsOn } = agreement;
  const [seller, buyer] = [partyIn(agreement, "seller", month), partyIn(agreement, "buyer", month)];
  if (!seller || !buyer || !startedOn || lastDayOf(month) < startedOn || (endsOn && firstDayOf(month) > endsOn)) {
    return refused({ code: "month-outside", month });
  }
  if (today <= lastDayOf(month)) return refused({ code: "month-not-over", month });
  // Each side's quarters as that side brought them, whoever else names the same connection.
  const { uids } = agreement;
  const [injection, offtake, ...results] = await Promise.all([
    readMonth(contracts, [{ uid: uids.seller, meter: seller.ean, role: "injection" }], month),
    readMonth(contracts, [{ uid: uids.buyer, meter: buyer.ean, role: "offtake" }], month),
    ...sides.map((side) => readMonth(contracts, [{ uid: uids[side], meter: agreement.id, role: "result" }], month)),
  ]);
  const from = sides.filter((_, at) => !isSilent(results[at] as MonthQuarters));
  const owned = from.map((side) => ({ uid: uids[side], meter: agreement.id, role: "result" as const }));
  // Of both sides' results the same rule decides as of two files of one meter.
  const result = owned.length === 2 ? await readMonth(contracts, owned, month) : results.find((one) => !isSilent(one));
  const silent = sides.filter((side) => isSilent(side === "seller" ? injection : offtake));
  if (silent.length > 0 && !result) return refused({ code: "data-missing", sides: silent });
  const others = await readOtherSellers(contracts, agreement, month);
  return ok({
    month,
    injection,
    offtake,
    others,
    result: result ? { quarters: result, from } : null,
    gaps: null,
    firstDay: startedOn,
    lastDay: endsOn,
    price: priceInMonth(agreement.terms, startedOn, month),
    vat: vatOnSale(seller, buyer, saleVatRates),
  });
}

const isSilent = ({ quality }: MonthQuarters) => quality.every((one) => one === MISSING);

/** Who else sells to this buyer on this connection in this month, in the sequence of their codes, which is the same for each. */
async function readOtherSellers(
  contracts: ContractParts["contracts"],
  agreement: Agreement,
  month: Month,
): Promise<SettlementInput["others"]> {
  const keyOf = (one: Agreement) => sellerKey(one, month);
  const own = keyOf(agreement);
  const all = await sellersOfBuyer(contracts, agreement, [month]);
  const running = all.filter((one) => daysOfMonth(month).some(({ day }) => isShared(one, day)));
  const others = [...Map.groupBy(running, keyOf)].filter(([key]) => key !== own);
  const sorted = others.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const read = (some: typeof sorted) =>
    Promise.all(some.map(([, agreements]) => readOtherSeller(contracts, agreements, month)));
  return {
    before: await read(sorted.filter(([key]) => key < own)),
    after: await read(sorted.filter(([key]) => key > own)),
  };
}

const sellerKey = (agreement: Agreement, month: Month) =>
  `${partyIn(agreement, "seller", month)?.ean ?? ""} ${agreement.uids.seller}`;

const isShared = ({ startedOn, endsOn }: Agreement, day: CalendarDay) =>
  startedOn !== null && day >= startedOn && (endsOn === null || day <= endsOn);

/** On days on which another seller does not share with this buyer, it takes no part: that is known, not missing. */
async function readOtherSeller(
  contracts: ContractParts["contracts"],
  agreements: readonly Agreement[],
  month: Month,
): Promise<MonthQuarters> {
  const [first] = agreements as [Agreement];
  const meter = partyIn(first, "seller", month)?.ean ?? "";
  const owned = { uid: first.uids.seller, meter, role: "injection" } as const;
  const quarters = await readMonth(contracts, [owned], month);
  let offset = 0;
  for (const { day, quarters: count } of daysOfMonth(month)) {
    if (!agreements.some((agreement) => isShared(agreement, day))) {
      quarters.values.fill(0, offset, offset + count);
      quarters.quality.fill(MEASURED, offset, offset + count);
      quarters.origin.fill(0, offset, offset + count);
    }
    offset += count;
  }
  return quarters;
}

export async function readMonth(
  contracts: ContractParts["contracts"],
  owned: readonly OwnedMeter[],
  month: Month,
): Promise<MonthQuarters> {
  const rows: StoredMeterDay[] = [];
  // One after the other: a settlement reads three months at once already.
  for (const one of owned) rows.push(...(await contracts.readDays(one, firstDayOf(month), lastDayOf(month))));
  const lengths = new Map(daysOfMonth(month).map(({ day, quarters }) => [day, quarters]));
  return mergeMonth(month, (day) =>
    rows
      .filter((row) => row.day === day)
      .map(({ packed, madeOn, origin }) => ({ ...unpackQuarters(packed, lengths.get(day) ?? 0), madeOn, origin })),
  );
}
