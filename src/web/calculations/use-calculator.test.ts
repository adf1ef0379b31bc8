import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openCalculator } from "#web/calculations/use-calculator.ts";
import type { CalculatorReply } from "#web/calculations/worker/calculator-messages.ts";

class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  readonly asked: unknown[] = [];

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  answer(data: CalculatorReply): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => vi.stubGlobal("Worker", FakeWorker));
afterEach(() => vi.unstubAllGlobals());

const files = { side: "buyer", files: [], year: 2026 } as const;

test("an answer reaches its own question, and progress is told meanwhile", async () => {
  const client = openCalculator();
  const progress: (number | null)[] = [];
  const first = client.ask("files", files, { onProgress: ({ part }) => progress.push(part) });
  const second = client.ask("price", { agreedPrice: 0.1 });
  const worker = FakeWorker.last;
  worker?.answer({ id: 1, progress: { name: "koper.csv", part: 0.5 } });
  worker?.answer({ id: 2, answer: null });
  worker?.answer({ id: 1, answer: { ok: true, value: null } });
  expect(await Promise.all([first, second])).toEqual([{ ok: true, value: null }, null]);
  expect(progress).toEqual([0.5]);
});

test("stopping ends the wait at once, tells the worker, and a late answer is nobody's", async () => {
  const client = openCalculator();
  const stop = new AbortController();
  const reading = client.ask("files", files, { signal: stop.signal });
  stop.abort(new Error("enough"));
  await expect(reading).rejects.toThrow("enough");
  expect(FakeWorker.last?.asked.at(-1)).toEqual({ stop: 1 });
  FakeWorker.last?.answer({ id: 1, answer: { ok: true, value: null } });
});

test("a fault of the worker is a fault of the question", async () => {
  const asked = openCalculator().ask("files", files);
  FakeWorker.last?.answer({ id: 1, fault: "Error: broken" });
  await expect(asked).rejects.toThrow("broken");
});

test("a worker that broke refuses what is asked of it later, so that nobody waits for ever", async () => {
  const client = openCalculator();
  const asked = client.ask("files", files);
  FakeWorker.last?.dispatchEvent(Object.assign(new Event("error"), { message: "no script" }));
  await expect(asked).rejects.toThrow("no script");
  await expect(client.ask("files", files)).rejects.toThrow("no script");
  expect(FakeWorker.last?.asked).toHaveLength(1);
});
