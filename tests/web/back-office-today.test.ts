import { beforeAll, describe, expect, test } from "vitest";
import { sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { importedYear } from "../support/price-file.ts";

const origin = "http://localhost:3000";

/** A site on one day, with what its start page says and what its job writes to the log. */
function openDay(today: string) {
  const clock = { now: () => new Date(`${today}T10:00:00Z`), today: () => today };
  const app = openBuiltApp({}, { clock });
  const { ports } = app;
  return {
    ports,
    async startPage(): Promise<string> {
      const cookie = sessionHeader(await beginOperatorSession(ports, { level: "read" }), origin);
      const html = await (await app.ask("/beheer", { headers: { cookie } })).text();
      return html.replaceAll(/&nbsp;|\u00a0/g, " ");
    },
    async warnings() {
      await site.runJobOnce(ports, "figures");
      return app.lines.filter(({ level }) => level === "warn");
    },
  };
}

/** The number on a card of what waits. */
const countOf = (html: string, name: string) => new RegExp(`>([^<]+)</p><a [^>]*>${name}</a>`).exec(html)?.[1] ?? null;

const table = "Vlaamse nettarieven";

describe("the day before four weeks are left of a tariff year", () => {
  const day = openDay("2026-12-02");
  test("nobody is told yet that its tariffs end", async () => {
    expect(await day.startPage()).not.toContain(table);
    const ends = (await day.warnings()).filter(({ event }) => event === "figures end without a successor");
    expect(ends.map(({ table: name }) => name)).not.toContain("flanders");
  }, 60_000);
});

describe("four weeks before a tariff year ends", () => {
  const day = openDay("2026-12-03");
  let html = "";
  beforeAll(async () => {
    const { source, days } = importedYear("2025-11-05", () => 80);
    const brought = { source, days, importedOn: "2026-11-05", importedAt: new Date("2026-11-05T10:00:00Z") } as const;
    await day.ports.store.dayAhead.add(brought, await day.ports.store.dayAhead.version());
    html = await day.startPage();
  }, 60_000);

  test("the start page says which tariffs, cards and day-ahead prices are missing, and how old these are", () => {
    expect(html).toMatch(/Vlaamse nettarieven: \d+ cijfers gelden tot en met 31 december 2026, zonder opvolger/);
    expect(html).toMatch(/Tariefkaarten tot en met 31 mei 2026, zonder opvolger: [^<]*OCTA\+ Fixed/);
    expect(html).toContain("Dagprijzen tot en met 4 november 2026, 29 dagen oud: lees nieuwere in");
    expect(html).not.toContain("rekenen met een model");
    expect(countOf(html, "Dagen sinds de laatste dagprijs")).toBe("29");
    expect(Number(countOf(html, "Cijfers en kaarten die verlopen"))).toBeGreaterThan(1);
  });

  test("the log says the same, once", async () => {
    const lines = await day.warnings();
    const of = (event: string) => lines.filter((line) => line.event === event);
    expect(of("figures end without a successor")).toContainEqual(
      expect.objectContaining({ table: "flanders", until: "2026-12-31" }),
    );
    expect(of("cards end without a successor")).toContainEqual(expect.objectContaining({ until: "2026-05-31" }));
    expect(of("day-ahead prices are old")).toEqual([
      { level: "warn", event: "day-ahead prices are old", until: "2026-11-04", days: 29 },
    ]);
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length);
  }, 60_000);
});

describe("without any day-ahead price", () => {
  const day = openDay("2026-11-15");
  test("the start page says that the model counts, and the log nothing of it", async () => {
    const html = await day.startPage();
    expect(countOf(html, "Dagen sinds de laatste dagprijs")).toBe("geen");
    expect(html).toContain("er is geen heel jaar, dus dynamische contracten rekenen met een model");
    expect(html).toContain("Dit proces draait sinds");
    expect((await day.warnings()).map(({ event }) => event)).not.toContain("day-ahead prices are old");
  }, 60_000);
});

test("a round that found few waits on the start page, with its reason a page further", async () => {
  const day = openDay("2026-11-15");
  const { runs } = day.ports.store.market;
  const round = {
    id: "weinig",
    startedAt: new Date("2026-11-15T09:00:00Z"),
    scope: "everybody",
    newcomersSince: null,
    offers: 40,
    requests: 30,
  } as const;
  const part = { region: "flanders", pass: "first", share: 0, shares: 1 } as const;
  await runs.begin(round, [part], { isAsked: false });
  const record = { proposals: 1, gain: 100, leftOver: [], placed: [] };
  await runs.recordPart({ ...part, runId: "weinig", number: 1 }, record);
  await runs.finish("weinig");
  const html = await day.startPage();
  expect(countOf(html, "De laatste ronde vond weinig")).toBe("1");
  expect(html).toContain("Dat is weinig: kijk bij Matching waarom");
}, 60_000);

describe("engines that are older than their last security release", () => {
  const page = async (today: string) => {
    const { ports, ask } = openBuiltApp(
      {},
      {
        clock: { now: () => new Date(`${today}T10:00:00Z`), today: () => today },
        engines: { running: async () => ({ node: "26.10.0", postgresql: "18.4" }), isServerFromNpm: () => true },
      },
    );
    const cookie = sessionHeader(await beginOperatorSession(ports, { level: "read" }), origin);
    return (await (await ask("/beheer", { headers: { cookie } })).text()).replaceAll(/&nbsp;|\u00a0/g, " ");
  };

  test("stand on the start page with that release, and from ninety days after it with the question to look again", async () => {
    const html = await page("2026-11-11");
    expect(html).toMatch(/>2<\/p><p [^>]*>Verouderde software</);
    expect(html).toContain("26.10.0; ouder dan 26.12.1, de veiligheidsversie van 21 oktober 2026<");
    expect(html).toContain("18.4; ouder dan 18.6, de veiligheidsversie van 13 augustus 2026<");
    const later = await page("2026-11-12");
    expect(later).toContain("de veiligheidsversie van 13 augustus 2026; kijk na of er een nieuwere is<");
    expect(later).not.toContain("komt van npm");
  }, 60_000);
});
