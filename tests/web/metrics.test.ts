import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { until } from "../support/until.ts";

const TOKEN = "een-lang-geheim-voor-de-meter-1234";
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test("without a token in the configuration there is nothing at /metrics, whatever is sent", async () => {
  const { ask } = openBuiltApp();
  for (const init of [{}, bearer(""), bearer("undefined"), bearer(TOKEN)])
    expect((await ask("/metrics", init)).status).toBe(404);
});

test("only who brings the token reads the numbers, and the answer without one tells nothing", async () => {
  const { ask } = openBuiltApp({ METRICS_TOKEN: TOKEN });
  for (const init of [
    {},
    bearer("fout"),
    bearer(`${TOKEN}x`),
    bearer(TOKEN.slice(1)),
    { headers: { authorization: TOKEN } },
  ]) {
    const refused = await ask("/metrics", init);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain("Page Not Found");
  }
  const read = await ask("/metrics", bearer(TOKEN));
  expect([read.status, read.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(read.headers.get("content-type")).toContain("text/plain; version=0.0.4");
});

test("answers are counted by the pattern of their page and their status, never by address or query", async () => {
  const { ask } = openBuiltApp({ METRICS_TOKEN: TOKEN });
  await ask("/aanbod/geheim-nummer?q=an@example.org");
  await ask("/overons");
  await ask("/overons");
  await ask("/zomaar/iets/anders");
  const text = await (await ask("/metrics", bearer(TOKEN))).text();
  expect(text).toMatch(/^http_requests_total\{method="GET",route="\/overons",status="200"\} 2$/m);
  expect(text).toMatch(/^http_requests_total\{method="GET",route="\/aanbod\/:id",status="404"\} 1$/m);
  expect(text).toMatch(/^http_request_duration_seconds_count\{route="\/overons"\} 2$/m);
  expect(text).not.toMatch(/geheim-nummer|example|zomaar/);
});

test("the numbers tell the event loop, memory, the pool, what waits and when jobs ran", async () => {
  const { ask, ports, queue, clocks } = openBuiltApp({ METRICS_TOKEN: TOKEN });
  await ports.store.outbox.add({ kind: "address-changed", to: "an@example.org" });
  const job = { when: "0 5 1 1 *", withinSeconds: 60, retries: 0, keptDays: 1 };
  const run = async (name: string) => {
    if (name === "figures") throw new Error("no luck");
  };
  const names = ["retention", "figures"] as const;
  const pace = { pollSeconds: 0.5, checkSeconds: 1, retrySeconds: 1 };
  await queue.start(
    names.map((name) => ({ name, ...job })),
    { run, onTrouble() {}, pace },
  );
  await until(async () => (await queue.standings()).every(({ doneAt, failed }) => doneAt ?? failed));
  await queue.stop();
  await clocks.measure();
  const text = await (await ask("/metrics", bearer(TOKEN))).text();
  for (const line of [
    /^nodejs_eventloop_lag_seconds /m,
    /^process_resident_memory_bytes /m,
    /^site_database_up 1$/m,
    /^site_ready 1$/m,
    /^site_log_lines_dropped_total 0$/m,
    /^site_pool_connections\{state="total"\} \d+$/m,
    /^site_queue_length\{queue="mails"\} 1$/m,
    /^site_queue_oldest_seconds\{queue="mails"\} /m,
    /^site_job_last_run_timestamp_seconds\{job="retention"\} \d+/m,
    /^site_job_last_failure_timestamp_seconds\{job="figures"\} \d+/m,
    /^site_clock_skew_seconds 0$/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/^site_last_backup/m);
  const entry = { uid: null, operator: "npm run db", act: "make-backup", about: "3", why: "" } as const;
  await ports.store.backOffice.acts.add({ ...entry, cameToNothing: false });
  expect(await (await ask("/metrics", bearer(TOKEN))).text()).toMatch(
    /^site_last_backup_timestamp_seconds\{kind="dump"\} \d+/m,
  );
});

test("a server that takes connections and says nothing is told before Prometheus gives up: no database, not ready", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const { port } = silent.address() as AddressInfo;
  const { ask } = openBuiltApp({
    METRICS_TOKEN: TOKEN,
    DATABASE_URL: `postgres://site@127.0.0.1:${port}/site`,
    SECRET: "s".repeat(40),
    SIGNING_KEY: makeSigningKey(),
  });
  const read = await ask("/metrics", { ...bearer(TOKEN), signal: AbortSignal.timeout(9_000) });
  const text = await read.text();
  expect(text).toMatch(/^site_database_up 0$/m);
  expect(text).toMatch(/^site_ready 0$/m);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
