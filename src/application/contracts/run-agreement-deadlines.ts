import { tellSides } from "#application/contracts/change-agreement.ts";
import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { eachAgreement } from "#application/ports/each-agreement.ts";
import { type Agreement, isAnnounced, otherSide, type Side, sides } from "#domain/contracts/agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import { dossierOf, isToDo } from "#domain/contracts/dossier.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

const REMIND_DAYS = 7;

/** What the passing of days brings: ends that were announced, and steps of a dossier that come near. */
export async function runAgreementDeadlines(
  ports: ContractPorts,
): Promise<{ readonly ended: number; readonly reminded: number }> {
  const today = brusselsDay(ports.clock.now());
  const done = { ended: 0, reminded: 0 };
  for await (const agreement of eachAgreement(ports)) {
    const isRunning = agreement.state === "active" || agreement.state === "suspended";
    if (isRunning && agreement.endsOn !== null && agreement.endsOn < today && (await endOne(ports, agreement))) {
      done.ended += 1;
    }
    const isUnbegun = agreement.state === "active" && isAnnounced(agreement, today);
    if (agreement.state === "signed" || agreement.state === "submitted" || isUnbegun) {
      for (const side of sides) if (await remind(ports, agreement, side, today)) done.reminded += 1;
    }
  }
  return done;
}

async function endOne(ports: ContractPorts, agreement: Agreement): Promise<boolean> {
  const addresses = await addressesOf(ports, agreement);
  return ports.store.transaction(async (parts) => {
    if (!(await parts.contracts.update({ ...agreement, state: "ended" }, agreement))) return false;
    await parts.contracts.addEntry(agreement.id, { at: ports.clock.now(), side: null, event: "ended", facts: {} });
    await tellSides(parts, agreement, addresses, "ended", sides);
    return true;
  });
}

async function remind(ports: ContractPorts, agreement: Agreement, side: Side, today: CalendarDay): Promise<boolean> {
  const open = dossierOf(agreement, brusselsDay(agreement.createdAt), today).filter(
    (task) => task.who === side && isToDo(task, agreement) && task.until <= addDays(today, REMIND_DAYS),
  );
  const to = open.length > 0 ? await ports.contacts.emailOf(agreement.uids[side]) : null;
  if (!to) return false;
  return ports.store.transaction(async ({ contracts, outbox }) => {
    const tasks: { step: (typeof open)[number]["step"]; until: CalendarDay }[] = [];
    for (const { step, until } of open) {
      const isNew = await contracts.rememberReminder(agreement.id, side, `${step} ${until}`, ports.clock.now());
      if (isNew) tasks.push({ step, until });
    }
    const { id: agreementId, reference } = agreement;
    if (tasks.length > 0) await outbox.add({ kind: "dossier-reminder", to, agreementId, reference, tasks });
    return tasks.length > 0;
  });
}

/**
 * Ends what people who deleted their account leave behind. What was never signed by both goes; what was, stays for the
 * other side and for the legal term, tied to nothing but a number without an account. Their quarters go at once.
 */
export async function releaseDeparted(ports: ContractPorts): Promise<number> {
  const { store, clock, contacts } = ports;
  let released = 0;
  for await (const agreement of eachAgreement(ports)) {
    for (const side of sides) {
      if (agreement.departed.includes(side) || (await contacts.emailOf(agreement.uids[side])) !== null) continue;
      const addresses = await addressesOf(ports, agreement);
      const current = (await store.contracts.find(agreement.id)) ?? agreement;
      const changed = withoutSide(current, side, brusselsDay(clock.now()));
      const isDone = await store.transaction(async (parts) => {
        if (!(await parts.contracts.update(changed, current))) return false;
        await parts.contracts.removeMeterData(current.uids[side]);
        if (changed.state === "withdrawn" && !isFinal(current.state)) {
          await parts.market.proposals.release(current.proposalId);
        }
        const at = clock.now();
        await parts.contracts.addEntry(current.id, { at, side, event: "account-deleted", facts: {} });
        if (!isFinal(current.state)) await tellSides(parts, current, addresses, "account-deleted", [otherSide(side)]);
        return true;
      });
      if (isDone) released += 1;
    }
  }
  return released;
}

function withoutSide(agreement: Agreement, side: Side, today: CalendarDay): Agreement {
  const consents = { ...agreement.consents, [side]: { contact: false, municipality: false, meterData: false } };
  const gone = { ...agreement, consents, departed: [...agreement.departed, side] };
  if (isFinal(agreement.state)) return gone;
  if (agreement.signatures.length < 2) {
    return { ...gone, state: "withdrawn", parties: { ...agreement.parties, [side]: null } };
  }
  if (isAnnounced(agreement, today)) return { ...gone, state: "withdrawn", startedOn: null };
  const isRunning = agreement.state === "active" || agreement.state === "suspended";
  const endsOn = agreement.endsOn !== null && agreement.endsOn < today ? agreement.endsOn : today;
  return isRunning ? { ...gone, state: "ended", endsOn } : { ...gone, state: "withdrawn" };
}
