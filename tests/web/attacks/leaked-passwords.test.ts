import { expect, test } from "vitest";
import { sayAccountRefusal } from "#content/refusals/account-refusals.ts";
import { beginSession, sessionHeader, TEST_PASSWORD } from "../../support/begin-session.ts";
import { openBuiltApp } from "../../support/built-app.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();
// The 30,002nd of the list: no rule about words and years would find it.
const leaked = "marcecarli";

/** The page that came back, without what scripts carry along. */
async function post(path: string, fields: Record<string, string>, cookie = "") {
  const answer = await app.ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
  });
  return { status: answer.status, html: await answer.text() };
}

function expectRefused({ status, html }: { status: number; html: string }) {
  expect(status).toBe(422);
  expect(html).toContain('id="veld-wachtwoord-error"');
  expect(html).toContain(sayAccountRefusal({ code: "password-leaked" }));
  expect(html).not.toContain(leaked);
}

test("who fills in passwords of an old breach gets into no new account: sign-up refuses them and keeps the rest", async () => {
  const form = { rol: "koper", soort: "particulier", voornaam: "Bo", achternaam: "De Smet", postcode: "9000" };
  const rest = { land: "BE", telefoon: "", email: "lek-1@example.org", voorwaarden: "on" };
  const answer = await post("/aanmelden", { ...form, ...rest, wachtwoord: leaked });
  expectRefused(answer);
  expect(answer.html).toContain('value="De Smet"');
});

test("nor into one whose password is reset or changed", async () => {
  const email = "lek-2@example.org";
  const cookie = sessionHeader(await beginSession(app.ports, email), origin);
  await post("/password-reset-mail", { email });
  const mails = (await app.ports.store.outbox.claim(100)).map(({ message }) => message);
  const token = mails.flatMap((mail) => (mail.kind === "reset-password" ? [mail.token] : []))[0] ?? "";
  expectRefused(await post(`/Password-reset?token=${token}`, { token, wachtwoord: leaked }));
  const change = { huidig: TEST_PASSWORD, wachtwoord: leaked.toUpperCase() };
  expectRefused(await post("/account/accountgegevens/wachtwoord", change, cookie));
});
