import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeliveryAnswer, PendingMail } from "#application/ports/mail/mailer.ts";
import { startSchedule } from "./schedule.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-15T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** Everything outside, in memory: the outbox and the server of tests/data are real ones. */
function openWorld() {
  const waiting: PendingMail[] = [];
  const tasks = new Map<string, number>();
  const world = {
    answer: "sent" as DeliveryAnswer,
    tries: 0,
    atOnce: 0,
    atOnceMax: 0,
    sent: [] as string[],
    released: 0,
    deletions: 0,
    retentions: [] as string[],
    takes: 0,
    add: (id: string) => waiting.push(render.mail(id)),
  };
  const finish = async (id: string) => void world.sent.push(id);
  const ports = {
    clock: { now: () => new Date(), today: () => new Date().toISOString().slice(0, 10) },
    log: { info() {}, warn() {}, error() {} },
    mailer: {
      kind: "smtp",
      async deliver() {
        world.tries += 1;
        world.atOnce += 1;
        world.atOnceMax = Math.max(world.atOnceMax, world.atOnce);
        await new Promise((resolve) => setTimeout(resolve, world.takes));
        world.atOnce -= 1;
        return world.answer;
      },
    },
    identity: {
      async deleteDue() {
        world.deletions += 1;
        return 0;
      },
    },
    store: {
      outbox: {
        async add() {},
        claim: async () => waiting.splice(0, 1),
        markSent: finish,
        markDead: finish,
        async release(id: string) {
          world.released += 1;
          waiting.unshift(render.mail(id));
        },
      },
      async applyRetention(now: Date) {
        world.retentions.push(now.toISOString());
        return {};
      },
      async runTask(name: string, everySeconds: number, task: () => Promise<void>) {
        if (Date.now() < (tasks.get(name) ?? 0) + everySeconds * 1000) return false;
        tasks.set(name, Date.now());
        await task();
        return true;
      },
    },
  } as unknown as Parameters<typeof startSchedule>[0];
  const render = Object.assign(() => ({ subject: "", html: "", text: "" }), {
    mail: (id: string): PendingMail => ({
      id,
      message: { kind: "already-registered", to: `${id}@x.be` },
      attempts: 0,
      refusedAt: null,
    }),
  });
  return { world, start: () => startSchedule(ports, { render }) };
}

test("what waited from before the start goes out at once, and what is written later when it is told", async () => {
  const { world, start } = openWorld();
  world.add("a");
  const schedule = start();
  await vi.advanceTimersByTimeAsync(1);
  world.add("b");
  schedule.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sent).toEqual(["a", "b"]);
  await schedule.stop();
});

test("what nobody told of goes out within a minute", async () => {
  const { world, start } = openWorld();
  const schedule = start();
  await vi.advanceTimersByTimeAsync(1);
  world.add("a");
  await vi.advanceTimersByTimeAsync(60_001);
  expect(world.sent).toEqual(["a"]);
  await schedule.stop();
});

test("however often it is woken, one mail is sent at a time and none waits for the next minute", async () => {
  const { world, start } = openWorld();
  world.takes = 50;
  const schedule = start();
  for (const id of ["a", "b", "c", "d"]) {
    world.add(id);
    schedule.wake();
    schedule.wake();
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(world.sent).toEqual(["a", "b", "c", "d"]);
  expect(world.atOnceMax).toBe(1);
  await schedule.stop();
});

test("a server that is down is asked ever less often, at least once a minute, and woken it is not asked more", async () => {
  const { world, start } = openWorld();
  world.answer = "server-down";
  world.add("a");
  const schedule = start();
  const tries: number[] = [];
  for (const seconds of [0, 1, 2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 + 1);
    schedule.wake();
    tries.push(world.tries);
  }
  expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  world.answer = "sent";
  await vi.advanceTimersByTimeAsync(60_001);
  expect(world.sent).toEqual(["a"]);
  world.add("b");
  schedule.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sent).toEqual(["a", "b"]);
  await schedule.stop();
});

test("stopping waits for the mail in flight and sends no other", async () => {
  const { world, start } = openWorld();
  world.takes = 1_000;
  world.add("a");
  world.add("b");
  const schedule = start();
  await vi.advanceTimersByTimeAsync(10);
  let isStopped = false;
  const stopping = schedule.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect([isStopped, world.sent]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(600);
  await stopping;
  schedule.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.sent).toEqual(["a"]);
});

test("deletions are looked for every hour; what outlived its purpose goes every night, wherever the day began", async () => {
  const { world, start } = openWorld();
  const schedule = start();
  await vi.advanceTimersByTimeAsync(72 * 3600_000);
  await schedule.stop();
  expect(world.deletions).toBeGreaterThanOrEqual(70);
  expect(world.deletions).toBeLessThanOrEqual(73);
  const [first, ...nights] = world.retentions;
  expect(first).toBe("2026-11-15T10:00:00.000Z");
  expect(nights.map((at) => at.slice(0, 10))).toEqual(["2026-11-17", "2026-11-18"]);
  for (const at of nights) expect(["01", "02", "03", "04"]).toContain(at.slice(11, 13));
});
