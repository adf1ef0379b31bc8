import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openBuiltApp, site } from "../../support/built-app.ts";
import { campaign } from "../../support/campaign.ts";
import { type MarkedPerson, markedPerson } from "../../support/marked-people.ts";

const ADDRESS = "https://stroom.example";
const ANSWER_MS = 120_000;
const runs = campaign(150, 100_000);
const { app, ports, lines } = openBuiltApp(
  { PUBLIC_URL: ADDRESS, CLIENT_ADDRESS_HEADER: "x-real-ip" },
  ({ clock }) => ({ clock }),
);

let an: MarkedPerson;
let bert: MarkedPerson;
beforeAll(async () => {
  an = await markedPerson(ports, "Anneliese");
  bert = await markedPerson(ports, "Bartholomeus");
});

// Pages that fail on purpose.
const failing = /^test42\/(?:fout|onbekende)/;
const routes = Object.values(site.routes)
  .flatMap((route) => (route?.path ? [route.path] : []))
  .filter((path) => !failing.test(path));
// What is answered beside the pages.
const endpoints =
  "aanbod/:id/foto aanbod/:id/jaar api/profile api/visitor api/_nuxt_icon/:x builds/:x markt healthz readyz metrics site.webmanifest sitemap.xml robots.txt".split(
    " ",
  );
const places = [...routes, ...endpoints];

// Nothing that puts what is marked on the market, where everybody may read it.
const fields =
  "id actie doel stap zet proef kant naam titel tekst email wachtwoord huidig code token sleutel reden uitleg vraag voorstel verwijder plaats laatste akkoord toestemming versie gemaakt bestand foto bijlage bericht onderwerp postcode ean kwh prijs vermogen terug verbruik sinds gezien rol soort".split(
    " ",
  );
const words =
  "pause end blokkeren melding voorstel aanvaarden weigeren intrekken begin klok opnieuw ja x on wachtwoord passkey uit jaar-weg foto-weg adres 1 0 -1 1e9 9000 1000 2026-10 2026-02-30".split(
    " ",
  );
const odd = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("\r\nset-cookie: x=1", "\0", "../../account", "%00", "€", "日本", "'; drop table accounts; --", "{}"),
);
type Id = { readonly of: "an" | "bert"; readonly at: number };
const id: fc.Arbitrary<Id> = fc.record({ of: fc.constantFrom("an", "bert"), at: fc.nat({ max: 5 }) });
const value = fc.oneof(odd, fc.constantFrom(...words), id);
const request = fc.record({
  place: fc.constantFrom(...places),
  params: fc.array(fc.oneof({ weight: 4, arbitrary: id }, { weight: 1, arbitrary: value }), {
    minLength: 3,
    maxLength: 3,
  }),
  ending: fc.constantFrom("", "", "", ".data", "/_payload.json", "/"),
  query: fc.array(fc.tuple(fc.constantFrom(...fields, "gelukt", "_routes"), value), { maxLength: 2 }),
  method: fc.constantFrom("GET", "GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS"),
  body: fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 6 }),
  kind: fc.constantFrom("form", "form", "parts", "json", "none"),
  who: fc.constantFrom("an", "bert", "nobody", "broken"),
  accept: fc.constantFrom("text/html", "application/json", "*/*"),
});
type Drawn = typeof request extends fc.Arbitrary<infer D> ? D : never;

const textOf = (drawn: string | Id): string =>
  typeof drawn === "string" ? drawn : ((drawn.of === "an" ? an : bert).ids[drawn.at] ?? "");

async function cookieOf(who: Drawn["who"]): Promise<string> {
  if (who === "nobody") return "";
  if (who === "broken") return `__Host-sessie=${"t".repeat(43)}; __Host-toestel=%; aangemeld=1`;
  return who === "an" ? an.cookie() : bert.cookie();
}

function bodyOf({ body, kind, method }: Drawn): BodyInit | null {
  if (method !== "POST" && method !== "PUT") return null;
  const pairs = body.map(([name, text]): [string, string] => [name, textOf(text).replace(/[\ud800-\udfff]/g, "")]);
  if (kind === "form") return new URLSearchParams(pairs);
  if (kind === "json") return JSON.stringify(Object.fromEntries(pairs));
  if (kind === "none") return null;
  const parts = new FormData();
  for (const [name, text] of pairs)
    if (["bestand", "foto", "bijlage"].includes(name)) parts.append(name, new File([text], "x"));
    else parts.append(name, text);
  return parts;
}

async function send(drawn: Drawn): Promise<Response | "late"> {
  let used = 0;
  const path = drawn.place.replace(/:\w+|\*/g, () => encode(textOf(drawn.params[used++] ?? "")));
  const query = drawn.query.map(([name, text]) => `${name}=${encode(textOf(text))}`).join("&");
  const url = `${ADDRESS}/${path}${drawn.ending}${query && `?${query}`}`;
  if (!URL.canParse(url)) return new Response();
  const headers = { accept: drawn.accept, cookie: await cookieOf(drawn.who), origin: ADDRESS };
  const asked = new Request(url, { method: drawn.method, headers, body: bodyOf(drawn) });
  const late = new Promise<"late">((resolve) => setTimeout(resolve, ANSWER_MS, "late").unref());
  // Another network than that of the two: their sign-ins must not be counted with those that are drawn.
  return Promise.race([app.fetch(asked, `198.51.100.${drawn.body.length}`), late]);
}
const encode = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ""));

// Before the requests are drawn: among so many some take away what is the sender's own.
test("each of the two reads what is marked as theirs: the search finds what there is", async () => {
  for (const person of [an, bert]) {
    const headers = { accept: "text/html", cookie: await person.cookie() };
    const pages = ["/account/accountgegevens", "/account/aanbod", "/account/vragen", "/account/berekeningen"];
    for (const page of pages) {
      const text = await (await app.fetch(new Request(`${ADDRESS}${page}`, { headers }))).text();
      expect([page, person.secrets.some((secret) => text.includes(secret))]).toEqual([page, true]);
    }
  }
});

test(
  `${runs} requests drawn over every route, method, body and cookie read nothing of another account, and none fails`,
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, async (drawn) => {
        const answer = await send(drawn);
        if (answer === "late") throw new Error("No answer came.");
        const received = `${[...answer.headers].join("\n")}\n${await answer.text()}`;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        const others = [...(drawn.who === "an" ? [] : an.secrets), ...(drawn.who === "bert" ? [] : bert.secrets)];
        expect(others.filter((secret) => received.includes(secret))).toEqual([]);
      }),
      { numRuns: runs },
    );
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
    // Pages were reached, and forms were answered: not everything was turned away at the door.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(runs / 10);
    expect((statuses.get(303) ?? 0) + (statuses.get(422) ?? 0)).toBeGreaterThan(runs / 100);
    console.log(`${runs} requests answered: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`);
  },
  5 * 3_600_000,
);
