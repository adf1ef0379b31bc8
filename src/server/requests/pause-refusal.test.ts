import { expect, test } from "vitest";
import { openRefusalPause } from "./pause-refusal.ts";

const since = async (work: () => Promise<void>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
const asked = (init: RequestInit = {}) => new Request("http://localhost/aanbod", init);

test("a refusal for asking too much waits half a second; other answers and forms do not", async () => {
  const pause = openRefusalPause();
  expect(await since(() => pause(asked(), 429))).toBeGreaterThan(450);
  for (const [request, status] of [
    [asked(), 200],
    [asked(), 503],
    [asked({ method: "POST" }), 429],
  ] as const)
    expect(await since(() => pause(request, status))).toBeLessThan(400);
});

test("a sender who leaves is not waited for, and no more than 2.000 refusals wait", async () => {
  const pause = openRefusalPause();
  const gone = new AbortController();
  const left = since(() => pause(asked({ signal: gone.signal }), 429));
  gone.abort();
  expect(await left).toBeLessThan(400);
  const many = Array.from({ length: 2_000 }, () => pause(asked(), 429));
  expect(await since(() => pause(asked(), 429))).toBeLessThan(400);
  await Promise.all(many);
});
