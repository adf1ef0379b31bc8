import { tellSides } from "#application/contracts/change-agreement.ts";
import { inUseKey } from "#application/contracts/tell-holders.ts";
import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { type Agreement, sharesDays, sides } from "#domain/contracts/agreement.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** Two agreements that sell from one connection: the one that shares, and the one that was refused to begin. */
export type ContestedConnection = {
  readonly first: Agreement;
  readonly second: Agreement;
  readonly masked: string;
  readonly since: Date;
  readonly decision: ConnectionDecision | null;
};
const connectionDecisions = ["holder-stays", "holder-loses"] as const;
export type ConnectionDecision = (typeof connectionDecisions)[number];

/** Kept apart from the audit trail, which both sides of an agreement read: neither may learn of the other. */
const decisionKey = (decision: ConnectionDecision, { id }: Agreement) => `connection-${decision} ${id}`;
const EVENTS = { "holder-stays": "connection-kept", "holder-loses": "connection-lost" } as const;

/** All of which both sellers were told, the newest first. */
export async function contestedConnections({ store }: ContractPorts): Promise<readonly ContestedConnection[]> {
  const { contracts } = store;
  const reminders = await contracts.listReminders(inUseKey(""));
  const decided = await contracts.listReminders("connection-holder-");
  const found: ContestedConnection[] = [];
  for (const { agreementId, key, at } of reminders) {
    const [second, first] = [await contracts.find(agreementId), await contracts.find(key.slice(inUseKey("").length))];
    if (!first || !second) continue;
    const isDecided = (as: ConnectionDecision) =>
      decided.some((one) => one.agreementId === second.id && one.key === decisionKey(as, first));
    const decision = connectionDecisions.find(isDecided) ?? null;
    const masked = maskEan((second.parties.seller?.ean ?? "") as Ean);
    found.push({ first, second, masked, since: at, decision });
  }
  return found.toSorted((a, b) => b.since.getTime() - a.since.getTime());
}

/** The one that waits for a decision under the reference of its refused agreement. */
export const findContested = async (ports: ContractPorts, reference: string): Promise<ContestedConnection | null> =>
  (await contestedConnections(ports)).find((one) => one.second.reference === reference && one.decision === null) ??
  null;

/**
 * What the operator decided about the connection of a refused agreement, by its reference. A holder who loses it shares no
 * longer from tomorrow on, so that the other may begin. Both sellers read why; months that were settled stay as they are. Null
 * when nothing is contested under that reference, or it was decided before.
 */
export async function decideConnection(
  ports: ContractPorts,
  reference: string,
  decision: ConnectionDecision,
  why: string,
): Promise<ContestedConnection | null> {
  const contested = await findContested(ports, reference);
  if (!contested) return null;
  const { first, second, masked } = contested;
  const addresses = { first: await addressesOf(ports, first), second: await addressesOf(ports, second) };
  const at = ports.clock.now();
  const today = brusselsDay(at);
  const isEnded = decision === "holder-loses" && sharesDays(first, { ...second, startedOn: today, endsOn: null });
  const isDone = await ports.store.transaction(async (parts) => {
    if (!(await parts.contracts.rememberReminder(second.id, "seller", decisionKey(decision, first), at))) return false;
    if (isEnded) {
      const endsOn = first.startedOn !== null && first.startedOn > today ? first.startedOn : today;
      if (!(await parts.contracts.update({ ...first, state: "ended", endsOn }, first)))
        throw new Error("The agreement of the holder was changed meanwhile: decide again.");
      await parts.contracts.addEntry(first.id, { at, side: null, event: "ended", facts: {} });
      await tellSides(parts, first, addresses.first, "ended", sides);
    }
    for (const [holder, own] of [
      ["first", first],
      ["second", second],
    ] as const) {
      await parts.contracts.addEntry(own.id, { at, side: null, event: EVENTS[decision], facts: {} });
      const to = addresses[holder].seller;
      const { id: agreementId, reference: ownReference } = own;
      if (to)
        await parts.outbox.add({
          kind: "connection-decided",
          to,
          agreementId,
          reference: ownReference,
          masked,
          isKept: (holder === "first") === (decision === "holder-stays"),
          why,
        });
    }
    return true;
  });
  return isDone ? { ...contested, decision } : null;
}
