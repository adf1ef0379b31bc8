import type { ContractParts, ContractPorts, DueMonth, StoredStatement } from "#application/ports/contracts.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { RevocationReason } from "#domain/declarations/declaration.ts";
import { invoiceFor } from "#domain/settlement/invoices/invoice-for.ts";
import { noPayment, withReminder } from "#domain/settlement/months/month-payment.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** Makes a month that both agree on payable: asks or gives back what is still open. */
async function issueInvoice(
  { ids, clock }: ContractPorts,
  { contracts }: ContractParts,
  agreement: Agreement,
  statement: StoredStatement,
): Promise<void> {
  const { month } = statement;
  const today = brusselsDay(clock.now());
  const issued = (await contracts.listInvoices(agreement.id)).filter((paper) => paper.month === month);
  const draft = invoiceFor(statement, issued, { today, paymentDays: agreement.terms.paymentDays });
  const added = draft ? [await contracts.addInvoice({ id: ids.next(), ...draft }, agreement.uids.seller)] : [];
  const key = { agreementId: agreement.id, month };
  const payment = (await contracts.findPayment(key)) ?? noPayment(key);
  await contracts.setPayment(withReminder(payment, [...issued, ...added], today));
}

/** Gives back all that was asked for a month which no longer counts between the two. */
export const creditMonth = (
  ports: ContractPorts,
  parts: ContractParts,
  agreement: Agreement,
  statement: StoredStatement,
): Promise<void> =>
  issueInvoice(ports, parts, agreement, { ...statement, shared: 0, netCents: 0, vatCents: 0, totalCents: 0 });

/** What a month that both agree on brings: its paper, and a line in the trail. */
export async function agreeOnMonth(
  ports: ContractPorts,
  parts: ContractParts,
  agreement: Agreement,
  standing: MonthStanding,
): Promise<void> {
  const { contracts } = parts;
  const { month, version, agreedBy } = standing;
  const statement = await contracts.findStatement(agreement.id, month, version);
  if (!statement) throw new Error("A standing is of a statement.");
  await issueInvoice(ports, parts, agreement, statement);
  const facts = { month, version, by: agreedBy };
  await contracts.addEntry(agreement.id, { at: ports.clock.now(), side: null, event: "month-agreed", facts });
}

/** Takes back what the register says of a month. */
export async function revokeDeclarationsOf(
  { clock }: ContractPorts,
  { contracts }: ContractParts,
  { agreementId, month }: DueMonth,
  reason: RevocationReason,
  side: Side | null = null,
): Promise<void> {
  const standing = (await contracts.declarationsOf(agreementId)).filter(
    (one) => one.month === month && one.revocation === null,
  );
  for (const { code } of standing) {
    // The operator or a party may have been first.
    if (!(await contracts.revokeDeclaration(code, reason, clock.now()))) continue;
    const facts = { code, month };
    await contracts.addEntry(agreementId, { at: clock.now(), side, event: "declaration-revoked", facts });
  }
}
