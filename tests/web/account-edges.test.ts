import { expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const origin = "http://localhost:3000";
const profile = { rol: "verkoper", soort: "particulier", voornaam: "An", achternaam: "De Smet", postcode: "9000" };

async function open() {
  const app = openBuiltApp();
  const cookie = sessionHeader(await beginSession(app.ports), origin);
  const get = (path: string) => app.ask(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string>) =>
    app.ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin, cookie } });
  return { get, post };
}

test("a made-up word for what was done says nothing", async () => {
  const { get } = await open();
  const details = ["", "/toegangssleutels", "/aanmeldingen"].map((page) => `accountgegevens${page}`);
  for (const path of [...details, "aansluitingen"])
    for (const word of ["__proto__", "constructor"]) {
      const page = await get(`/account/${path}?gelukt=${word}`);
      expect([path, word, page.status]).toEqual([path, word, 200]);
    }
  expect((await get("/account/formulieren?gelukt=__proto__")).status).toBe(200);
});

test("what a page of the account is made of is kept no more than the page", async () => {
  const { get } = await open();
  for (const path of ["/account/_payload.json", "/account/accountgegevens/_payload.json", "/account.data"])
    expect([path, (await get(path)).headers.get("cache-control")]).toEqual([path, "private, no-store"]);
});

test("an address that is too long is told by its own length", async () => {
  const { post } = await open();
  const refused = await post("/account/accountgegevens/profiel", { ...profile, straat: "a".repeat(121) });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("hoogstens 120 tekens");
});
