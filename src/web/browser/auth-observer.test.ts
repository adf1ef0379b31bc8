import { expect, test } from "vitest";
import { type CurrentUser, openAuthObserver } from "./auth-observer.ts";

const an: CurrentUser = { uid: "u1", email: "an@example.org" };
const bo: CurrentUser = { uid: "u2", email: "bo@example.org" };

function openWorld(start: CurrentUser | null) {
  const world = { user: start, isDown: false, asked: 0, reported: [] as (string | null)[] };
  const heard: (string | null)[] = [];
  const observer = openAuthObserver({
    hasHint: () => world.user !== null,
    ask: async () => {
      world.asked += 1;
      if (world.isDown) throw new Error("down");
      return world.user;
    },
    tell: (uid) => world.reported.push(uid),
  });
  observer.observe((user) => heard.push(user?.uid ?? null));
  return { world, observer, heard };
}

test("a stranger is told once, without a request", async () => {
  const { world, observer, heard } = openWorld(null);
  await observer.check();
  await observer.check();
  expect(heard).toEqual([null]);
  expect(world.asked).toBe(0);
});

test("asking again for the same person tells nothing", async () => {
  const { observer, heard, world } = openWorld(an);
  await observer.check();
  await observer.check();
  expect(heard).toEqual(["u1"]);
  expect(world.reported).toEqual(["u1"]);
});

test("signing in, changing person and signing out are each told once", async () => {
  const { world, observer, heard } = openWorld(null);
  for (const user of [null, an, an, bo, null, null]) {
    world.user = user;
    await observer.check();
  }
  expect(heard).toEqual([null, "u1", "u2", null]);
});

test("a broken line signs nobody out, and makes who has just arrived a stranger until it is mended", async () => {
  const { world, observer, heard } = openWorld(an);
  world.isDown = true;
  await observer.check();
  expect(heard).toEqual([null]);
  world.isDown = false;
  await observer.check();
  world.isDown = true;
  await observer.check();
  expect(heard).toEqual([null, "u1"]);
});

test("another tab that sees the same person costs no request, one that sees another does", async () => {
  const { world, observer, heard } = openWorld(an);
  await observer.check();
  await observer.heard("u1");
  expect(world.asked).toBe(1);
  world.user = null;
  await observer.heard(null);
  expect(heard).toEqual(["u1", null]);
});

test("who listens late is told what is known", async () => {
  const { observer } = openWorld(an);
  await observer.check();
  const late: (string | null)[] = [];
  observer.observe((user) => late.push(user?.uid ?? null));
  await Promise.resolve();
  expect(late).toEqual(["u1"]);
});

test("a question during a question is asked once more afterwards, not at the same time", async () => {
  const { world, observer, heard } = openWorld(an);
  const first = observer.check();
  world.user = bo;
  await Promise.all([first, observer.check(), observer.check()]);
  expect(world.asked).toBe(2);
  expect(heard.at(-1)).toBe("u2");
});
