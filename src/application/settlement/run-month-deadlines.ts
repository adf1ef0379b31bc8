import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { agreeOnMonth } from "#application/settlement/month-invoices.ts";
import { tellMonth } from "#application/settlement/tell-month.ts";
import { sides } from "#domain/contracts/agreement.ts";
import {
  afterReminder,
  afterSilence,
  duePassing,
  type MonthStanding,
  REMIND_DAYS_BEFORE,
} from "#domain/settlement/months/month-standing.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";

const AT_ONCE = 100;

/** What the passing of days brings to months that wait for a yes: a reminder, and after it a yes by silence. */
export async function runMonthDeadlines(
  ports: ContractPorts,
): Promise<{ readonly reminded: number; readonly agreed: number }> {
  const { contracts } = ports.store;
  const today = brusselsDay(ports.clock.now());
  const done = { reminded: 0, agreed: 0 };
  let last: MonthStanding | undefined;
  for (;;) {
    // Page after page: what nothing can be done about stays where it is, and holds up nobody behind it.
    const awaited = await contracts.listAwaited(addDays(today, REMIND_DAYS_BEFORE), AT_ONCE, last);
    for (const standing of awaited) {
      const passed = await runOne(ports, standing);
      if (passed) done[passed] += 1;
    }
    if (awaited.length < AT_ONCE) return done;
    last = awaited.at(-1);
  }
}

async function runOne(ports: ContractPorts, awaited: MonthStanding): Promise<"reminded" | "agreed" | null> {
  const { store, clock } = ports;
  const agreement = await store.contracts.find(awaited.agreementId);
  if (!agreement) return null;
  const today = brusselsDay(clock.now());
  const addresses = await addressesOf(ports, agreement);
  // Whoever cannot be reached by mail has not been asked, so their silence says nothing.
  if (awaited.waitsFor.some((side) => addresses[side] === null)) return null;
  return store.transaction(async (parts) => {
    const standing = await parts.contracts.holdStanding(awaited);
    if (standing?.version !== awaited.version) return null;
    const passed = duePassing(standing, today);
    if (passed === "nothing") return null;
    if (passed === "remind") {
      const next = afterReminder(standing, today);
      await parts.contracts.setStanding(next);
      await tellMonth(parts, agreement, addresses, next.month, "reminder", next.waitsFor, next);
      return "reminded";
    }
    const next = afterSilence(standing);
    await parts.contracts.setStanding(next);
    await agreeOnMonth(ports, parts, agreement, next);
    await tellMonth(parts, agreement, addresses, next.month, "agreed-by-silence", sides);
    return "agreed";
  });
}
