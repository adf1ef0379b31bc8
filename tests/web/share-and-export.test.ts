import { describe, expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { readPdf } from "../support/read-pdf.ts";

const QUERY = "datum=2026-11-15&verbruik=9000&kwp=20&prijs=12";
const LINK = `/calculator/koper?${QUERY}`;
const form = (fields: Readonly<Record<string, string>>, cookie = ""): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: cookie === "" ? {} : { cookie },
  redirect: "manual",
});

describe("files", () => {
  const { ask } = openBuiltApp();

  test("the report is a pdf of two pages with the verdict, not kept by anybody", async () => {
    const response = await ask(`/calculator/rapport.pdf?${QUERY}&kant=koper`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toContain("rapport-koper-2026-11-15.pdf");
    const { texts, pageCount } = readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(pageCount).toBe(2);
    expect(texts.join(" ")).toMatch(/Dit loont/);
  });

  test("the numbers come with the mark by which a spreadsheet knows its letters", async () => {
    const response = await ask(`/calculator/cijfers.csv?${QUERY}&kant=verkoper&per=dag`, {
      headers: { "accept-encoding": "identity" },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = bytes.toString("utf8").slice(1).trimEnd().split("\r\n");
    expect(rows).toHaveLength(366);
    expect(rows[0]).toContain("Gedeeld (kWh)");
  });

  test.each([
    ["without a side", `/calculator/rapport.pdf?${QUERY}`],
    ["of a variant that nobody gave out", `/calculator/rapport.pdf?kant=koper&variant=onbekend`],
    ["with an answer that cannot be read", "/calculator/rapport.pdf?kant=koper&kwp=veel"],
    ["of a place without an answer", "/calculator/rapport.pdf?kant=koper&postcode=5000"],
    ["per a period that we do not know", `/calculator/cijfers.csv?${QUERY}&kant=koper&per=eeuw`],
  ])("a file %s does not exist", async (_, path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test("one network gets so many files in a quarter of an hour", async () => {
    const none = { code: "too-many-attempts", retryAfterSeconds: 60 } as const;
    const { ask: askBusy } = openBuiltApp({}, ({ rateLimits }) => ({
      rateLimits: { ...rateLimits, limited: async () => none },
    }));
    const response = await askBusy(`/calculator/rapport.pdf?${QUERY}&kant=koper`);
    expect(response.status).toBe(429);
  });
});

describe("mail", () => {
  test("the first mail asks, the button sends, and the answer is the same for every address", async () => {
    const { ask, ports } = openBuiltApp();
    const session = await beginSession(ports, "bekend@example.org");
    expect(session.uid).toBeTruthy();
    const places = [];
    for (const email of ["bekend@example.org", "onbekend@example.org"]) {
      const response = await ask("/calculator/mail", form({ email, link: LINK }));
      expect(response.status).toBe(303);
      places.push(response.headers.get("location"));
    }
    expect(places[0]).toBe(places[1]);
    const waiting = await ports.store.outbox.claim(10);
    const asks = waiting.flatMap(({ message }) => (message.kind === "confirm-result" ? [message] : []));
    expect(asks.map(({ to }) => to)).toEqual(["bekend@example.org", "onbekend@example.org"]);
    expect(JSON.stringify(asks)).not.toContain("verbruik");

    const token = asks[1]?.token ?? "";
    // Programs that look at mail follow every link in it.
    expect((await ask(`/calculator/mail/bevestigen?token=${token}`)).status).toBe(200);
    expect((await ask("/calculator/mail/bevestigen", form({ token }))).status).toBe(200);
    const [sent] = await ports.store.outbox.claim(10);
    expect(sent?.message).toMatchObject({ kind: "calculation-result", to: "onbekend@example.org", side: "buyer" });
    expect((await ask("/calculator/mail/bevestigen", form({ token }))).status).toBe(410);
  });

  test("what is no address, or no calculation, is told and sends nothing", async () => {
    const { ask, ports } = openBuiltApp();
    expect((await ask("/calculator/mail", form({ email: "an", link: LINK }))).status).toBe(422);
    for (const link of ["https://evil.example/", "/calculator/koper?kwp=veel", "/calculator/koper?postcode=5000", ""]) {
      expect((await ask("/calculator/mail", form({ email: "an@example.org", link }))).status).toBe(422);
    }
    expect(await ports.store.outbox.claim(10)).toEqual([]);
  });
});

describe("account", () => {
  const { ask, ports } = openBuiltApp();
  const place = `/account/berekeningen/bewaren?${QUERY}&kant=koper`;

  test("a stranger is sent to sign in and comes back with the query kept", async () => {
    const response = await ask(place, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`/login?terug=${encodeURIComponent(place)}`);
  });

  test("somebody keeps, renames and removes a calculation, and the export holds it", async () => {
    const cookie = sessionHeader(await beginSession(ports), "http://localhost:3000");
    const page = async (path: string) => (await ask(path, { headers: { cookie } })).text();
    expect(await page(place)).toContain("Als koper, 15 november 2026");
    expect((await ask(place, form({ naam: "" }, cookie))).status).toBe(422);
    const kept = await ask(`${place}&iets=persoonlijks`, form({ naam: "Met de <buren>" }, cookie));
    expect(kept.headers.get("location")).toBe("/account/berekeningen?gelukt=bewaard");
    const list = await page("/account/berekeningen");
    expect(list).toContain("Met de &lt;buren&gt;");
    expect(list).not.toContain("persoonlijks");
    expect(await page("/account")).toContain("Met de &lt;buren&gt;");

    const [saved] = await ports.store.calculations.list(await uidOf());
    expect(saved?.link).toBe(LINK);
    const edit = `/account/berekeningen/${saved?.id}`;
    expect((await ask(edit, form({ doel: "naam", naam: "Buren" }, cookie))).status).toBe(303);
    expect(await page("/account/berekeningen")).toContain("Buren");
    const stranger = sessionHeader(await beginSession(ports, "bert@example.org"), "http://localhost:3000");
    expect((await ask(edit, { headers: { cookie: stranger } })).status).toBe(404);
    expect((await ask(edit, form({ doel: "naam", naam: "Van Bert" }, stranger))).status).toBe(404);
    const all = await ask("/account/accountgegevens/mijn-gegevens", form({}, cookie));
    expect(await all.json()).toMatchObject({ calculations: [{ name: "Buren", link: LINK }] });
    expect((await ask(edit, form({ doel: "wissen" }, cookie))).status).toBe(303);
    expect(await page("/account/berekeningen")).toContain("Nog geen berekening");
  });

  async function uidOf(): Promise<string> {
    return (await beginSession(ports)).uid;
  }
});

describe("what changed", () => {
  const { ask } = openBuiltApp();
  const compare = (a: string, b: string) => ask(`/calculator/vergelijk?${new URLSearchParams({ a, b })}`);

  test("two links tell which answers and which outcomes differ", async () => {
    const html = await (await compare(LINK, `https://stroom.example${LINK.replace("prijs=12", "prijs=14")}`)).text();
    expect(html).toContain("Afgesproken prijs");
    expect(html).toContain("12,00\u00a0c€/kWh");
    expect(html).toContain("14,00\u00a0c€/kWh");
    expect(html).toContain("gelijk");
    expect(html).toContain("Wat u anders invulde");
  });

  test("the same link twice has nothing that differs", async () => {
    expect(await (await compare(LINK, LINK)).text()).toContain("Er is niets anders ingevuld.");
  });

  test("a link without an answer stands beside one that has, and one of elsewhere is told", async () => {
    const html = await (await compare(LINK, "/calculator/koper?postcode=5000")).text();
    expect(html).toContain("In Wallonië kan dit nog niet");
    expect((await compare(LINK, "https://evil.example/")).status).toBe(422);
    expect((await ask("/calculator/vergelijk")).status).toBe(200);
  });
});

describe("frames", () => {
  const partner = { EMBED_ORIGINS: "https://partner.example, https://ander.example/" };
  const ancestors = (response: Response) =>
    /frame-ancestors ([^;]*)/.exec(response.headers.get("content-security-policy") ?? "")?.[1];

  test("only a calculator that asks for it may stand in the frame of a partner, and without cookies", async () => {
    const { ask, ports } = openBuiltApp(partner);
    const cookie = sessionHeader(await beginSession(ports), "http://localhost:3000");
    const framed = await ask(`${LINK}&inbed=1`, { headers: { cookie } });
    expect(ancestors(framed)).toBe("'self' https://partner.example https://ander.example");
    expect(framed.headers.get("x-frame-options")).toBeNull();
    expect(framed.headers.get("set-cookie")).toBeNull();
    const html = await framed.text();
    expect(html).toContain('data-layout="embed"');
    expect(html).toContain("Een calculator van");
    for (const path of [LINK, "/account?inbed=1", "/login?inbed=1", "/overons?inbed=1"]) {
      const response = await ask(path, { headers: { cookie } });
      expect(ancestors(response)).toBe("'self'");
      expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    }
  });

  test("without partners the frame stays ours", async () => {
    const { ask } = openBuiltApp();
    const framed = await ask(`${LINK}&inbed=1`);
    expect(ancestors(framed)).toBe("'self'");
    expect(framed.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test("the script of the partner is small and kept for a day", async () => {
    const { ask } = openBuiltApp();
    const response = await ask("/embed.js");
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect((await response.text()).length).toBeLessThan(1000);
  });

  test.each(["partner.example", "https://partner.example/pad", "ftp://partner.example", "https://*.example"])(
    "%s is no origin to trust",
    (origin) => expect(() => openBuiltApp({ EMBED_ORIGINS: origin })).toThrow(/EMBED_ORIGINS/),
  );
});
