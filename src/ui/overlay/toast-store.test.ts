import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToastStore } from "#ui/overlay/toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_763_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("toast store", () => {
  test("an entry has an id of milliseconds and random characters, is open, and carries the options", () => {
    const store = createToastStore();
    const id = store.add({ title: "Saved", tone: "ok", duration: 1000 });
    expect(id).toMatch(/^1763000000000-[a-z0-9]+$/);
    expect(store.entries()).toEqual([{ id, open: true, title: "Saved", tone: "ok", duration: 1000 }]);
  });

  test("two entries of the same millisecond have different ids", () => {
    const store = createToastStore();
    expect(store.add({ title: "One" })).not.toBe(store.add({ title: "Two" }));
  });

  test("of seven entries the last five are kept, the oldest dropped at once", () => {
    const store = createToastStore();
    for (const title of ["T1", "T2", "T3", "T4", "T5", "T6", "T7"]) store.add({ title });
    expect(store.entries().map((entry) => entry.title)).toEqual(["T3", "T4", "T5", "T6", "T7"]);
    expect(store.entries().every((entry) => entry.open)).toBe(true);
  });

  test("a closed entry stays as closed and is removed after 200 ms", () => {
    const store = createToastStore();
    const first = store.add({ title: "First" });
    const second = store.add({ title: "Second" });
    store.close(first);
    expect(store.entries().map((entry) => entry.open)).toEqual([false, true]);
    vi.advanceTimersByTime(199);
    expect(store.entries()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(store.entries().map((entry) => entry.id)).toEqual([second]);
  });

  test("closing twice does not take it away any sooner or later", () => {
    const store = createToastStore();
    const id = store.add({ title: "Once" });
    store.close(id);
    vi.advanceTimersByTime(150);
    store.close(id);
    vi.advanceTimersByTime(50);
    expect(store.entries()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("closing what is not there changes nothing", () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.close("unknown");
    expect(listener).not.toHaveBeenCalled();
  });

  test("a listener hears of adding, closing and removing until it leaves", () => {
    const store = createToastStore();
    const seen: number[] = [];
    const leave = store.subscribe(() => seen.push(store.entries().length));
    store.close(store.add({ title: "Short" }));
    vi.advanceTimersByTime(200);
    leave();
    store.add({ title: "Unheard" });
    expect(seen).toEqual([1, 1, 0]);
  });

  test("entries are a new list at each change and the same list between changes", () => {
    const store = createToastStore();
    const before = store.entries();
    expect(store.entries()).toBe(before);
    store.add({ title: "New" });
    expect(store.entries()).not.toBe(before);
  });
});
