import { describe, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { openBuiltApp } from "../support/built-app.ts";

const BUYER = "postcode=9000&meter=digitaal&titularis=eigen";
const SELLER = "postcode=9000&meter=digitaal&technologie=zon&kwp=8&prijs=11&koopt=winkel";
const person = { naam: "An Peeters", email: "an@example.org", toestemming: "on" };
const plain = (html: string) => html.replaceAll("&nbsp;", " ").replaceAll("\u00a0", " ");
const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
  body: new URLSearchParams(fields).toString(),
});
const tokenIn = (html: string) => /name="aanvraag" value="([^"]+)"/.exec(html)?.[1] ?? "";

describe("steps", () => {
  const { ask } = openBuiltApp();
  const go = async (path: string) => {
    const response = await ask(path, { redirect: "manual" });
    return { status: response.status, to: response.headers.get("location"), html: plain(await response.text()) };
  };

  test("a step that is asked for goes on to the next with all its answers, or says beside the field what is missing", async () => {
    expect(await go("/koper?postcode=9000&meter=digitaal&koper=gezin&verder=ja")).toMatchObject({
      status: 302,
      to: "/koper/stap/2?postcode=9000&koper=gezin&meter=digitaal",
    });
    const refused = await go("/koper?postcode=90&verbruik=2500&verder=ja");
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("Dit is geen Belgische postcode.");
    expect(refused.html).toContain("Kies het antwoord dat het best past.");
    expect(refused.html).toContain('value="2500"');
  });

  test("a field that a step needs promises no figure of its own where it is left empty", async () => {
    const { html } = await go("/verkoper?technologie=zon");
    expect(html).toContain("20 panelen van 400 Wp zijn 8 kWp.");
    expect(html).not.toContain("dan rekenen wij met 10 kWp");
    // Who lives there is asked on the same page, and a number that does not know it would be another's.
    expect((await go(`/verkoper/stap/2?${SELLER}`)).html).toContain("dan schatten wij het uit uw antwoorden hierboven");
    const three = (await go(`/verkoper/stap/2?${SELLER}&eigen-personen=3`)).html;
    expect(three).toContain("dan rekenen wij met 3.200 kWh");
    const four = (await go(`/verkoper/stap/2?${SELLER}&eigen-personen=4&eigen-warmtepomp=ja`)).html;
    expect(Number(/rekenen wij met ([\d.]+)\s*kWh/.exec(four)?.[1]?.replace(".", ""))).toBeGreaterThan(6000);
  });

  test("on an empty form the numbers are an example's, and the picture names the buyer that was chosen", async () => {
    expect((await go("/verkoper")).html).toMatch(/Een voorbeelddak heeft [\d.]+ kWh per jaar over/);
    expect((await go("/koper")).html).toContain("Een voorbeeld: een gezin van drie koopt");
    const second = (await go(`/verkoper/stap/2?${SELLER}`)).html;
    expect(second).toMatch(/U hebt [\d.]+ kWh per jaar over/);
    expect(second).toContain("Naast deze koper: een winkel.");
  });

  test("the trail of a step names the journey and the step, short enough for one line of a phone", async () => {
    const trail = async (path: string) => {
      const { html } = await go(path);
      return /<nav aria-label="Kruimelpad".*?<\/nav>/s
        .exec(html)?.[0]
        .replace(/<[^>]+>/g, "|")
        .split("|")
        .filter((text) => text.trim());
    };
    expect(await trail(`/verkoper/stap/2?${SELLER}`)).toEqual(["Startpagina", "Stroom verkopen", "Uw overschot"]);
  });

  test("an inverter is proposed by no other roof, and no card of Brussels in Flanders", async () => {
    for (const query of ["", "?postcode=9300&kwp=12"]) {
      const { html } = await go(`/verkoper${query}`);
      expect(/<input[^>]*name="omvormer"[^>]*>/.exec(html)?.[0]).not.toMatch(/placeholder="\d/);
    }
    const { html } = await go("/koper/stap/2?postcode=9300&meter=digitaal");
    expect(html).toContain("octa-fixed");
    expect(html).not.toContain("mega-smart-fixed-brussel");
  });

  test("whoever comes too early is brought to the first step that still needs them", async () => {
    expect((await go("/koper/stap/3")).to).toBe("/koper");
    expect((await go("/koper/stap/4?postcode=9000&meter=digitaal")).to).toBe(
      "/koper/stap/2?postcode=9000&meter=digitaal&verder=ja",
    );
    expect((await go("/verkoper/stap/1?postcode=9000")).to).toBe("/verkoper?postcode=9000");
    expect((await go("/koper/stap/5")).status).toBe(404);
  });

  test("only answers about power travel along, never a name or an address", async () => {
    const { to } = await go(`/koper?${BUYER}&naam=An&email=an@example.org&telefoon=0470&verder=ja`);
    expect(to).not.toMatch(/naam|email|telefoon|An/);
  });

  test.each([
    ["Wallonia", "/koper?postcode=5000&meter=digitaal&verder=ja", "In Wallonië kan het nog niet", "wallonia"],
    ["Brussels", "/verkoper?postcode=1000&meter=digitaal&technologie=zon&kwp=4&verder=ja", "In Brussel", "brussels"],
    ["an ordinary meter", "/koper-v3?postcode=9000&meter=analoog&verder=ja", "Vraag een digitale meter", "meter"],
    [
      "a reversing meter",
      "/verkoper?postcode=9000&meter=terugdraaiend&technologie=zon&kwp=4&verder=ja",
      "Met een terugdraaiende teller kan het niet",
      "meter",
    ],
    [
      "somebody else's contract",
      "/koper/stap/2?postcode=9000&meter=digitaal&titularis=ander&verder=ja",
      "Spreek met wie het contract op zijn naam heeft",
      "contract-holder",
    ],
  ])("%s gets a kind no, the reason, and a place to wait", async (_, path, sentence, reason) => {
    const { status, html } = await go(path);
    expect(status).toBe(200);
    expect(html).toContain(sentence);
    expect(html).toContain(`name="reden" value="${reason}"`);
    expect(html).toContain("Pas mijn antwoorden aan");
  });

  test("power from fossil gas has nothing to wait for", async () => {
    const { html } = await go("/verkoper?postcode=9000&meter=digitaal&technologie=fossiel&verder=ja");
    expect(html).toContain("Alleen hernieuwbare stroom komt in aanmerking");
    expect(html).not.toContain('name="reden"');
  });

  test("the result tells what is left after all costs, also when that is a loss, and that no seller fits today", async () => {
    const { html } = await go(`/koper/stap/3?${BUYER}&koper=gezin&personen=2`);
    expect(html).toContain("Loont niet");
    expect(html).toMatch(/U verliest € \d+/);
    expect(html).toContain("Er past vandaag nog geen verkoper bij u");
    const better = await go(`/koper/stap/3?${BUYER}&koper=onderneming&handel=koelhuis&verbruik=40000`);
    expect(better.html).toMatch(/U wint € \d+/);
  });

  test("a seller sees what both keep at a price, and three kinds of buyer that fit best", async () => {
    const { html } = await go(`/verkoper/stap/3?${SELLER}`);
    expect(html).toContain("11,00 c€/kWh");
    expect(html).toContain("Zo ziet uw ideale koper eruit");
    expect(html.match(/<th scope="row"/g)?.length).toBeGreaterThanOrEqual(3);
    const other = await go(`/verkoper/stap/3?${SELLER.replace("prijs=11", "prijs=13")}`);
    expect(other.html).toContain("13,00 c€/kWh");
  });

  test("where the law has no such sale, the page says why and keeps a waiting list", async () => {
    const { ask: askDutch } = openBuiltApp({ MARKET: "nl" });
    const html = plain(await (await askDutch("/koper")).text());
    expect(html).toContain("Kopen kan in Nederland nog niet");
    expect(html).toContain('name="reden" value="netherlands"');
    const far = await askDutch("/koper/stap/3", { redirect: "manual" });
    expect(far.headers.get("location")).toBe("/koper");
  });

  test("script in an answer comes back as text", async () => {
    const { html } = await go(`/koper?postcode=${encodeURIComponent('"><script>alert(1)</script>')}&verder=ja`);
    expect(html).not.toContain("<script>alert");
  });
});

describe("the last step", () => {
  const { ask, ports } = openBuiltApp({ OPERATOR_EMAIL: "uitbater@example.org" });
  const step = `/koper/stap/4?${BUYER}`;

  test("who sends it lands on a page with a reference and days, by a link without anything personal", async () => {
    const page = await ask(step);
    expect(page.headers.get("cache-control")).toContain("private");
    const token = tokenIn(await page.text());
    const sent = await ask(step, form({ ...person, aanvraag: token }));
    expect(sent.status).toBe(303);
    const to = sent.headers.get("location") ?? "";
    expect(to).toBe(`/bedankt-koper?aanvraag=${token}`);
    const again = await ask(step, form({ ...person, aanvraag: token }));
    expect(again.headers.get("location")).toBe(to);
    const html = plain(await (await ask(to)).text());
    expect(html).toMatch(/SP-2026-[0-9A-Z]{5}/);
    // The site stands still on Sunday 15 November.
    expect(html).toContain("17 november 2026");
    expect(html).not.toMatch(/An Peeters|an@example\.org/);
    const kinds = (await ports.store.outbox.claim(10)).map(({ message }) => [message.kind, message.to]);
    expect(kinds).toEqual([
      ["lead-received", "an@example.org"],
      ["lead-for-operator", "uitbater@example.org"],
    ]);
  });

  test("what is wrong is told beside its field, and nothing typed is lost", async () => {
    const response = await ask(step, form({ naam: "<b>", email: "an" }));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("Dit is geen e-mailadres");
    expect(html).toContain("Zonder deze toestemming");
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).toContain('action="/koper/stap/4?postcode=9000&amp;meter=digitaal&amp;titularis=eigen"');
    const phone = await ask(step, form({ ...person, telefoon: "12" }));
    expect(await phone.text()).toContain("Dit is geen telefoonnummer");
    expect(html.match(/<input[^>]*name="toestemming"[^>]*>/)?.[0]).not.toContain('checked=""');
  });

  test("answers that do not hold send somebody back to their step, and a program gets nothing kept", async () => {
    const before = await ports.store.leads.list("", person.email);
    const back = await ask("/koper/stap/4?postcode=5000&meter=digitaal", form(person));
    expect(back.headers.get("location")).toBe("/koper?postcode=5000&meter=digitaal&verder=ja");
    const trapped = await ask(step, form({ ...person, website: "https://spam.example" }));
    expect(trapped.headers.get("location")).toBe("/bedankt-koper");
    expect(await ports.store.leads.list("", person.email)).toEqual(before);
  });

  test("while the database is away the form says so and keeps what was typed", async () => {
    const away = openBuiltApp({
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      SECRET: "x".repeat(32),
      SIGNING_KEY: makeSigningKey(),
    });
    const response = await away.ask(step, form(person));
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("Onze databank antwoordt even niet");
    expect(html).toContain("An Peeters");
  });

  test("a form from another site is refused", async () => {
    const foreign = { ...form(person), headers: { origin: "https://evil.example" } };
    expect((await ask("/koper/stap/4", foreign)).status).toBe(403);
  });

  test("the link of the mail erases everything, by a button alone", async () => {
    const token = tokenIn(await (await ask(step)).text());
    await ask(step, form({ ...person, email: "weg@example.org", aanvraag: token }));
    const place = `/aanvraag/wissen?aanvraag=${token}`;
    expect(await (await ask(place)).text()).toContain("Wis alles");
    expect(await ports.store.leads.find(token)).not.toBeNull();
    expect(await (await ask(place, form({ aanvraag: token }))).text()).toContain("Alles is gewist");
    expect(await ports.store.leads.find(token)).toBeNull();
    const twice = await ask(place, form({ aanvraag: token }));
    expect([twice.status, (await twice.text()).includes("Er is niets om te wissen")]).toEqual([410, true]);
    expect(await (await ask(`/bedankt-koper?aanvraag=${token}`)).text()).toContain("Hebt u nog niets verstuurd?");
  });

  test("after ten in an hour one network must wait, with what was typed kept", async () => {
    const send = (at: number) => ask(step, form({ ...person, email: `a${at}@example.org` }));
    let sent = 0;
    while (sent < 10 && (await send(sent)).status === 303) sent += 1;
    const stopped = await send(99);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await stopped.text()).toContain("An Peeters");
  });
});

