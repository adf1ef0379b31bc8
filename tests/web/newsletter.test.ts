import { describe, expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const post = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
  redirect: "manual",
});

describe("newsletter", () => {
  const { ask, ports, lines } = openBuiltApp();
  const mailTo = async (email: string) => {
    const mails = await ports.store.outbox.claim(20);
    for (const { id } of mails) await ports.store.outbox.markSent(id);
    return mails.map(({ message }) => message).find(({ to }) => to === email);
  };
  async function subscribe(email: string): Promise<string> {
    await ask("/nieuwsbrief", post({ email }));
    const mail = await mailTo(email);
    const token = mail?.kind === "confirm-subscription" ? mail.token : "";
    const html = await (await ask("/nieuwsbrief/bevestigen", post({ token }))).text();
    return decodeURIComponent(/\/nieuwsbrief\/voorkeuren\?sleutel=([^"]+)/.exec(html)?.[1] ?? "");
  }
  const stateOf = async (email: string) => (await ports.store.subscriptions.findByEmail(email))?.state ?? null;

  test("the link in the mail shows a button, and only the button subscribes", async () => {
    const asked = await ask("/nieuwsbrief", post({ email: "lezer@example.org" }));
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/nieuwsbrief?gevraagd=1#inschrijven"]);
    const mail = await mailTo("lezer@example.org");
    const token = mail?.kind === "confirm-subscription" ? mail.token : "";
    const shown = await ask(`/nieuwsbrief/bevestigen?token=${token}`);
    expect(await shown.text()).toContain("Ja, schrijf mij in");
    expect(await stateOf("lezer@example.org")).toBeNull();
    expect(await (await ask("/nieuwsbrief/bevestigen", post({ token }))).text()).toContain("U bent ingeschreven");
    expect(await stateOf("lezer@example.org")).toBe("confirmed");
    const second = await ask("/nieuwsbrief/bevestigen", post({ token }));
    expect(second.status).toBe(410);
    expect(await second.text()).toContain("Deze link werkt niet meer");
  });

  test("a known address gets the same answer as a new one, and its owner a mail that says so", async () => {
    const answers = [];
    for (const email of ["lezer@example.org", "nieuw@example.org"]) {
      const { status, headers } = await ask("/nieuwsbrief", post({ email }));
      answers.push([status, headers.get("location")]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await mailTo("lezer@example.org"))?.kind).toBe("already-subscribed");
  });

  test("a mail program ends it with one request: no cookie, no origin of ours, no redirect", async () => {
    for (const origin of [undefined, "null", "https://mail.example"]) {
      const email = `een-klik-${String(origin).length}@example.org`;
      const key = await subscribe(email);
      const headers = { ...(origin ? { origin, "sec-fetch-site": "cross-site" } : {}) };
      const path = `/nieuwsbrief/uitschrijven?sleutel=${encodeURIComponent(key)}`;
      const response = await ask(path, post({ "List-Unsubscribe": "One-Click" }, headers));
      expect(response.status).toBe(200);
      expect(await stateOf(email)).toBe("ended");
    }
    const elsewhere = await ask("/nieuwsbrief", post({ email: "a@example.org" }, { origin: "https://evil.example" }));
    expect(elsewhere.status).toBe(403);
  });

  test("looking at the page of a link ends nothing", async () => {
    const key = await subscribe("kijker@example.org");
    const response = await ask(`/nieuwsbrief/uitschrijven?sleutel=${encodeURIComponent(key)}`);
    expect(await response.text()).toContain("Schrijf mij uit");
    expect(await stateOf("kijker@example.org")).toBe("confirmed");
  });

  test("topics are chosen with the link of a letter; none at all is refused in words; the address is masked", async () => {
    const sleutel = await subscribe("kiezer@example.org");
    const path = `/nieuwsbrief/voorkeuren?sleutel=${encodeURIComponent(sleutel)}`;
    const html = await (await ask(path)).text();
    expect(html).toContain("k•••@example.org");
    expect(html).not.toContain("kiezer@example.org");
    const saved = await ask("/nieuwsbrief/voorkeuren", post({ sleutel, onderwerp: "regels" }));
    expect(saved.headers.get("location")).toBe(`${path}&bewaard=1`);
    expect((await ports.store.subscriptions.findByEmail("kiezer@example.org"))?.topics).toEqual(["rules"]);
    const none = await ask(path, post({ sleutel }));
    expect(none.status).toBe(422);
    expect(await none.text()).toContain("Kies minstens één onderwerp");
    const stranger = await (await ask("/nieuwsbrief/voorkeuren?sleutel=MDE5NA.c2VhbGVk")).text();
    expect(stranger).toContain("Geen inschrijving gevonden");
  });

  test("the page of the account shows and changes the same subscription", async () => {
    const session = await beginSession(ports, "klant@example.org");
    const cookie = sessionHeader(session, "http://localhost:3000");
    const page = async () => (await ask("/account/accountgegevens", { headers: { cookie } })).text();
    await ask("/account/accountgegevens", post({ nieuwsbrief: "on" }, { cookie }));
    expect(await stateOf("klant@example.org")).toBe("confirmed");
    expect(await page()).toMatch(/name="nieuwsbrief"[^>]*checked|checked[^>]*name="nieuwsbrief"/);
    await ask("/account/accountgegevens", post({}, { cookie }));
    expect(await stateOf("klant@example.org")).toBe("ended");
  });

  test("an address that is none is refused beside its field, and neither address nor key is logged", async () => {
    const response = await ask("/nieuwsbrief", post({ email: "geen adres" }));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("geen adres");
    expect(JSON.stringify(lines)).not.toMatch(/example\.org|sleutel=|token=/);
  });
});
