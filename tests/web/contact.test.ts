import { describe, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { openBuiltApp } from "../support/built-app.ts";

const start = new Date("2026-11-15T10:00:00Z").getTime();

/** A site whose clock the test moves, with the mails that wait. */
function openContact() {
  let now = start;
  const opened = openBuiltApp(
    { OPERATOR_EMAIL: "hallo@stroom.example" },
    { clock: { now: () => new Date(now), today: () => "2026-11-15" } },
  );
  const openForm = async () => {
    const html = await (await opened.ask("/contact")).text();
    now += 10_000;
    return /name="stempel" value="([^"]+)"/.exec(html)?.[1] ?? "";
  };
  const send = (stamp: string, changes: Readonly<Record<string, string | File>> = {}) => {
    const form = new FormData();
    const fields = {
      naam: "An Peeters",
      email: "an@example.org",
      telefoon: "",
      onderwerp: "Mijn meter",
      bericht: "Dag",
    };
    for (const [name, value] of Object.entries({ ...fields, stempel: stamp, ...changes })) form.set(name, value);
    return opened.ask("/contact", { method: "POST", body: form, redirect: "manual" });
  };
  const claimed = async () => (await opened.ports.store.outbox.claim(10)).map(({ message }) => message);
  return { ...opened, openForm, send, claimed };
}

describe("contact", () => {
  const { ask, openForm, send, claimed, ports } = openContact();

  test("a message with an attachment gets a reference; the form sent again gets the same one", async () => {
    const stamp = await openForm();
    const bijlage = new File(["%PDF-1.7 factuur"], "factuur.pdf");
    const [first, again] = [await send(stamp, { bijlage, telefoon: "0470 12 34 56" }), await send(stamp)];
    expect(first.status).toBe(303);
    const place = first.headers.get("location") ?? "";
    expect(place).toMatch(/^\/contact\?referentie=[\w-]{9}#formulier$/);
    expect(again.headers.get("location")).toBe(place);
    const html = await (await ask(place.split("#")[0] ?? "")).text();
    expect(html).toContain(/referentie=([\w-]+)/.exec(place)?.[1]);
    expect(html).toContain(">Uw bericht is verstuurd<");
    const mails = await claimed();
    expect(mails).toMatchObject([
      { kind: "contact-message", to: "hallo@stroom.example", phone: "+32470123456" },
      { kind: "contact-copy", to: "an@example.org" },
    ]);
    const [toOperator] = mails;
    const rendered =
      toOperator &&
      (await ports.store.contactMessages.attachment("messageId" in toOperator ? toOperator.messageId : ""));
    expect(rendered).toMatchObject({ name: "factuur.pdf", type: "application/pdf" });
  });

  test("a file that we do not take is refused beside its field, and nothing typed is lost", async () => {
    const response = await send(await openForm(), {
      bericht: "Een lang <b>verhaal</b>",
      bijlage: new File(["MZ\0"], "a.pdf"),
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("Dit bestand kunnen wij niet aannemen.");
    expect(html).toContain("Een lang &lt;b&gt;verhaal&lt;/b&gt;");
    expect(html).toContain('value="An Peeters"');
    expect(await claimed()).toEqual([]);
  });

  test("a file above five megabytes is refused in words, one far above before it is read", async () => {
    const stamp = await openForm();
    const large = await send(stamp, { bijlage: new File([new Uint8Array(6_000_000).fill(97)], "groot.txt") });
    expect(large.status).toBe(422);
    expect(await large.text()).toContain("Dit bestand is groter dan 5");
    const headers = { "content-length": "13000000", "content-type": "multipart/form-data; boundary=x" };
    const huge = await ask("/contact", { method: "POST", body: "--x--", headers });
    expect(huge.status).toBe(413);
    expect(await huge.text()).toContain("wat u typte, staat er nog");
    const elsewhere = await ask("/nieuwsbrief", {
      method: "POST",
      body: "a=b",
      headers: { "content-length": "70000", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(elsewhere.status).toBe(413);
  });

  test("what is missing is said beside each field", async () => {
    const response = await send(await openForm(), {
      naam: "",
      email: "an",
      telefoon: "12",
      onderwerp: " ",
      bericht: "",
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const sentence of [
      "Vul uw naam in.",
      "Dit is geen e-mailadres.",
      "Dit telefoonnummer bestaat niet.",
      "Vul in waarover het gaat.",
      "Schrijf uw vraag of opmerking.",
    ])
      expect(html).toContain(sentence);
  });

  test("a form without our stamp gets a fresh one, and goes through when it is sent again", async () => {
    const refused = await send("gestolen", { bericht: "Blijft staan" });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain("verstuur het nog één keer");
    expect(html).toContain("Blijft staan");
    const fresh = /name="stempel" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await openForm();
    expect((await send(fresh)).status).toBe(303);
  });

  test("an address in the query can show a reference and nothing else", async () => {
    const html = await (await ask("/contact?referentie=%3Cscript%3Ealert(1)%3C/script%3E")).text();
    expect(html).not.toContain(">Uw bericht is verstuurd<");
    expect(html).not.toContain("alert(1)</script>");
  });

  test("without its database the form stays, with what was typed", async () => {
    let now = start;
    const away = openBuiltApp(
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", SECRET: "x".repeat(32), SIGNING_KEY: makeSigningKey() },
      { clock: { now: () => new Date(now), today: () => "2026-11-15" } },
    );
    const html = await (await away.ask("/contact")).text();
    const form = new FormData();
    const stempel = /name="stempel" value="([^"]+)"/.exec(html)?.[1] ?? "";
    for (const [name, value] of Object.entries({
      naam: "An",
      email: "an@example.org",
      onderwerp: "x",
      bericht: "Blijft",
      stempel,
    }))
      form.set(name, value);
    now += 10_000;
    const response = await away.ask("/contact", { method: "POST", body: form });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Blijft");
  });
});
