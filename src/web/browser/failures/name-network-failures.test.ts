import { type DataStrategyResult, RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameNetworkFailures } from "./name-network-failures.ts";
import { NetworkFailure } from "./network-failure.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

type Results = Record<string, DataStrategyResult>;
const cutOff: Results = { page: { type: "error", result: new TypeError("Failed to fetch") } };
const broken: Results = { page: { type: "error", result: new Error("broken") } };

const load = (loading: () => Promise<Results>) => {
  const args = {
    request: new Request("http://localhost/"),
    url: new URL("http://localhost/"),
    pattern: "/",
    params: {},
    context: new RouterContextProvider(),
  };
  return Promise.resolve(nameNetworkFailures(args, loading));
};

/** Everything that was ready to happen has happened by then. */
const settled = async (loading: Promise<unknown>) => {
  let state = "waits";
  void loading.then(() => {
    state = "drawn";
  });
  await new Promise((resolve) => setTimeout(resolve));
  return state;
};

test("a page that could not be reached fails by that name, and what failed by itself keeps its own", async () => {
  expect(await load(async () => cutOff)).toEqual({ page: { type: "error", result: expect.any(NetworkFailure) } });
  expect(await load(async () => broken)).toBe(broken);
});

test.each(["beforeunload", "pagehide"])("nothing is drawn of what %s cut off", async (event) => {
  const leaving = async () => {
    page.dispatchEvent(new Event(event));
    return cutOff;
  };
  expect(await settled(load(leaving))).toBe("waits");
});

test("a page that was left for a file goes on, and its next failure is told", async () => {
  const done: Results = { page: { type: "data", result: "words" } };
  const downloading = async () => {
    page.dispatchEvent(new Event("beforeunload"));
    return done;
  };
  expect(await load(downloading)).toBe(done);
  expect(await settled(load(async () => cutOff))).toBe("drawn");
});
