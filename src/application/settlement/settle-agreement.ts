import { type Addresses, addressesOf } from "#application/ports/addresses.ts";
import type { ContractParts, ContractPorts, StoredStatement } from "#application/ports/contracts.ts";
import { gatherInput } from "#application/settlement/gather-input.ts";
import { agreeOnMonth, revokeDeclarationsOf } from "#application/settlement/month-invoices.ts";
import { type Agreement, sides } from "#domain/contracts/agreement.ts";
import type { SettlementRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { explainDifference } from "#domain/settlement/explain-difference.ts";
import { findExcess } from "#domain/settlement/meter-data/energy-ceiling.ts";
import { agreedGapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import { packQuarters, unpackQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { firstStanding, type MonthStanding } from "#domain/settlement/months/month-standing.ts";
import { type SettledMonth, type SettlementInput, settleMonth } from "#domain/settlement/settle-month.ts";
import { statementText } from "#domain/settlement/statement-text.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

export type Settled = { readonly statement: StoredStatement; readonly isNew: boolean };

/**
 * Settles one month of one agreement: the statement, where it stands between the two, its paper when both agree, the
 * audit line and the mails are written together or not at all. The same quarters and terms give the statement that
 * there is. A new version takes back the declaration of the one before, whatever it comes to.
 */
export async function settleAgreement(
  ports: ContractPorts,
  agreement: Agreement,
  month: Month,
): Promise<Result<Settled, SettlementRefusal>> {
  const { store, clock } = ports;
  const today = brusselsDay(clock.now());
  const seen = await store.contracts.findStatement(agreement.id, month);
  const gathered = await gatherInput(store, agreement, month, today);
  if (!gathered.ok) return gathered;
  const counted = await countMonth(ports, agreement, gathered.value);
  if (!counted.ok) return counted;
  const { input, settled } = counted.value;
  const inputHash = hashOfInput(ports, input, settled);
  const due = await store.contracts.findDue({ agreementId: agreement.id, month });
  const addresses = await addressesOf(ports, agreement);

  const done = await store.transaction(async (parts): Promise<Settled | null> => {
    const { contracts } = parts;
    // Held before the newest is read: an answer to it and a version after it take turns.
    await contracts.holdStanding({ agreementId: agreement.id, month });
    const before = await contracts.findStatement(agreement.id, month);
    // What came in since these quarters were read made a version already: they may be older than its own.
    if (before?.version !== seen?.version) return null;
    if (before?.inputHash === inputHash) {
      if (due) await contracts.resolveDue(due, null);
      return { statement: before, isNew: false };
    }
    const statement = makeStatement(ports, agreement, settled, inputHash, before);
    if (!(await contracts.addStatement(statement))) return null;
    const earlier = (await contracts.listStandings(agreement.id)).filter((one) => one.month === month);
    const standing = firstStanding(keyOf(statement), settled, today, earlier);
    await contracts.addStanding(standing);
    await revokeDeclarationsOf(ports, parts, keyOf(statement), "replaced");
    const facts = { month, version: statement.version, wattHours: statement.shared, hash: statement.hash };
    await contracts.addEntry(agreement.id, { at: clock.now(), side: null, event: "settled", facts });
    if (standing.state === "agreed") await agreeOnMonth(ports, parts, agreement, standing);
    await tellStatement(parts, agreement, addresses, statement, standing);
    if (due) await contracts.resolveDue(due, null);
    return { statement, isNew: true };
  });
  // Another was first: what is known by now is read again, and mostly gives the version that there is.
  return done ? ok(done) : settleAgreement(ports, agreement, month);
}

const keyOf = ({ agreementId, month, version }: StoredStatement) => ({ agreementId, month, version });

/** The month with what both accepted for its gaps; refused while they did not, and when it holds more than can be. */
async function countMonth(
  { store }: ContractPorts,
  agreement: Agreement,
  gathered: SettlementInput,
): Promise<Result<{ readonly input: SettlementInput; readonly settled: SettledMonth }, SettlementRefusal>> {
  let input = gathered;
  let settled = settleMonth(input);
  const { missing } = settled.quarters;
  if (missing > 0) {
    const gaps = agreedGapFill(await store.contracts.listEntries(agreement.id), input.month, settled.lacking);
    if (gaps === null) return refused({ code: "quarters-missing", quarters: missing });
    input = { ...input, gaps };
    settled = settleMonth(input);
  }
  const excess = findExcess(agreement, input.month, settled.sharedQuarters.values);
  return excess ? refused(excess) : ok({ input, settled });
}

async function tellStatement(
  { outbox }: Pick<ContractParts, "outbox">,
  agreement: Agreement,
  addresses: Addresses,
  statement: StoredStatement,
  { state, waitsFor, answerBy }: MonthStanding,
): Promise<void> {
  const { id: agreementId, reference } = agreement;
  const { month, version, shared: wattHours, totalCents, basis } = statement;
  for (const side of sides) {
    const to = addresses[side];
    if (!to) continue;
    const standing = state === "agreed" ? "agreed" : waitsFor.includes(side) ? "asks-you" : "asks-other";
    const statementFacts = { agreementId, reference, month, version, side, wattHours, totalCents, basis, answerBy };
    await outbox.add({ kind: "statement-ready", to, ...statementFacts, standing });
  }
}

function makeStatement(
  { signer, clock }: ContractPorts,
  agreement: Agreement,
  { sharedQuarters, doubted: _doubted, isResultUsed: _used, lacking: _lacking, ...settled }: SettledMonth,
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
      settled.gaps,
      settled.days,
      [...packQuarters(settled.sharedQuarters)],
    ]),
  );
