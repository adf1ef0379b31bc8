import { expect, test } from "vitest";
import { coldSumLimit } from "#domain/accounts/rate-limits.ts";
import type { WorkerPool } from "#server/workers/open-worker-pool.ts";
import { openBuiltApp } from "../support/built-app.ts";

test("a program that asks for one other sum after another is refused for a minute; nobody else is", async () => {
  const { ask } = openBuiltApp({ CLIENT_ADDRESS_HEADER: "x-real-ip" });
  const from = (network: string, query: string, accept = "application/json") =>
    ask(`/calculator/kort.json?${query}`, { headers: { "x-real-ip": network, accept } });
  const statuses = new Set<number>();
  for (let other = 0; other < coldSumLimit.max; other++) {
    statuses.add((await from("203.0.113.7", `verbruik=x${other}`)).status);
  }
  expect([...statuses]).toEqual([200]);
  const refused = await from("203.0.113.7", "verbruik=nog-een", "text/html");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  const page = await ask("/calculator/koper?verbruik=nog-een", { headers: { "x-real-ip": "203.0.113.7" } });
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await page.text()).toContain("Wacht een minuut en probeer het dan opnieuw.");
  const list = (network: string) => ask("/aanbod?sorteer=past&verbruik=3500", { headers: { "x-real-ip": network } });
  expect([(await list("203.0.113.7")).status, (await list("203.0.113.8")).status]).toEqual([429, 200]);
  expect((await from("203.0.113.7", "verbruik=x1")).status).toBe(200);
  expect((await from("203.0.113.8", "verbruik=nog-een")).status).toBe(200);
});

test("in the frame of a partner a refused calculation is shown as well, and in no other frame", async () => {
  const environment = { CLIENT_ADDRESS_HEADER: "x-real-ip", EMBED_ORIGINS: "https://partner.example" };
  const { ask } = openBuiltApp(environment);
  const from = (path: string) => ask(path, { headers: { "x-real-ip": "203.0.113.9" } });
  for (let other = 0; other < coldSumLimit.max; other++) await from(`/calculator/kort.json?verbruik=y${other}`);
  const framed = await from("/calculator/koper?verbruik=nog-een&inbed=1");
  expect([framed.status, framed.headers.get("x-frame-options")]).toEqual([429, null]);
  expect(framed.headers.get("content-security-policy")).not.toContain("frame-ancestors");
  const alone = await from("/calculator/koper?verbruik=nog-een");
  expect([alone.status, alone.headers.get("x-frame-options")]).toEqual([429, "SAMEORIGIN"]);
});

test("while no sum can be done, a calculator says so and may be asked again", async () => {
  const { ask, ports } = openBuiltApp({}, ({ workers }) => ({ workers }));
  await (ports.workers as WorkerPool).close();
  const answer = await ask("/calculator/koper?verbruik=4567");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Er zijn nu veel berekeningen bezig. Wacht een halve minuut");
});
