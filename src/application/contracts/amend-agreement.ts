import { changeAgreement } from "#application/contracts/change-agreement.ts";
import { partyFaults } from "#application/contracts/party-faults.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import {
  amendmentStep,
  changedDetails,
  detailsOf,
  FROM_MONTH,
  monthsToAmend,
  openAmendment,
  replaceAmendment,
  typedDetails,
  withAmendment,
} from "#domain/contracts/amendment.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { parseStep } from "#domain/forms/parse-step.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Answer = Promise<Result<Agreement, ContractRefusal>>;

/** From which months a side may settle on another number. */
export async function readMonthsToAmend(
  { store }: Pick<ContractPorts, "store">,
  agreement: Agreement,
  side: Side,
  today: CalendarDay,
): Promise<readonly Month[]> {
  const settled = await store.contracts.listStatements(agreement.id, "newest");
  return monthsToAmend(
    agreement,
    side,
    settled.map(({ month }) => month),
    today,
  );
}

/** One side says what of its own details no longer holds. It changes nothing until both have signed it. */
export async function proposeAmendment(
  ports: ContractPorts,
  uid: string,
  { id, typed, numberRemoved }: { readonly id: string; readonly typed: Answers; readonly numberRemoved: string },
): Answer {
  const statements = await ports.store.contracts.listStatements(id, "newest");
  const settled = statements.map(({ month }) => month);
  return changeAgreement(ports, uid, id, "amend", (agreement, side, today) => {
    const own = agreement.parties[side];
    if (!own) throw new Error("Who signed has told who they are.");
    const months = monthsToAmend(agreement, side, settled, today);
    const { kept, faults } = parseStep(amendmentStep(side, months), typed, { today, numberRemoved });
    const all = { ...partyFaults(agreement, side, kept), ...faults };
    if (Object.keys(all).length > 0) return refused({ code: "fields-faulty", faults: all });
    const change = { before: detailsOf(own), after: typedDetails(side, kept) };
    if (changedDetails(change).length === 0) return refused({ code: "amendment-empty" });
    // The step takes no other answer than one of its months.
    const fromMonth = kept[FROM_MONTH] as Month;
    const amended = withAmendment(agreement, { ...change, by: side, fromMonth, proposedOn: today });
    const facts = { amendment: openAmendment(amended)?.number ?? 0 };
    return ok({ agreement: amended, events: [{ event: "amendment-proposed", facts }] });
  });
}

/** Who asked takes it back, or the other says no. What was signed of it stays on record and binds nobody. */
export const dropAmendment = (ports: ContractPorts, uid: string, { id }: { readonly id: string }): Answer =>
  changeAgreement(ports, uid, id, "drop-amendment", (agreement) => {
    const open = openAmendment(agreement);
    if (!open) throw new Error("Only what waits for a signature is dropped.");
    const isKnown = open.signatures.length > 0;
    return ok({
      agreement: replaceAmendment(agreement, { ...open, isDropped: true }),
      events: [{ event: "amendment-dropped", facts: { amendment: open.number } }],
      // Nobody was told of what nobody signed.
      ...(isKnown ? { tell: { notice: "amendment-dropped", whom: "other" } as const } : {}),
    });
  });
