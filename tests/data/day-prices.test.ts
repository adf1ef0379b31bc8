import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { importDayPrices, readDayPrices } from "#application/back-office/price-desk.ts";
import { readPricesFile } from "#domain/day-prices/read-prices-file.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { openCardBook } from "../../src/server/stored/card-book.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { priceFile } from "../support/price-file.ts";

const source = { title: "Day-aheadprijzen België", publisher: "ENTSO-E", readOn: "2026-11-15" };

function days(from: CalendarDay, count: number, price: number, step: "hour" | "quarter" = "hour") {
  const file = readPricesFile(priceFile({ from, days: count, step, price: () => price }), "2026-11-15");
  if (!file.ok) throw new Error(file.faults[0]?.code);
  return file.days;
}

describe("day-ahead prices", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  afterAll(() => database.close());
  const ports = () => ({ store: openStore(database, { clock, ids: randomIds }), clock });

  test("while nothing was imported, sums count with the model", async () => {
    expect(await readDayPrices(ports())).toEqual({
      today: "2026-11-15",
      coverage: null,
      counting: null,
      coming: null,
      imports: [],
    });
  });

  test("a year is kept whole, tells what it covers, and counts from tomorrow", async () => {
    const year = days("2025-11-10", 365, 80.125);
    expect(await importDayPrices(ports(), year, source, false)).toEqual({
      ok: true,
      value: { added: 365, replaced: 0, same: 0 },
    });
    const desk = await readDayPrices(ports());
    expect(desk).toMatchObject({
      counting: null,
      coming: { from: "2025-11-10", until: "2026-11-09", source },
      coverage: { from: "2025-11-10", until: "2026-11-09", days: 365, byQuarter: 0, gaps: [], ageDays: 6 },
    });
    expect(desk.imports[0]?.days).toEqual(year);
    expect(desk.imports[0]?.from).toBe("2026-11-16");
  });

  test("the same prices again change nothing; others for the same day are refused until they are asked for", async () => {
    const again = [...days("2026-11-08", 2, 80.125), ...days("2026-11-11", 1, 95, "quarter")];
    expect(await importDayPrices(ports(), days("2026-11-08", 2, 80.125), source, false)).toEqual({
      ok: false,
      refusal: { code: "nothing-new" },
    });
    expect(await importDayPrices(ports(), again, source, false)).toEqual({
      ok: true,
      value: { added: 1, replaced: 0, same: 2 },
    });
    const dearer = days("2026-11-09", 2, 120);
    expect(await importDayPrices(ports(), dearer, source, false)).toEqual({
      ok: false,
      refusal: { code: "differs", days: ["2026-11-09"] },
    });
    expect((await readDayPrices(ports())).coverage).toMatchObject({
      days: 366,
      byQuarter: 1,
      gaps: [{ from: "2026-11-10", until: "2026-11-10" }],
    });
    expect(await importDayPrices(ports(), dearer, source, true)).toEqual({
      ok: true,
      value: { added: 1, replaced: 1, same: 0 },
    });
    const { coming, imports } = await readDayPrices(ports());
    expect(coming).toMatchObject({ from: "2025-11-12", until: "2026-11-11" });
    expect(coming?.days.at(-3)?.[0]).toBe(120);
    expect(imports.at(-1)?.days.at(-1)?.prices[0]).toBe(80.125);
  });

  test("of two who import at once, one is told that something came in between", async () => {
    const both = await Promise.all([
      importDayPrices(ports(), days("2026-11-12", 1, 70), source, false),
      importDayPrices(ports(), days("2026-11-12", 1, 71), source, false),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: expect.stringMatching(/imported-meanwhile|differs/) },
    });
  });

  test("what was imported cannot be changed, removed or dated back", async () => {
    for (const change of [
      sql`update day_ahead_prices set prices = array_fill(0::double precision, array[24])`,
      sql`delete from day_ahead_prices`,
      sql`truncate day_ahead_prices`,
      sql`update price_imports set source = '{}'`,
      sql`delete from price_imports`,
      sql`truncate price_imports cascade`,
      sql`insert into price_imports (source, imported_on, from_day, imported_at) values ('{}', '2026-11-15', '2026-11-15', now())`,
      sql`insert into day_ahead_prices (import_id, day, prices) values (1, '2020-01-01', array[1, 2])`,
    ]) {
      await expect(database.run((queries) => queries.execute(change))).rejects.toThrow();
    }
  });

  test("every process counts with an import from its day on, and pages of that day are made anew", async () => {
    let today = "2026-11-15";
    const book = openCardBook({ store: ports().store, clock: { today: () => today }, log: { warn: () => undefined } });
    await book.refresh();
    const before = book.dayKey();
    expect(before).toMatch(/^2026-11-15 - /);
    today = "2026-11-16";
    await book.refresh();
    expect(book.current().dayPrices).toHaveLength(4);
    expect(book.dayKey()).toMatch(/^2026-11-16 4 /);
  });
});
