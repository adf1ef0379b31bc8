import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { eachAgreement } from "#application/ports/each-agreement.ts";
import { lacksDays } from "#application/settlement/lacks-days.ts";
import { sellersOfBuyer } from "#application/settlement/sellers-of-buyer.ts";
import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { ASK_AGAIN_DAYS, newestFetchable, sharedPeriod, uploadBy } from "#domain/settlement/months/month-data.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";

/**
 * Asks both sides for the values of the month that can be fetched, and a week later who is still missing. Months before
 * that one are steps of the overview: nobody gets a pile of mail after a while of silence.
 */
export async function askMonthData(
  ports: ContractPorts,
): Promise<{ readonly asked: number; readonly askedAgain: number }> {
  const month = newestFetchable(brusselsDay(ports.clock.now()));
  const done = { asked: 0, askedAgain: 0 };
  for await (const agreement of eachAgreement(ports)) {
    if (agreement.departed.length > 0 || sharedPeriod(agreement, month) === null) continue;
    for (const side of sides) {
      if (side === "buyer" && !(await asksBuyer(ports, agreement, month))) continue;
      const sent = await askSide(ports, agreement, side, month);
      if (sent) done[sent] += 1;
    }
  }
  return done;
}

/** A buyer with several sellers brings one file for all of them, and is asked once. */
async function asksBuyer({ store }: ContractPorts, agreement: Agreement, month: Month): Promise<boolean> {
  const all = await sellersOfBuyer(store.contracts, agreement, [month]);
  const sharing = all.filter((one) => one.departed.length === 0 && sharedPeriod(one, month) !== null);
  return sharing.every((one) => one.id >= agreement.id);
}

async function askSide(
  ports: ContractPorts,
  agreement: Agreement,
  side: Side,
  month: Month,
): Promise<"asked" | "askedAgain" | null> {
  const { store, clock } = ports;
  const { contracts } = store;
  const [first, again] = [`month-data ${month}`, `month-data-again ${month}`];
  const askedAt = await contracts.findReminder(agreement.id, side, first);
  const isAgain = askedAt !== null;
  if (askedAt && addDays(brusselsDay(askedAt), ASK_AGAIN_DAYS) > brusselsDay(clock.now())) return null;
  if (isAgain && (await contracts.findReminder(agreement.id, side, again))) return null;
  // What was settled from a result needs no values any more.
  if ((await contracts.listStandings(agreement.id)).some((standing) => standing.month === month)) return null;
  if (!(await lacksDays(store, agreement, side, month))) return null;
  const to = (await addressesOf(ports, agreement))[side];
  if (!to) return null;
  return store.transaction(async (parts) => {
    // The row and the mail are one: of two processes one writes both.
    const key = isAgain ? again : first;
    if (!(await parts.contracts.rememberReminder(agreement.id, side, key, clock.now()))) return null;
    const { id: agreementId, reference, region } = agreement;
    const facts = { agreementId, reference, region, month, side, uploadBy: uploadBy(month), isAgain };
    await parts.outbox.add({ kind: "month-data", to, ...facts });
    return isAgain ? "askedAgain" : "asked";
  });
}
