import { expect, test } from "vitest";
import { beginSession, sessionHeader } from "../../support/begin-session.ts";
import { openBuiltApp } from "../../support/built-app.ts";

const site = openBuiltApp();

const scripted = (field: string) => `"'><script>alert("${field}")</script><img src=x onerror=alert(1)>`;
const pages = [
  "/account",
  "/account/formulieren",
  "/account/accountgegevens",
  "/account/accountgegevens/profiel",
  "/account/aansluitingen",
  "/account/accountgegevens/aanmeldingen",
];

test("script in every stored field is shown as text", async () => {
  const session = await beginSession(site.ports, "scripts@example.org");
  await site.ports.store.documents.update(`user/${session.uid}`, {
    firstName: scripted("first"),
    lastName: scripted("last"),
    company: { name: scripted("company"), number: scripted("number") },
    postcode: scripted("postcode"),
    phone: scripted("phone"),
    roles: ["buyer", scripted("role")],
  });
  for (const path of pages) {
    const response = await site.ask(path, { headers: { cookie: sessionHeader(session, "http://localhost:3000") } });
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(html, path).not.toContain("<script>alert");
    expect(html, path).not.toContain("<img src=x");
    expect(response.headers.get("content-security-policy"), path).toMatch(/script-src 'self' 'nonce-[^']+'/);
  }
});

const form = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000" };

test("words of SQL are words", async () => {
  const attack = "x' or '1'='1'; drop table accounts; --";
  const before = await site.ask("/login", {
    method: "POST",
    headers: form,
    body: new URLSearchParams({ email: "o'hara@example.org", wachtwoord: attack }),
  });
  expect(before.status).toBe(422);
  const reset = await site.ask("/Password-reset", {
    method: "POST",
    headers: form,
    body: new URLSearchParams({ token: attack, wachtwoord: "vier lampen dansen traag" }),
  });
  expect(reset.status).toBeLessThan(500);
  await expect(beginSession(site.ports, "still.there@example.org")).resolves.toMatchObject({
    token: expect.any(String),
  });
});

const forms = [
  "/login",
  "/aanmelden",
  "/verificatie-resend",
  "/password-reset-mail",
  "/Password-reset",
  "/email-verificatie",
];
const bodies: readonly (readonly [string, string, string])[] = [
  ["JSON", "application/json", '{"email":{"$ne":null}}'],
  ["broken multipart", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name="],
  ["no kind at all", "", "email=a"],
  ["broken percent signs", "application/x-www-form-urlencoded", "email=%E0%A4%A&wachtwoord=%"],
  ["a hundred times the same field", "application/x-www-form-urlencoded", "email=a&".repeat(100)],
  ["zero bytes", "application/x-www-form-urlencoded", "email=a%00b%40example.org&wachtwoord=%00&token=%00"],
  ["a prototype", "application/x-www-form-urlencoded", "__proto__=1&constructor=2&email=a%40example.org"],
];

test.each(bodies)("a body that is no form gets a clear refusal, never a failure: %s", async (_, type, body) => {
  for (const path of forms) {
    const response = await site.ask(path, {
      method: "POST",
      body,
      headers: { origin: "http://localhost:3000", ...(type ? { "content-type": type } : {}) },
    });
    expect([path, response.status < 500], `${response.status}`).toEqual([path, true]);
  }
  expect(site.lines.filter(({ level }) => level === "error")).toEqual([]);
});
