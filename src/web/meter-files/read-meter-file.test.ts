import { afterEach, describe, expect, test, vi } from "vitest";
import { type MeterWorkerAnswer, readMeterFile } from "#web/meter-files/read-meter-file.ts";

class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  readonly asked: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: unknown): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: MeterWorkerAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

afterEach(() => vi.unstubAllGlobals());

describe("readMeterFile", () => {
  const file = new Blob(["Van datum"]);

  test("hands the file to a worker, passes progress on, and lets the worker go with its answer", async () => {
    vi.stubGlobal("Worker", FakeWorker);
    const told: number[] = [];
    const reading = readMeterFile(file, {
      ean: "541448820000000008",
      onProgress: ({ bytesRead }) => told.push(bytesRead),
    });
    const worker = FakeWorker.last;
    worker?.answer({ progress: { bytesRead: 5, bytesTotal: 9 } });
    worker?.answer({ result: { ok: false, refusal: { code: "gas" } } });
    expect(await reading).toEqual({ ok: false, refusal: { code: "gas" } });
    expect(worker?.asked).toEqual([{ file, options: { ean: "541448820000000008" } }]);
    expect([told, worker?.isTerminated]).toEqual([[5], true]);
  });

  test("ends the worker at once when it is cancelled", async () => {
    vi.stubGlobal("Worker", FakeWorker);
    const stop = new AbortController();
    const reading = readMeterFile(file, { signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(reading).rejects.toThrow("enough");
    expect(FakeWorker.last?.isTerminated).toBe(true);
  });

  test("fails when the worker does", async () => {
    vi.stubGlobal("Worker", FakeWorker);
    const reading = readMeterFile(file);
    FakeWorker.last?.answer({ fault: "Error: broken" });
    await expect(reading).rejects.toThrow("broken");
  });
});
