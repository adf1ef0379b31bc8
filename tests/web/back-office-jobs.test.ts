import { afterAll, beforeAll, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import type { JobName } from "../../src/application/ports/jobs.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { until } from "../support/until.ts";

const origin = "http://localhost:3000";
let difference: { seconds: number | null; isTooLarge: boolean } = { seconds: 0, isTooLarge: false };
const { ask, ports, queue } = openBuiltApp({}, { clocks: { last: () => difference } });
const cookies = { act: "", read: "" };
let isBroken = true;
const hanging = Promise.withResolvers<void>();
const job = { when: "0 5 1 1 *", withinSeconds: 600, retries: 3, keptDays: 1 };
const names = ["settlements", "retention", "figures"] as const;

beforeAll(async () => {
  for (const level of ["act", "read"] as const)
    cookies[level] = sessionHeader(await beginOperatorSession(ports, { level }), origin);
});
afterAll(async () => {
  hanging.resolve();
  await queue.stop();
});

const page = async (level: "act" | "read" = "read") =>
  (await (await ask("/beheer/taken", { headers: { cookie: cookies[level] } })).text())
    .replaceAll(/&nbsp;|\u00a0/g, " ")
    .replaceAll("<!-- -->", "");
/** The row of a job, as text. */
const rowOf = (html: string, name: string) =>
  new RegExp(`<tr[^>]*><th[^>]*><span[^>]*>${name}<.*?</tr>`).exec(html)?.[0].replaceAll(/<[^>]+>/g, " ") ?? "";
const again = (name: string, level: "act" | "read" = "act") =>
  ask("/beheer/taken", {
    method: "POST",
    body: new URLSearchParams({ taak: name }),
    headers: { origin, cookie: cookies[level], "content-type": "application/x-www-form-urlencoded" },
  });

test("before any process ran jobs the page says so, and nothing is promised to who asks", async () => {
  expect(await page()).toContain("Er liepen nog geen taken.");
  expect((await again("settlements")).headers.get("location")).toContain("=niets");
});

test("jobs that are done, run, and failed stand there with when and why, and run again when an operator asks", async () => {
  const run = async (name: JobName) => {
    if (name === "settlements" && isBroken) throw new Error("A statement failed with 42P01: select 1 from <gone>");
    if (name === "figures") await hanging.promise;
  };
  const pace = { pollSeconds: 0.5, checkSeconds: 1, retrySeconds: 60 };
  await queue.start(
    names.map((name) => ({ name, ...job })),
    { run, onTrouble() {}, pace },
  );
  await until(async () => {
    const [settlements, figures, retention] = await queue.standings();
    return Boolean(settlements?.failed && figures?.runningSince && retention?.doneAt);
  });
  const html = await page();
  expect(rowOf(html, "Maanden afrekenen en verklaren")).toMatch(
    /elke 5 minuten .*Mislukt .*Mislukte op .* uur: A statement failed with 42P01: select 1 from &lt;gone&gt; .*nog niet/,
  );
  expect(rowOf(html, "Cijfers en kaarten nazien die verlopen")).toMatch(/Loopt sinds .* uur/);
  expect(rowOf(html, "Opruimen wat niet langer bewaard mag worden")).toMatch(/elke nacht .*In orde .* uur/);
  expect(html).not.toContain("Voer nu uit");
  const today = await (await ask("/beheer", { headers: { cookie: cookies.read } })).text();
  expect(today).toMatch(/>1<\/p><a [^>]*>Taken die mislukken</);

  expect((await again("settlements", "read")).status).toBe(403);
  isBroken = false;
  const asked = await again("settlements");
  expect([asked.status, asked.headers.get("location")]).toEqual([303, expect.stringContaining("=gestart")]);
  await until(async () => (await queue.standings()).some(({ name, doneAt }) => name === "settlements" && doneAt));
  expect(rowOf(await page(), "Maanden afrekenen en verklaren")).toMatch(/In orde/);
  const [act] = (await listActs(ports, null)).acts;
  expect(act).toMatchObject({ act: "run-job", about: "settlements", operator: "beheer-act@example.org" });
});

test("a job that runs, and one that there is not, is not started again, and the list says that it came to nothing", async () => {
  for (const name of ["figures", "zomaar"]) expect((await again(name)).headers.get("location")).toContain("=niets");
  const [last] = (await listActs(ports, null)).acts;
  expect(last).toMatchObject({ act: "run-job", about: "", cameToNothing: true });
  expect(rowOf(await page("act"), "Cijfers en kaarten nazien die verlopen")).not.toContain("Voer nu uit");
});

test("a clock that differs stands on the page and on the start page, with by how much", async () => {
  difference = { seconds: 40 * 86_400, isTooLarge: true };
  const html = await page();
  expect(html).toContain("De klok van de site en die van de databank verschillen");
  expect(html).toContain("Loopt 40 dagen voor op die van de databank: taken en termijnen staan stil");
  const today = await (await ask("/beheer", { headers: { cookie: cookies.read } })).text();
  expect(today).toMatch(/>1<\/p><a [^>]*>Klok die verkeerd loopt</);
  difference = { seconds: -3600, isTooLarge: true };
  expect(await page()).toContain("Loopt 60 minuten achter op");
});
