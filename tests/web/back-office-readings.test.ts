import { beforeAll, expect, test } from "vitest";
import { beginSession, sessionHeader, TEST_EMAIL } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { beginOperatorSession } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();
const { ports } = app;
const reference = "7KQ4-M2PX";
let uid = "";

beforeAll(async () => {
  await openExampleContracts(ports);
  uid = (await beginSession(ports)).uid;
  await ports.store.contactMessages.insert({
    id: "bericht-1",
    formKey: "bericht-1",
    reference,
    name: "Els Geheim",
    email: "els@example.org",
    emailKey: "els@example.org",
    phone: null,
    subject: "Mijn meter",
    message: "Wanneer kan ik beginnen?",
    attachment: { name: "meter.txt", type: "text/plain", bytes: new TextEncoder().encode("Geheime bijlage") },
    createdAt: new Date("2026-11-15T09:00:00Z"),
  });
  const place = { email: "wacht@example.org", side: "buyer", reason: "wallonia", postcode: "5000" } as const;
  await ports.store.waitingList.join(await ports.store.waitingList.issue(place));
  const lead = {
    id: "aanvraag-1",
    reference: "AAAA-2222",
    side: "buyer",
    answers: "postcode=9000",
    name: "Jan Geheim",
    email: "jan@example.org",
    phone: null,
    wantsLaterMatches: false,
    consentVersion: "2026-11-15",
    createdAt: new Date("2026-11-15T09:00:00Z"),
  } as const;
  await ports.store.leads.insert(lead as never, "t".repeat(43));
});

/** Stands on a screen only where somebody's data do. */
const names = [TEST_EMAIL, "Els Geheim", "els@example.org", "Jan Geheim", "wacht@example.org", "Geheime bijlage"];
const idOf: Readonly<Record<string, () => string>> = {
  "beheer/mensen/:uid": () => uid,
  "beheer/mensen/:uid/gegevens": () => uid,
  "beheer/berichten/:reference": () => reference,
  "beheer/berichten/:reference/bijlage": () => reference,
  "beheer/overeenkomsten/:id": () => "lopend",
};
/** Every address of the back office, as the build has it, with what stands for something where we have it. */
const paths = () => [
  ...Object.values(site.routes).flatMap((route) =>
    route?.path?.startsWith("beheer") ? [`/${route.path.replaceAll(/:\w+/g, idOf[route.path]?.() ?? "onbekend")}`] : [],
  ),
  "/beheer/aanvragen?lijst=wachtlijsten",
  "/beheer/aanvragen?pagina=2",
];
/** The page, and the same as data: as the site's scripts ask for it, and as the search index does. */
const ways: Readonly<Record<string, (place: string, query: string) => string>> = {
  page: (place, query) => `${place}?${query}`,
  data: (place, query) => `${place}.data?${query}`,
  payload: (place, query) => `${place}/_payload.json?${query}`,
};
const readings = () => [
  [`/beheer/mensen/${uid}`, "read-person", uid],
  ["/beheer/aanvragen", "read-leads", "1"],
  ["/beheer/aanvragen?pagina=2", "read-leads", "2"],
  ["/beheer/aanvragen?lijst=wachtlijsten", "read-waiting-list", "1"],
  ["/beheer/berichten", "list-messages", "1"],
  [`/beheer/berichten/${reference}`, "read-message", reference],
  ["/beheer/overeenkomsten/lopend", "read-agreement", "lopend"],
];

// Each way has an operator of its own, since a second reading within a minute has no entry of its own.
test.each(Object.keys(ways))(
  "no address of the back office shows somebody's name, address or file without an entry: as a %s",
  async (way) => {
    const email = `beheer-${way}@example.org`;
    const cookie = sessionHeader(await beginOperatorSession(ports, { level: "read", email }), origin);
    const entries = async () => {
      const acts = await ports.store.backOffice.acts.list({ before: null, about: null, limit: 500 });
      return acts.filter(({ operator, act }) => operator === email && act !== "grant-operator");
    };
    const left = new Map<string, string[]>();
    const shown = new Set<string>();
    for (const path of paths()) {
      const before = await entries();
      const [place = "", query = ""] = path.split("?");
      const asked = (ways[way] as (typeof ways)[string])(place, query);
      const text = await (await app.ask(asked, { headers: { cookie } })).text();
      const fresh = (await entries()).slice(0, -before.length || undefined);
      for (const name of names) if (text.includes(name)) shown.add(name);
      if (names.some((name) => text.includes(name))) expect([asked, fresh.length]).toEqual([asked, 1]);
      left.set(
        path,
        fresh.flatMap(({ act, about }) => [act, about]),
      );
    }
    for (const [path = "", act, about] of readings()) expect([path, left.get(path)]).toEqual([path, [act, about]]);
    if (way === "page") expect([...shown].toSorted()).toEqual(names.toSorted());
    const file = left.get(`/beheer/berichten/${reference}/bijlage`);
    expect(file).toEqual(way === "page" ? ["read-attachment", reference] : expect.any(Array));
  },
);
