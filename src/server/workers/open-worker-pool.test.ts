import { afterEach, expect, test } from "vitest";
import { type Task, WorkRefused } from "#application/ports/workers.ts";
import { calculatorTask } from "#web/calculations/worker/calculator-task.ts";
import { NO_CARDS } from "../../../tests/support/no-cards.ts";
import { BEGUN, MAY_END, type SharedState } from "../../../tests/support/testing-worker.ts";
import { askedBy } from "../queues/current-asker.ts";
import { openWorkerPool, type PoolLimits, type WorkerPool } from "./open-worker-pool.ts";
import { workerTasks } from "./worker-tasks.ts";

type Input = { readonly state: SharedState; readonly name: string };
const here = () => {
  throw new Error("This must be done by a worker.");
};
const wait: Task<Input, string> = { name: "wait", work: here, keyOf: ({ name }) => name };
const quick: Task<Input, string> = { name: "quick", work: here };
const broken: Task<null, string> = { name: "break", work: here };

const sharedState = (): SharedState => new Int32Array(new SharedArrayBuffer(8));
const letEnd = (state: SharedState) => {
  Atomics.store(state, MAY_END, 1);
  Atomics.notify(state, MAY_END);
};
const begun = async (state: SharedState, count: number) => {
  for (let now = Atomics.load(state, BEGUN); now < count; now = Atomics.load(state, BEGUN)) {
    const next = Atomics.waitAsync(state, BEGUN, now);
    if (next.async) await next.value;
  }
};

let pool: WorkerPool | undefined;
const open = (limits: Partial<PoolLimits> = {}) => {
  pool = openWorkerPool(
    { threads: 1, idleMs: 60_000, ...limits },
    () => new URL("../../../tests/support/testing-worker.ts", import.meta.url),
  );
  return pool;
};
afterEach(() => pool?.close());

test("this thread goes on while a worker does not, and lets it end", async () => {
  const state = sharedState();
  const answer = open().run(wait, { state, name: "a" });
  await begun(state, 1);
  letEnd(state);
  expect(await answer).toBe("a answered");
});

test("equal questions in flight are answered once", async () => {
  const state = sharedState();
  const workers = open();
  const answers = [1, 2, 3].map(() => workers.run(wait, { state, name: "a" }));
  await begun(state, 1);
  letEnd(state);
  expect(await Promise.all(answers)).toEqual(["a answered", "a answered", "a answered"]);
  await workers.run(quick, { state, name: "b" });
  expect(Atomics.load(state, BEGUN)).toBe(2);
});

test("what waits for nobody is never begun; who else waits for it gets an answer", async () => {
  const state = sharedState();
  const workers = open();
  const first = workers.run(wait, { state, name: "first" });
  const [gone, leaving] = [new AbortController(), new AbortController()];
  const left = workers.run(wait, { state, name: "left" }, gone.signal);
  const shared = workers.run(wait, { state, name: "shared" }, leaving.signal);
  const stays = workers.run(wait, { state, name: "shared" });
  gone.abort(new Error("gone"));
  leaving.abort(new Error("gone too"));
  await expect(left).rejects.toThrow("gone");
  await expect(shared).rejects.toThrow("gone too");
  await begun(state, 1);
  letEnd(state);
  expect([await first, await stays]).toEqual(["first answered", "shared answered"]);
  expect(Atomics.load(state, BEGUN)).toBe(2);
});

test("more than may wait is refused at once", async () => {
  const state = sharedState();
  const workers = open({ waiting: 1 });
  const answers = ["a", "b"].map((name) => workers.run(wait, { state, name }));
  await expect(workers.run(wait, { state, name: "c" })).rejects.toBeInstanceOf(WorkRefused);
  letEnd(state);
  expect(await Promise.all(answers)).toEqual(["a answered", "b answered"]);
});

test("one network cannot fill the queue: what is more than its share is refused at once, and another's is done next", async () => {
  const state = sharedState();
  const workers = open();
  const done: string[] = [];
  const ask = (network: string, name: string) =>
    askedBy({ network }, async () => {
      const answer = await workers.run(wait, { state, name });
      done.push(name);
      return answer;
    });
  const first = ask("a", "a0");
  const flood = Array.from({ length: 109 }, (_, at) => ask("a", `a${at + 1}`).catch((error: unknown) => error));
  const other = ask("b", "b1");
  letEnd(state);
  const refused = (await Promise.all(flood)).filter((answer) => answer instanceof WorkRefused);
  expect(refused.map(({ status }) => status)).toEqual(Array(105).fill(429));
  await Promise.all([first, other]);
  expect(done.slice(0, 3)).toEqual(["a0", "a1", "b1"]);
});

test("a question without a signal of its own leaves with the request in which it was asked", async () => {
  const state = sharedState();
  const workers = open();
  const first = workers.run(wait, { state, name: "first" });
  const gone = new AbortController();
  const left = askedBy({ network: "a", signal: gone.signal }, () => workers.run(wait, { state, name: "left" }));
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  letEnd(state);
  await first;
  expect(Atomics.load(state, BEGUN)).toBe(1);
});

test("a question that takes too long is refused, and the next one has a thread again", async () => {
  const state = sharedState();
  const workers = open({ workMs: 1 });
  await expect(workers.run(wait, { state, name: "endless" })).rejects.toBeInstanceOf(WorkRefused);
  await workers.close();
  expect(await open().run(quick, { state, name: "next" })).toBe("next answered");
});

test("a question that breaks its thread is told, and the next one has another", async () => {
  const workers = open();
  await expect(workers.run(broken, null)).rejects.toThrow("broken");
  expect(await workers.run(quick, { state: sharedState(), name: "next" })).toBe("next answered");
});

test("after the end nothing is taken, and what waited is refused", async () => {
  const state = sharedState();
  const workers = open();
  const answers = ["a", "b"].map((name) => workers.run(wait, { state, name }));
  const refused = Promise.all(answers.map((answer) => expect(answer).rejects.toBeInstanceOf(WorkRefused)));
  await workers.close();
  await refused;
  await expect(workers.run(quick, { state, name: "c" })).rejects.toBeInstanceOf(WorkRefused);
});

test("the site's own worker gives the answer that this thread would give", async () => {
  pool = openWorkerPool({ threads: 1 });
  const setting = {
    side: "buyer",
    market: "be",
    today: "2026-11-15",
    variant: null,
    platformFee: 0,
    cards: NO_CARDS,
    dayPrices: null,
  } as const;
  const question = { query: "verbruik=4321&postcode=9000", setting, draws: 0, period: null };
  expect(await pool.run(calculatorTask, question)).toEqual(await calculatorTask.work(question));
  expect(workerTasks.get(calculatorTask.name)).toBe(calculatorTask);
});
