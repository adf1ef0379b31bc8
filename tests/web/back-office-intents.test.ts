import { beforeAll, describe, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { tellHolders } from "../../src/application/contracts/tell-holders.ts";
import { beginSession, sessionHeader, TEST_EMAIL } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { beginOperatorSession, grantRole } from "../support/operator-session.ts";
import { priceFile } from "../support/price-file.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();
const { ports } = app;

type Intent = {
  readonly route: string;
  readonly name: string;
  /** Given what the site holds by then. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What an operator's own sending is answered with. */
  readonly done: number;
  /** The entry that it leaves; null for what only asks. */
  readonly act: string | null;
};

const why = (act: string) => ({ doe: act, [`waarom-${act}`]: "Gevraagd per telefoon." });
const letter = {
  onderwerp: "Nieuwe tarieven",
  voorproef: "Wat er verandert.",
  titel: "Wat verandert er?",
  tekst: "Dag lezer.",
  knop: "Reken na",
  pad: "/calculator/koper",
  "voor-regels": "on",
};
const card = {
  leverancier: "OCTA+",
  product: "OCTA+ Fixed",
  regio: "vlaanderen",
  prijs: "vast",
  energie: "18",
  injectie: "4,1",
  bron: "Tariefkaart OCTA+ Fixed, november 2026",
  uitgever: "OCTA+",
  gelezen: "2026-11-15",
};
const prices = {
  ...why("import"),
  inhoud: priceFile({ from: "2026-11-10", days: 2, price: () => 80 }),
  bron: "Day-aheadprijzen",
  uitgever: "Markt",
  gelezen: "2026-11-15",
};
const seen = { uid: "", unconfirmed: "", mail: "", code: "", cards: "" };
const DESK = "/beheer";

/** Everything that a form of the back office can ask for, in an order in which each finds something to do. */
const intents = (): readonly Intent[] => {
  const one = (
    route: string,
    name: string,
    path: string,
    fields: Intent["fields"],
    act: string | null,
    done = 303,
  ) => ({
    route: `beheer/${route}`,
    name,
    path: `${DESK}/${path}`,
    fields,
    act,
    done,
  });
  const person = `mensen/${seen.uid}`;
  const issue = "nieuwsbrief/2026-12";
  return [
    // What is not there is an act that comes to nothing: the entry tells that it was tried.
    one("marktplaats/:id", "hide", "marktplaats/onbekend", why("hide"), "hide-offer", 409),
    one("marktplaats/:id", "show", "marktplaats/onbekend", why("show"), "show-offer", 409),
    one("matching", "round", "matching", why("round"), "start-round"),
    one("mensen", "find", "mensen", { email: TEST_EMAIL }, "find-person"),
    one(
      "mensen/:uid",
      "resend-confirmation",
      `mensen/${seen.unconfirmed}`,
      why("resend-confirmation"),
      "resend-confirmation",
    ),
    one("mensen/:uid", "lift-limits", person, why("lift-limits"), "lift-limits"),
    one("mensen/:uid", "end-sign-ins", person, why("end-sign-ins"), "end-sign-ins"),
    one("mensen/:uid/gegevens", "export", `${person}/gegevens`, why("export"), "export-data", 200),
    one("mensen/:uid", "plan-deletion", person, why("plan-deletion"), "plan-deletion"),
    one("berichten/:reference", "answer", "berichten/7KQ4-M2PX", { antwoord: "Vanaf maandag." }, "answer-message"),
    one("berichten/:reference", "close", "berichten/7KQ4-M2PX", why("close"), "close-message"),
    one("nieuwsbrief", "begin", "nieuwsbrief", { naam: "2026-12" }, null),
    one("nieuwsbrief/:name", "save", issue, letter, "write-newsletter"),
    one("nieuwsbrief/:name", "test", issue, why("test"), "test-newsletter"),
    one("nieuwsbrief/:name", "send", issue, why("send"), "send-newsletter"),
    one("nieuwsbrief/:name", "pause", issue, why("pause"), "pause-newsletter"),
    one("nieuwsbrief/:name", "resume", issue, why("resume"), "send-newsletter"),
    one("e-mails", "again", "e-mails", { mail: seen.mail }, "send-mail-again"),
    one("taken", "run", "taken", { taak: "settlements" }, "run-job"),
    one(
      "overeenkomsten",
      "stays",
      "overeenkomsten",
      { ...why("besluit-2026-0001"), referentie: "2026-0001", besluit: "blijft" },
      "holder-stays",
    ),
    one(
      "overeenkomsten",
      "loses",
      "overeenkomsten",
      { ...why("besluit-2026-0001"), referentie: "2026-0001", besluit: "verliest" },
      "holder-loses",
      409,
    ),
    one(
      "overeenkomsten/:id",
      "revoke",
      "overeenkomsten/lopend",
      { ...why("revoke"), code: seen.code },
      "revoke-declaration",
    ),
    one("tariefkaarten/importeren", "look", "tariefkaarten/importeren", { inhoud: seen.cards }, null, 200),
    one(
      "tariefkaarten/importeren",
      "keep",
      "tariefkaarten/importeren",
      { inhoud: seen.cards, doe: "keep" },
      "draft-cards",
    ),
    one("tariefkaarten/:key", "drop", "tariefkaarten/octa-fixed", why("drop"), "drop-card"),
    one("tariefkaarten/:key", "save", "tariefkaarten/octa-fixed", card, "draft-cards"),
    one(
      "tariefkaarten/:key",
      "publish",
      "tariefkaarten/octa-fixed",
      { ...why("publish"), vanaf: "2026-11-16" },
      "publish-cards",
    ),
    one("tariefkaarten/:key", "save again", "tariefkaarten/octa-fixed", card, "draft-cards"),
    one(
      "tariefkaarten",
      "publish-all",
      "tariefkaarten",
      { ...why("publish-all"), vanaf: "2026-11-17" },
      "publish-cards",
    ),
    one("tariefkaarten/v-test", "leave", "tariefkaarten/v-test", { doe: "leave" }, null),
    one("tariefkaarten/v-test", "keep", "tariefkaarten/v-test", { doe: "keep", gelezen: "" }, "draft-cards", 409),
    one("tariefkaarten/v-test/:id", "link", "tariefkaarten/v-test/1", { doe: "link", kaart: "x" }, null, 404),
    one("dagprijzen", "import", "dagprijzen", prices, "import-prices"),
  ];
};

const cookies = { nobody: "", somebody: "", withoutFactor: "", reader: "", operator: "" };
type Who = keyof typeof cookies;

beforeAll(async () => {
  const cookieOf = (signedIn: Parameters<typeof sessionHeader>[0]) => sessionHeader(signedIn, origin);
  await openExampleContracts(ports);
  const { contracts } = ports.store;
  const [first, second] = [await contracts.find("lopend"), await contracts.find("ontwerp")];
  if (first && second) await tellHolders(ports, second, first);
  seen.uid = (await beginSession(ports)).uid;
  cookies.somebody = cookieOf(await beginSession(ports, "iemand@example.org"));
  cookies.withoutFactor = cookieOf(await beginSession(ports, "half@example.org"));
  await grantRole(ports, "half@example.org", "act");
  cookies.reader = cookieOf(await beginOperatorSession(ports, { level: "read" }));
  cookies.operator = cookieOf(await beginOperatorSession(ports));
  await ports.identity.register({
    email: "nieuw@example.org" as never,
    password: "gele lampen onder het afdak",
    document: {
      roles: [],
      kind: "person",
      firstName: "",
      lastName: "",
      company: null,
      postcode: "",
      phone: null,
    } as never,
    consents: [],
  });
  seen.unconfirmed = (await ports.identity.findUid("nieuw@example.org" as never)) ?? "";
  await ports.store.contactMessages.insert({
    id: "bericht-1",
    formKey: "bericht-1",
    reference: "7KQ4-M2PX",
    name: "Els",
    email: "els@example.org",
    emailKey: "els@example.org",
    phone: null,
    subject: "Mijn meter",
    message: "Wanneer kan ik beginnen?",
    attachment: null,
    createdAt: new Date("2026-11-15T09:00:00Z"),
  });
  await ports.store.outbox.add({ kind: "address-changed", to: "weg@example.org" });
  const mail = (await ports.store.outbox.claim(100)).find(({ message }) => message.to === "weg@example.org");
  seen.mail = mail?.id ?? "";
  await ports.store.outbox.markDead(seen.mail);
  seen.code = (await ports.store.contracts.declarationsOf("lopend"))[0]?.code ?? "";
  const shipped = await app.ask("/beheer/tariefkaarten/kaarten.csv", { headers: { cookie: cookies.reader } });
  const [header = "", ...lines] = (await shipped.text()).replace("\uFEFF", "").split("\n");
  seen.cards = [header, ...lines.filter((line) => line.includes(";octa-fixed;"))].join("\n");
}, 60_000);

function send(who: Who, path: string, fields: Readonly<Record<string, string>>) {
  const headers = { origin, cookie: cookies[who], "content-type": "application/x-www-form-urlencoded" };
  return app.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
}
const acts = async () => (await listActs(ports, null)).acts;

/** Every page of the back office that takes a form, as the build has it. */
const taking = Object.values(site.routes).flatMap((route) =>
  // The page that asks for the factor again only sends a form on: tests/web/back-office-proofs.test.ts.
  route?.path?.startsWith("beheer") && route.path !== "beheer/bevestigen" && route.module.action ? [route.path] : [],
);

test("every page that takes a form stands in the table, and every act that an operator can do", () => {
  expect([...new Set(intents().map(({ route }) => route))].sort()).toEqual(taking.sort());
});

describe.each(["nobody", "somebody", "withoutFactor", "reader"] as const)("%s", (who) => {
  test("gets nothing done by any form of the back office, however it is sent", async () => {
    const before = await acts();
    const tried = new Set<string>();
    for (const { route, name, path, fields } of intents()) {
      const at = `${name} of ${route}`;
      const answer = await send(who, path, fields);
      const asks = who === "reader" && route === "beheer/mensen";
      const expected = who === "reader" ? (asks ? 303 : 403) : who === "withoutFactor" ? 302 : 404;
      expect([at, answer.status]).toEqual([at, expected]);
      if (who === "withoutFactor")
        expect(answer.headers.get("location")).toBe("/account/accountgegevens/tweede-stap?voor=beheer");
      if (asks) continue;
      // As the site's own scripts send it; and, once for each page, by methods that no form has.
      expect([at, (await send(who, `${path}.data`, fields)).status]).not.toEqual([at, 200]);
      for (const method of tried.has(route) ? [] : ["PUT", "PATCH", "DELETE"]) {
        const other = await app.ask(path, { method, headers: { origin, cookie: cookies[who] } });
        expect([at, method, other.status < 300]).toEqual([at, method, false]);
      }
      tried.add(route);
    }
    const after = (await acts()).filter(({ act }) => act !== "find-person");
    expect(after).toEqual(before.filter(({ act }) => act !== "find-person"));
  }, 60_000);
});

test("an operator gets each of them done, with an entry that says who and why", async () => {
  for (const { route, name, path, fields, act, done } of intents()) {
    const at = `${name} of ${route}`;
    const before = await acts();
    const answer = await send("operator", path, fields);
    expect([at, answer.status]).toEqual([at, done]);
    const fresh = (await acts()).filter(({ id }) => !before.some((known) => known.id === id));
    expect([at, fresh.at(-1)?.act ?? null]).toEqual([at, act]);
    for (const entry of fresh) expect(entry.operator).toBe("beheer-act@example.org");
  }
}, 60_000);
