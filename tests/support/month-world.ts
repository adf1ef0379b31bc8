import type { Database } from "#adapters/database/database.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { outbox } from "#adapters/database/schema.ts";
import { openMail } from "#adapters/database/seal-mail.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import { importMeterData } from "#application/settlement/import-meter-data.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { firstDayOf, lastDayOf, type Month } from "#domain/settlement/months/month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type ContractWorld, monthFile, openContractWorld } from "./contract-world.ts";

const SECRET = "x".repeat(32);
const DAY = 86_400_000;

/** Pairs whose months pass: a clock that is set to a day, files for a month, and all mail that was written. */
export function openMonthWorld(database: Database) {
  const clock = { now: () => world.clock.now(), today: () => world.clock.today() };
  const store = openStore(database, { clock, ids: randomIds, secret: SECRET });
  const world: ContractWorld = openContractWorld(store);
  const bring = async (agreement: Agreement, side: Side, month: Month, edit?: (row: string) => string) => {
    const bytes = monthFile(
      agreement.parties[side]?.ean ?? "",
      firstDayOf(month),
      Number(lastDayOf(month).slice(8)),
      edit,
    );
    return importMeterData(world.ports, agreement.uids[side], {
      id: agreement.id,
      bytes,
      fileHash: world.signer.digest(Buffer.from(bytes).toString("latin1")),
      madeOn: brusselsDay(world.clock.now()),
      hasConsent: true,
    });
  };
  return {
    ...world,
    store,
    /** Sets the clock to nine in the morning of a day, which may only be later. */
    until(day: CalendarDay) {
      world.clock.advance(Math.round((Date.parse(day) - Date.parse(world.clock.today())) / DAY) * DAY);
    },
    pair: async (startedOn: CalendarDay = "2026-09-01") => world.activate(await world.draft(), startedOn),
    bring,
    async settle(agreement: Agreement, month: Month) {
      world.must(await bring(agreement, "buyer", month));
      world.must(await bring(agreement, "seller", month));
    },
    /** All that was ever put in the outbox about it. */
    async mails<K extends MailMessage["kind"]>({ id: agreementId }: Agreement, kind: K) {
      const rows = await database.run((queries) => queries.select().from(outbox));
      return rows
        .map(({ id, payload }) => openMail({ secret: SECRET }, id, payload) as MailMessage | null)
        .filter((mail) => mail?.kind === kind && "agreementId" in mail && mail.agreementId === agreementId)
        .map((mail) => mail as Extract<MailMessage, { kind: K }>);
    },
  };
}
