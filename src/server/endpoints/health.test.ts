import { afterEach, expect, test, vi } from "vitest";
import type { EndpointRequest } from "./answer-endpoint.ts";
import { answerReadiness } from "./health.ts";

afterEach(() => void vi.useRealTimers());

async function ask(pingDatabase: () => Promise<void>, isDraining = false, isTooLarge = false) {
  const well = async () => {};
  const ports = {
    identity: { backend: "built-in", ping: well },
    store: { ping: pingDatabase, pingDocuments: well },
    clocks: { last: () => ({ seconds: 0, isTooLarge }) },
  };
  // The endpoint reads no more of the site than this.
  const asked = { ports, build: { assets: { version: "b" } }, isDraining, more: {} } as unknown as EndpointRequest;
  const answer = (await answerReadiness(asked)) as Response;
  return { code: answer.status, ...((await answer.json()) as { database: string }) };
}

test("a site is ready while its database takes writes and nobody told it to stop", async () => {
  expect(await ask(async () => {})).toMatchObject({ code: 200, status: "ok", database: "ok" });
  expect(await ask(async () => {}, true)).toEqual({ code: 503, status: "stopping", build: "b" });
  expect(await ask(() => Promise.reject(new Error("away")))).toMatchObject({
    code: 503,
    status: "waiting",
    database: "down",
  });
});

test("a site whose clock differs from the database's says so, and stays ready", async () => {
  expect(await ask(async () => {})).toMatchObject({ code: 200, clock: "ok" });
  expect(await ask(async () => {}, false, true)).toMatchObject({ code: 200, status: "ok", clock: "differs" });
});

test("a site that stops says so at once, also when its database says nothing", async () => {
  expect(await ask(() => new Promise(() => {}), true)).toMatchObject({ code: 503, status: "stopping" });
});

test("a database that says nothing is down after four seconds, and nobody waits for longer", async () => {
  vi.useFakeTimers();
  const asking = ask(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await asking).toMatchObject({ code: 503, status: "waiting", database: "down" });
});
