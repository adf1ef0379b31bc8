import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeliveryAnswer, PendingMail } from "#application/ports/mail/mailer.ts";
import { openMailDrain } from "./mail-drain.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-15T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** Everything outside, in memory: the outbox and the server of tests/data are real ones. */
function openWorld() {
  const waiting: PendingMail[] = [];
  const world = {
    answer: "sent" as DeliveryAnswer,
    tries: 0,
    atOnce: 0,
    atOnceMax: 0,
    sent: [] as string[],
    released: 0,
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
    },
  } as unknown as Parameters<typeof openMailDrain>[0];
  const render = Object.assign(() => ({ subject: "", html: "", text: "" }), {
    mail: (id: string): PendingMail => ({
      id,
      message: { kind: "already-registered", to: `${id}@x.be` },
      attempts: 0,
      refusedAt: null,
    }),
  });
  const start = () => {
    const drain = openMailDrain(ports, { render });
    drain.wake();
    return drain;
  };
  return { world, start };
}

test("what waited from before the start goes out at once, and what is written later when it is told", async () => {
  const { world, start } = openWorld();
  world.add("a");
  const drain = start();
  await vi.advanceTimersByTimeAsync(1);
  world.add("b");
  drain.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sent).toEqual(["a", "b"]);
  await drain.stop();
});

test("who drains it waits for all that is due, also for what was being sent, and hears whether the server took it", async () => {
  const { world, start } = openWorld();
  world.takes = 50;
  world.add("a");
  const drain = start();
  world.add("b");
  const answers = Promise.all([drain.drain(), drain.drain()]);
  await vi.advanceTimersByTimeAsync(500);
  expect([await answers, world.sent, world.atOnceMax]).toEqual([[true, true], ["a", "b"], 1]);
  world.answer = "server-down";
  world.add("c");
  const refused = drain.drain();
  await vi.advanceTimersByTimeAsync(500);
  expect(await refused).toBe(false);
  await drain.stop();
});

test("however often it is woken, one mail is sent at a time and none waits for the next minute", async () => {
  const { world, start } = openWorld();
  world.takes = 50;
  const drain = start();
  for (const id of ["a", "b", "c", "d"]) {
    world.add(id);
    drain.wake();
    drain.wake();
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(world.sent).toEqual(["a", "b", "c", "d"]);
  expect(world.atOnceMax).toBe(1);
  await drain.stop();
});

test("a server that is down is asked ever less often, at least once a minute, and woken it is not asked more", async () => {
  const { world, start } = openWorld();
  world.answer = "server-down";
  world.add("a");
  const drain = start();
  const tries: number[] = [];
  for (const seconds of [0, 1, 2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 + 1);
    drain.wake();
    tries.push(world.tries);
  }
  expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  world.answer = "sent";
  await vi.advanceTimersByTimeAsync(60_001);
  expect(world.sent).toEqual(["a"]);
  world.add("b");
  drain.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(world.sent).toEqual(["a", "b"]);
  await drain.stop();
});

test("stopping waits for the mail in flight and sends no other", async () => {
  const { world, start } = openWorld();
  world.takes = 1_000;
  world.add("a");
  world.add("b");
  const drain = start();
  await vi.advanceTimersByTimeAsync(10);
  let isStopped = false;
  const stopping = drain.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect([isStopped, world.sent]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(600);
  await stopping;
  drain.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.sent).toEqual(["a"]);
});
