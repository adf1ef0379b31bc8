import type {
  ContractParts,
  ContractPorts,
  OwnedMeter,
  StoredMeterDay,
  StoredStatement,
} from "#application/ports/contracts.ts";
import { type Agreement, sides } from "#domain/contracts/agreement.ts";
import type { SettlementRefusal } from "#domain/contracts/contract-refusal.ts";
import { MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { explainDifference } from "#domain/settlement/explain-difference.ts";
import { invoiceFor } from "#domain/settlement/invoice-for.ts";
import { type MonthQuarters, mergeMonth } from "#domain/settlement/merge-quarters.ts";
import { packQuarters, unpackQuarters } from "#domain/settlement/meter-day.ts";
import { daysOfMonth, firstDayOf, lastDayOf, type Month } from "#domain/settlement/month.ts";
import { priceInMonth } from "#domain/settlement/price-in-month.ts";
import { type SettledMonth, type SettlementInput, settleMonth } from "#domain/settlement/settle-month.ts";
import { statementText } from "#domain/settlement/statement-text.ts";
import { vatOnSale } from "#domain/settlement/vat-on-sale.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { belgianVat } from "#figures/vat.ts";

const rates = { household: belgianVat.household.value, business: belgianVat.business.value };

export type Settled = { readonly statement: StoredStatement; readonly isNew: boolean };
export type SettleOptions = { readonly acceptGaps: boolean };

/**
 * Settles one month of one agreement: the statement, its invoice or credit note, the audit line and the mails are
 * written together or not at all. The same quarters and terms give the statement that there is.
 */
export async function settleAgreement(
  ports: ContractPorts,
  agreement: Agreement,
  month: Month,
  { acceptGaps }: SettleOptions,
): Promise<Result<Settled, SettlementRefusal>> {
  const { store, clock } = ports;
  const gathered = await gatherInput(store, agreement, month, brusselsDay(clock.now()));
  if (!gathered.ok) return gathered;
  const settled = settleMonth(gathered.value);
  if (settled.quarters.missing > 0 && !acceptGaps) {
    return refused({ code: "quarters-missing", quarters: settled.quarters.missing });
  }
  const inputHash = hashOfInput(ports, gathered.value, settled);
  const due = await store.contracts.findDue({ agreementId: agreement.id, month });
  const [seller, buyer] = await Promise.all(sides.map((side) => ports.contacts.emailOf(agreement.uids[side])));
  const addresses = { seller, buyer };

  const done = await store.transaction(async (parts): Promise<Settled | null> => {
    const before = await parts.contracts.findStatement(agreement.id, month);
    if (before?.inputHash === inputHash) {
      if (due) await parts.contracts.resolveDue(due, null);
      return { statement: before, isNew: false };
    }
    const statement = makeStatement(ports, agreement, settled, inputHash, before);
    // Another process was first with this version: what it did stands.
    if (!(await parts.contracts.addStatement(statement))) return null;
    await addPaper(ports, parts, agreement, statement);
    const facts = { month, version: statement.version, wattHours: statement.shared, hash: statement.hash };
    await parts.contracts.addEntry(agreement.id, { at: clock.now(), side: null, event: "settled", facts });
    for (const side of sides) {
      const to = addresses[side];
      if (!to) continue;
      const { reference } = agreement;
      const { version, shared: wattHours, totalCents } = statement;
      const told = { agreementId: agreement.id, reference, month, version, side, wattHours, totalCents };
      await parts.outbox.add({ kind: "statement-ready", to, ...told });
    }
    if (due) await parts.contracts.resolveDue(due, null);
    return { statement, isNew: true };
  });
  if (done) return ok(done);
  const standing = await store.contracts.findStatement(agreement.id, month);
  if (!standing) throw new Error("A version that exists can be read.");
  return ok({ statement: standing, isNew: false });
}

function makeStatement(
  { signer, clock }: ContractPorts,
  agreement: Agreement,
  { sharedQuarters, ...settled }: SettledMonth,
  inputHash: string,
  before: StoredStatement | null,
): StoredStatement {
  const differences = before
    ? explainDifference(
        {
          ...before,
          sharedQuarters: unpackQuarters(before.packedQuarters, sharedQuarters.values.length),
        },
        { ...settled, sharedQuarters },
      )
    : [];
  const statement = {
    ...settled,
    agreementId: agreement.id,
    version: (before?.version ?? 0) + 1,
    inputHash,
    differences,
  };
  return {
    ...statement,
    packedQuarters: packQuarters(sharedQuarters),
    hash: signer.digest(statementText(statement)),
    createdAt: clock.now(),
  };
}

async function addPaper(
  { ids, clock }: ContractPorts,
  { contracts }: ContractParts,
  agreement: Agreement,
  statement: StoredStatement,
): Promise<void> {
  const issued = (await contracts.listInvoices(agreement.id)).filter(({ month }) => month === statement.month);
  const draft = invoiceFor(statement, issued, {
    today: brusselsDay(clock.now()),
    paymentDays: agreement.terms.paymentDays,
  });
  if (draft) await contracts.addInvoice({ id: ids.next(), ...draft }, agreement.uids.seller);
}

const hashOfInput = ({ signer }: ContractPorts, input: SettlementInput, settled: SettledMonth): string =>
  signer.digest(
    JSON.stringify([
      input.month,
      input.price,
      input.vat,
      input.firstDay,
      input.lastDay,
      settled.basis,
      settled.quarters,
      settled.days,
      [...packQuarters(settled.sharedQuarters)],
    ]),
  );

async function gatherInput(
  { contracts }: ContractParts,
  agreement: Agreement,
  month: Month,
  today: string,
): Promise<Result<SettlementInput, SettlementRefusal>> {
  const { parties, startedOn, endsOn } = agreement;
  const { seller, buyer } = parties;
  if (!seller || !buyer || !startedOn || lastDayOf(month) < startedOn || (endsOn && firstDayOf(month) > endsOn)) {
    return refused({ code: "month-outside", month });
  }
  if (today <= lastDayOf(month)) return refused({ code: "month-not-over", month });
  // Each side's quarters as that side brought them, whoever else names the same connection.
  const { uids } = agreement;
  const [injection, offtake, result] = await Promise.all([
    readMonth(contracts, [{ uid: uids.seller, meter: seller.ean, role: "injection" }], month),
    readMonth(contracts, [{ uid: uids.buyer, meter: buyer.ean, role: "offtake" }], month),
    readMonth(
      contracts,
      sides.map((side) => ({ uid: uids[side], meter: agreement.id, role: "result" })),
      month,
    ),
  ]);
  const silent = sides.filter((side) => isSilent(side === "seller" ? injection : offtake));
  if (silent.length > 0 && isSilent(result)) return refused({ code: "data-missing", sides: silent });
  const others = await readOtherSellers(contracts, agreement, month);
  return ok({
    month,
    injection,
    offtake,
    others,
    result: isSilent(result) ? null : result,
    firstDay: startedOn,
    lastDay: endsOn,
    price: priceInMonth(agreement.terms, startedOn, month),
    vat: vatOnSale(seller, buyer, rates),
  });
}

const isSilent = ({ quality }: MonthQuarters) => quality.every((one) => one === MISSING);

/** Who else sells to this buyer on this connection in this month, in the sequence of their codes, which is the same for each. */
async function readOtherSellers(
  contracts: ContractParts["contracts"],
  agreement: Agreement,
  month: Month,
): Promise<SettlementInput["others"]> {
  const own = sellerKey(agreement);
  const { uids, parties } = agreement;
  const all = await contracts.listByBuyer({ uid: uids.buyer, ean: parties.buyer?.ean ?? "" });
  const running = all.filter((one) => daysOfMonth(month).some(({ day }) => isShared(one, day)));
  const others = [...Map.groupBy(running, sellerKey)].filter(([key]) => key !== own);
  const sorted = others.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const read = (some: typeof sorted) =>
    Promise.all(some.map(([, agreements]) => readOtherSeller(contracts, agreements, month)));
  return {
    before: await read(sorted.filter(([key]) => key < own)),
    after: await read(sorted.filter(([key]) => key > own)),
  };
}

const sellerKey = ({ uids, parties }: Agreement) => `${parties.seller?.ean ?? ""} ${uids.seller}`;

const isShared = ({ startedOn, endsOn }: Agreement, day: CalendarDay) =>
  startedOn !== null && day >= startedOn && (endsOn === null || day <= endsOn);

/** On days on which another seller does not share with this buyer, it takes no part: that is known, not missing. */
async function readOtherSeller(
  contracts: ContractParts["contracts"],
  agreements: readonly Agreement[],
  month: Month,
): Promise<MonthQuarters> {
  const [{ uids, parties }] = agreements as [Agreement];
  const owned = { uid: uids.seller, meter: parties.seller?.ean ?? "", role: "injection" } as const;
  const quarters = await readMonth(contracts, [owned], month);
  let offset = 0;
  for (const { day, quarters: count } of daysOfMonth(month)) {
    if (!agreements.some((agreement) => isShared(agreement, day))) {
      quarters.values.fill(0, offset, offset + count);
      quarters.quality.fill(MEASURED, offset, offset + count);
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
      .map(({ packed, madeOn }) => ({ ...unpackQuarters(packed, lengths.get(day) ?? 0), madeOn })),
  );
}