describe("the waiting list", () => {
  const { ask, ports } = openBuiltApp({ OPERATOR_EMAIL: "uitbater@example.org" });
  const entry = { email: "luc@example.org", kant: "koper", reden: "wallonia", postcode: "5000" };

  test("the first mail asks, the button joins, the second mail leaves, and every address reads alike", async () => {
    const asked = await ask("/wachtlijst", form(entry));
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/wachtlijst?verstuurd=1"]);
    const [first] = (await ports.store.outbox.claim(10)).map(({ message }) => message);
    if (first?.kind !== "confirm-waiting") throw new Error("No mail asks to confirm.");
    const place = `/wachtlijst/bevestigen?token=${first.token}`;
    expect(await (await ask(place)).text()).toContain("Zet mij op de wachtlijst");
    expect(await ports.store.waitingList.list(entry.email)).toEqual([]);
    expect(await (await ask(place, form({ token: first.token }))).text()).toContain("U staat op de wachtlijst");
    expect((await ask(place, form({ token: first.token }))).status).toBe(410);
    const mails = (await ports.store.outbox.claim(10)).map(({ message }) => message);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ["waiting-joined", "luc@example.org"],
      ["waiting-for-operator", "uitbater@example.org"],
    ]);
    const leave = mails[0]?.kind === "waiting-joined" ? mails[0].leaveToken : "";
    const left = await ask(`/wachtlijst/verlaten?token=${leave}`, form({ token: leave }));
    expect(await left.text()).toContain("U staat niet meer op de wachtlijst");
    expect(await ports.store.waitingList.list(entry.email)).toEqual([]);
  });

  test("what is no address is told beside the field, with the rest kept; a program gets no mail sent", async () => {
    const refused = await ask("/wachtlijst", form({ ...entry, email: "luc" }));
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain("Dit is geen e-mailadres");
    expect(html).toContain('name="reden" value="wallonia"');
    await ask("/wachtlijst", form({ ...entry, email: "bot@example.org", website: "x" }));
    expect((await ask("/wachtlijst", form({ ...entry, reden: "verzonnen" }))).status).toBe(422);
    expect(await ports.store.outbox.claim(10)).toEqual([]);
  });
});
