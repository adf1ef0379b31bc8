import { expect, test, vi } from "vitest";
import type { Settings } from "#application/ports/settings.ts";
import { askedBy } from "../queues/current-asker.ts";
import { openStoredPages } from "./stored-pages.ts";

const settings = { market: "be", publicUrl: "http://localhost:3000", embedOrigins: [], tagManagerId: null };

/** Pages whose drawing ends when the test says so. */
function openHeldPages(status = 200) {
  const drawn: string[] = [];
  const signals: AbortSignal[] = [];
  const gate = Promise.withResolvers<void>();
  const pages = openStoredPages(
    settings as unknown as Settings,
    () => "2026-11-15",
    async (path, _market, shown) => {
      drawn.push(path);
      if (shown) signals.push(shown.signal);
      await gate.promise;
      return { status, type: "text/html; charset=utf-8", body: Buffer.from(`<p>${path}</p>`), cacheControl: null };
    },
  );
  const place = { version: "1", market: "be", isPersonal: false, inTurns: true } as const;
  const ask = (network: string, name: string, signal?: AbortSignal) =>
    askedBy({ network, signal }, () => pages.ofMarket({ ...place, address: `/aanbod?gemeente=${name}` }));
  return { pages, drawn, signals, ask, open: gate.resolve };
}

test("one network may have six searches waiting, and another's is drawn before them", async () => {
  const { ask, drawn, open } = openHeldPages();
  const flood = Array.from({ length: 30 }, (_, at) => ask("a", `a${at}`));
  const other = ask("b", "b0");
  const refused = flood.slice(9).map((answer) => expect(answer).rejects.toMatchObject({ status: 429 }));
  await Promise.all(refused);
  open();
  await Promise.all([...flood.slice(0, 9), other]);
  const order = drawn.map((path) => path.slice("/aanbod?gemeente=".length));
  expect(order.slice(0, 3)).toEqual(["a0", "a1", "a2"]);
  expect(order.indexOf("b0")).toBeLessThan(5);
  expect(order).toHaveLength(10);
});

test("the networks together may have fifty searches waiting; one more is refused at once with 503", async () => {
  const { ask, open } = openHeldPages();
  const waiting = Array.from({ length: 53 }, (_, at) => ask(`network ${at}`, `${at}`));
  await expect(ask("one more", "x")).rejects.toMatchObject({ status: 503 });
  open();
  expect((await Promise.all(waiting)).map((answer) => answer?.status)).toEqual(Array(53).fill(200));
});

test("600 searches whose senders left are not drawn; one that is being drawn is told, unless somebody else waits for it", async () => {
  const { ask, drawn, signals, open } = openHeldPages();
  const gone = new AbortController();
  const first = [ask("a", "left", gone.signal), ask("a", "shared", gone.signal)];
  const shared = ask("b", "shared");
  const rest = Array.from({ length: 598 }, (_, at) => ask(`network ${at % 7}`, `${at}`, gone.signal));
  const outcomes = Promise.allSettled([...first, ...rest]);
  gone.abort(new Error("gone"));
  expect((await outcomes).filter(({ status }) => status === "fulfilled")).toEqual([]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, true]);
  const other = ask("c", "stays");
  open();
  expect([(await shared)?.status, (await other)?.status]).toEqual([200, 200]);
  expect(drawn).toHaveLength(4);
});

test("a search that is refused is drawn once a minute, however often it is sent", async () => {
  const { ask, drawn, open } = openHeldPages(422);
  open();
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  for (let time = 0; time < 3; time++) expect((await ask("a", "fout"))?.status).toBe(422);
  expect(drawn).toHaveLength(1);
  now.mockReturnValue(60_000);
  await ask("a", "fout");
  expect(drawn).toHaveLength(2);
  now.mockRestore();
});
