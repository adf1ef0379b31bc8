import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A page with one drawing that nobody comes near to. */
async function openPage() {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("document", { getElementById: (id: string) => (id === "drawing" ? {} : null) });
  const observers: { come(): void }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push({ come: () => notice([{ isIntersecting: true }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
  const { whenSeen } = await import("./when-seen.ts");
  const waits = { isOver: false };
  const begin = async () => {
    await whenSeen("drawing");
    waits.isOver = true;
  };
  return { events, observers, whenSeen, begin: () => void begin(), waits };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test("a part waits until the visitor comes near or touches the page", async () => {
  for (const sign of ["near", "keydown"]) {
    vi.resetModules();
    const { events, observers, begin, waits } = await openPage();
    begin();
    await settle();
    expect(waits.isOver).toBe(false);
    if (sign === "near") observers[0]?.come();
    else events.dispatchEvent(new Event(sign));
    await settle();
    expect(waits.isOver).toBe(true);
  }
});

test("a touch of before the part began to wait counts, and a part that was not drawn does not wait", async () => {
  const { events, begin, waits, whenSeen } = await openPage();
  await whenSeen("elsewhere");
  events.dispatchEvent(new Event("keydown"));
  begin();
  await settle();
  expect(waits.isOver).toBe(true);
});
