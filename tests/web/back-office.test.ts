import { beforeAll, describe, expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { beginOperatorSession, grantRole, raiseSignIn } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();

/** Every address of the back office, as the build has it; what stands for something is named by what nobody has. */
const paths = Object.values(site.routes).flatMap((route) =>
  route?.path?.startsWith("beheer") ? [`/${route.path.replaceAll(/:\w+/g, "onbekend")}`] : [],
);

const cookies = { nobody: "", somebody: "", withoutFactor: "", reader: "", operator: "" };
type Who = keyof typeof cookies;

beforeAll(async () => {
  const cookieOf = (signedIn: Parameters<typeof sessionHeader>[0]) => sessionHeader(signedIn, origin);
  cookies.somebody = cookieOf(await beginSession(app.ports, "iemand@example.org"));
  const half = await beginSession(app.ports, "half@example.org");
  await grantRole(app.ports, "half@example.org", "act");
  cookies.withoutFactor = cookieOf(half);
  cookies.reader = cookieOf(await beginOperatorSession(app.ports, { level: "read" }));
  cookies.operator = cookieOf(await beginOperatorSession(app.ports));
});

const get = (who: Who, path: string) => app.ask(path, { headers: { cookie: cookies[who] } });
const post = (who: Who, path: string, fields: Record<string, string> = {}) =>
  app.ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, cookie: cookies[who], "content-type": "application/x-www-form-urlencoded" },
  });
const place = (response: Response) => [response.status, response.headers.get("location")];

test("the back office has pages", () => {
  expect(paths).toContain("/beheer");
  expect(paths.length).toBeGreaterThan(1);
});

describe.each(paths)("%s", (path) => {
  test.each(["nobody", "somebody"] as const)("does not exist for %s, whatever is asked of it", async (who) => {
    for (const asked of [path, `${path}?gelukt=x`, `${path}/`, `${path.toUpperCase()}`, `${path}/_payload.json`])
      expect([asked, (await get(who, asked)).status]).toEqual([asked, 404]);
    expect((await get(who, `${path}.data`)).status).toBe(404);
    expect((await post(who, path, { waarom: "zomaar" })).status).toBe(404);
    expect((await post(who, `${path}.data`, { waarom: "zomaar" })).status).toBe(404);
    const page = await (await get(who, path)).text();
    expect(page).toMatch(/page not found/i);
    expect(page).not.toContain('data-layout="back-office"');
  });

  test("leads who has the role and no trusted second factor to what is needed, and does nothing for them", async () => {
    const setUp = "/account/accountgegevens/tweede-stap?voor=beheer";
    expect(place(await get("withoutFactor", path))).toEqual([302, setUp]);
    expect(place(await post("withoutFactor", path, { waarom: "zomaar" }))).toEqual([302, setUp]);
    expect((await get("withoutFactor", `${path}/_payload.json`)).status).toBe(401);
  });

  test("opens for who reads, and takes nothing from them", async () => {
    const opened = await get("reader", path);
    expect([200, 302, 404]).toContain(opened.status);
    expect(opened.headers.get("cache-control")).toBe("private, no-store");
    const acts = await app.ports.store.backOffice.acts.list({ before: null, about: null, limit: 5 });
    // The search of people is a form, so that no address stands in an address; it changes nothing.
    // The page that asks for the factor again only sends a form on to its own page.
    const expected: Record<string, number> = { "/beheer/mensen": 422, "/beheer/bevestigen": 307 };
    expect((await post("reader", path, { waarom: "zomaar" })).status).toBe(expected[path] ?? 403);
    expect(await app.ports.store.backOffice.acts.list({ before: null, about: null, limit: 5 })).toEqual(acts);
  });

  test("tells no search engine of itself", async () => {
    const opened = await get("operator", path);
    if (opened.status === 200 && opened.headers.get("content-type")?.includes("html"))
      expect(await opened.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await app.ask("/sitemap.xml")).text()).not.toContain("beheer");
  });
});

test("setting up the second factor opens the back office in that sign-in, and ends the earlier ones", async () => {
  const email = "later@example.org";
  const earlier = await beginSession(app.ports, email);
  const signedIn = await beginSession(app.ports, email);
  await raiseSignIn(app.ports, signedIn);
  await grantRole(app.ports, email, "act");
  const statusOf = async (one: typeof signedIn) =>
    (await app.ask("/beheer", { headers: { cookie: sessionHeader(one, origin) } })).status;
  expect(await statusOf(signedIn)).toBe(200);
  expect(await statusOf(earlier)).toBe(404);
  await app.ports.store.backOffice.operators.revoke(email);
  expect(await statusOf(signedIn)).toBe(404);
});

test("who was led to the second factor reads why, and who was not reads nothing of it", async () => {
  const path = "/account/accountgegevens/tweede-stap";
  expect(await (await get("withoutFactor", `${path}?voor=beheer`)).text()).toContain("Het beheer is voor u nog dicht");
  expect(await (await get("withoutFactor", path)).text()).not.toContain("Het beheer");
});

test("the start page tells what waits and what runs, and the list what was done", async () => {
  const today = await (await get("reader", "/beheer")).text();
  for (const words of ["Meldingen over aanbod", "Betwiste maanden", "E-mails in de wachtrij", "Er liep nog geen ronde"])
    expect(today).toContain(words);
  const operator = { uid: null, operator: "npm run db", about: "iemand", why: "act", cameToNothing: false };
  await app.ports.store.backOffice.acts.add({ ...operator, act: "grant-operator" });
  const acts = await (await get("reader", "/beheer/logboek")).text();
  expect(acts).toContain("Rol van beheerder gegeven");
  expect(acts).toContain("npm run db");
});
