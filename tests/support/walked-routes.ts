import { openBuiltSite } from "./test-site.ts";

export type WalkedRoute = {
  readonly path: string;
  readonly status?: number;
  /** Stands in the site map, every page of which tests/web/pages.test.ts asks for. */
  readonly isListed?: true;
  readonly isSignedIn?: true;
  /** The account has a passkey, and this sign-in has not used it yet. */
  readonly hasUnusedFactor?: true;
  /** Opens for an operator alone. */
  readonly isOperator?: true;
  /** Whoever is signed in has the contracts of `openExampleContracts`. */
  readonly hasContracts?: true;
  /** Complaints in the console that belong to the page. */
  readonly allowed?: RegExp;
};

const failedResource = (status: number) => new RegExp(`^Failed to load resource: .* status of ${status} `);

/** What the site map leaves out, because search engines should. */
const unlisted: readonly WalkedRoute[] = [
  { path: "/zoeken" },
  { path: "/login" },
  { path: "/logout" },
  { path: "/aanmelden" },
  { path: "/email-verificatie" },
  { path: "/verificatie-resend" },
  { path: "/Password-reset" },
  { path: "/password-reset-mail" },
  { path: "/postbus" },
  { path: "/bedankt-koper" },
  { path: "/bedankt-verkoper" },
  { path: "/koper/stap/2?postcode=9000&meter=digitaal" },
  { path: "/koper/stap/3?postcode=9000&meter=digitaal&titularis=eigen" },
  { path: "/koper/stap/4?postcode=9000&meter=digitaal&titularis=eigen" },
  { path: "/koper?postcode=5000&meter=digitaal&verder=ja" },
  { path: "/koper?verder=ja", status: 422, allowed: failedResource(422) },
  { path: "/koper-v3/stap/2?postcode=9000&meter=digitaal" },
  { path: "/verkoper/stap/3?postcode=9000&meter=digitaal&technologie=zon&kwp=8" },
  { path: "/verkoper/stap/4?postcode=9000&meter=digitaal&technologie=zon&kwp=8&koopt=winkel&prijs=11" },
  { path: "/aanvraag/wissen?aanvraag=onbekend" },
  { path: "/wachtlijst" },
  { path: "/wachtlijst/bevestigen?token=onbekend" },
  { path: "/uitnodiging?token=onbekend" },
  { path: "/wachtlijst/verlaten?token=onbekend" },
  { path: "/account/meenemen", isSignedIn: true },
  { path: "/aanbod/voorbeeld" },
  { path: "/kopersinformatie/volledig" },
  { path: "/verkopersinformatie/volledig" },
  { path: "/calculator/vergelijk" },
  { path: "/declarations/onbekend", status: 404, allowed: failedResource(404) },
  { path: "/calculator/mail?kant=koper&datum=2026-11-15" },
  { path: "/calculator/mail/bevestigen?token=onbekend" },
  { path: "/contact?referentie=7KQ4-M2PX" },
  { path: "/nieuwsbrief?gevraagd=1" },
  { path: "/zoeken?q=stroom" },
  { path: "/nieuwsbrief/bevestigen?token=onbekend" },
  { path: "/nieuwsbrief/voorkeuren?sleutel=onbekend" },
  { path: "/nieuwsbrief/uitschrijven?sleutel=onbekend" },
  { path: "/account", isSignedIn: true },
  { path: "/account/berekeningen", isSignedIn: true },
  { path: "/account/berekeningen/bewaren?kant=koper&datum=2026-11-15", isSignedIn: true },
  { path: "/account/berekeningen/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/aansluitingen", isSignedIn: true },
  { path: "/account/aansluitingen/nieuw", isSignedIn: true },
  { path: "/account/aansluitingen/bewaren?kant=koper&datum=2026-11-15", isSignedIn: true },
  { path: "/account/aansluitingen/invullen?kant=verkoper", isSignedIn: true },
  { path: "/account/aansluitingen/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/aansluitingen/onbekend/wissen", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/contracten", isSignedIn: true, hasContracts: true },
  { path: "/account/contracten/uitnodigen", isSignedIn: true },
  {
    path: "/account/contracten/uitnodigingen/onbekend",
    isSignedIn: true,
    status: 404,
    allowed: failedResource(404),
  },
  ...[
    "/lopend",
    "/lopend/dossier",
    "/lopend/meterdata",
    "/lopend/afrekening/2026-09",
    "/lopend/jaar/2026",
    "/lopend/wijzigen",
    "/ontwerp/gegevens",
    "/ontwerp/afspraken",
    "/ontwerp/overeenkomst",
    "/ontwerp/herroepen",
  ].map((part) => ({ path: `/account/contracten${part}`, isSignedIn: true as const, hasContracts: true as const })),
  { path: "/aanbod?technologie=zon&prijs=laag&sorteer=afstand", status: 422, allowed: failedResource(422) },
  { path: "/account/aanbod", isSignedIn: true },
  { path: "/account/aanbod/nieuw", isSignedIn: true },
  { path: "/account/aanbod/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/aanbod/onbekend/voorbeeld", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/aanbod/onbekend/extra", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/vragen", isSignedIn: true },
  { path: "/account/vragen/nieuw", isSignedIn: true },
  { path: "/account/vragen/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  {
    path: "/account/vragen/onbekend/meterbestand",
    isSignedIn: true,
    status: 404,
    allowed: failedResource(404),
  },
  { path: "/account/blokkeringen", isSignedIn: true },
  { path: "/account/voorstellen", isSignedIn: true },
  { path: "/account/voorstellen/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/formulieren", isSignedIn: true },
  { path: "/account/formulieren/nieuw/overeenkomst", isSignedIn: true },
  { path: "/account/formulieren/nieuw/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/formulieren/onbekend", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/formulieren/onbekend/stap/1", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/formulieren/onbekend/nakijken", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/formulieren/onbekend/wissen", isSignedIn: true, status: 404, allowed: failedResource(404) },
  { path: "/account/accountgegevens", isSignedIn: true },
  { path: "/account/tweede-stap", isSignedIn: true, hasUnusedFactor: true },
  { path: "/account/accountgegevens/mijn-gegevens/bevestigen", isSignedIn: true },
  ...["profiel", "e-mail", "wachtwoord", "tweede-stap", "toegangssleutels", "aanmeldingen", "verwijderen"].map(
    (page) => ({ path: `/account/accountgegevens/${page}`, isSignedIn: true as const }),
  ),
  ...[
    "",
    "/marktplaats",
    "/meldingen",
    "/matching",
    "/voorstellen",
    "/overeenkomsten",
    "/mensen",
    "/berichten",
    "/aanvragen",
    "/nieuwsbrief",
    "/nieuwsbrief/2026-12",
    "/e-mails",
    "/taken",
    "/logboek",
    "/tariefkaarten/importeren",
    "/tariefkaarten/octa-fixed",
    "/tariefkaarten/v-test",
    "/tariefkaarten/maand",
    "/dagprijzen",
    "/bevestigen",
  ].map((part) => ({
    path: `/beheer${part}`,
    isOperator: true as const,
  })),
  { path: "/beheer/tariefkaarten", isOperator: true },
  ...["marktplaats", "overeenkomsten", "mensen", "berichten"].map((part) => ({
    path: `/beheer/${part}/onbekend`,
    isOperator: true as const,
    status: 404,
    allowed: failedResource(404),
  })),
  { path: "/beheer/tariefkaarten/v-test/1", isOperator: true, status: 404, allowed: failedResource(404) },
  // Its links to pages that do not exist are loaded ahead as any others are.
  { path: "/test42", allowed: failedResource(404) },
  { path: "/test42/geforceerd-donker" },
  { path: "/test42/geforceerd-licht" },
  { path: "/test42/geforceerd-systeem", allowed: /^You cannot force the colorMode to system at the page level\.$/ },
  { path: "/icon-test" },
  { path: "/component-test" },
  { path: "/test-contracting" },
  { path: "/a/b?x=1", status: 404, allowed: failedResource(404) },
  { path: "/zomaar", status: 404, allowed: failedResource(404) },
  { path: "/aanbod/onbekend", status: 404, allowed: failedResource(404) },
  { path: "/postbus/onbekend", status: 404, allowed: failedResource(404) },
  { path: "/calculator/koper-onbekend", status: 404, allowed: failedResource(404) },
  { path: "/energie-delen/praktijkvoorbeelden/onbekend", status: 404, allowed: failedResource(404) },
  { path: "/test42/fout", status: 500, allowed: /^(Failed to load resource: .* status of 500 |Error [\w-]+ )/ },
  { path: "/test42/fout?code=418", status: 418, allowed: failedResource(418) },
  { path: "/test42/onbekende-middleware", status: 500, allowed: failedResource(500) },
];

const server = await openBuiltSite();

/** The pages of the build itself, as React Router writes them: "/calculator/:variant". A route without a page gives a file. */
export const builtRoutes = Object.values(server.routes).flatMap((route) =>
  route && route.id !== "root" && "default" in route.module ? [`/${route.path ?? ""}`] : [],
);

/** Every page of the site: what the site map lists and what it leaves out. */
export const walkedRoutes: readonly WalkedRoute[] = await gatherRoutes();

async function gatherRoutes(): Promise<WalkedRoute[]> {
  const { ports } = server.composePorts(server.readConfig({ PUBLIC_URL: "http://site.test" }));
  const app = server.createApp({ ...ports, log: { info() {}, warn() {}, error() {} } }, null);
  const siteMap = await (await app.fetch(new Request("http://site.test/sitemap.xml"))).text();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const known = new Set(unlisted.map(({ path }) => path));
  return [...listed.filter((path) => !known.has(path)).map((path) => ({ path, isListed: true as const })), ...unlisted];
}
