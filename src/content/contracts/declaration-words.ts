import { nameBasis, sayBasis } from "#content/contracts/month-words.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { ContractRegion, ContractTechnology } from "#domain/contracts/agreement.ts";
import type { Declaration, RevocationReason } from "#domain/declarations/declaration.ts";
import type { AgreedBy } from "#domain/settlement/months/month-standing.ts";

export const technologyNames: Readonly<Record<ContractTechnology, string>> = {
  solar: "Zonnepanelen",
  wind: "Windmolen",
  hydro: "Waterkracht",
  "heat-and-power": "Warmte-krachtkoppeling",
};

export const regionNames: Readonly<Record<ContractRegion, string>> = {
  flanders: "Vlaams Gewest",
  brussels: "Brussels Hoofdstedelijk Gewest",
};

const revocations: Readonly<Record<RevocationReason, string>> = {
  replaced: "Er kwam een verbeterde afrekening: een nieuwe verklaring vervangt deze.",
  contested: "Een van de partijen gaat niet akkoord met de afrekening.",
  "withdrawn-by-party": "Een van de partijen trok ze in.",
  error: "Ze is ingetrokken omdat er een fout in stond.",
};

const agreements: Readonly<Record<AgreedBy, { value: string; note: string }>> = {
  "both-metered": {
    value: "De eigen exports van beide kanten",
    note: "Elke kant bracht haar eigen bestand, en er was niets om aan te twijfelen.",
  },
  confirmed: { value: "Bevestigd door de andere kant", note: "De andere kant keek de maand na en zei ja." },
  silence: {
    value: "Geen bezwaar binnen de termijn",
    note: "De andere kant liet veertien dagen niets weten, ook niet na een herinnering.",
  },
  "earlier-rule": { value: "Niet gevraagd", note: "Deze maand is afgerekend voor wij om akkoord vroegen." },
};

/** Watt-hours as a reader of a register wants them. */
export const sayShared = (wattHours: number): string =>
  formatKilowattHours(wattHours / 1000, { fractionDigitsMin: 3, fractionDigitsMax: 3 });

export const sayPlace = ({ municipality, region }: Pick<Declaration, "municipality" | "region">): string =>
  municipality === null ? regionNames[region] : `${municipality}, ${regionNames[region]}`;

export const sayRevocation = ({ at, reason }: { at: Date; reason: RevocationReason }): string =>
  `Ingetrokken op ${formatMoment(at)}. ${revocations[reason]}`;

/** What a declaration says, row by row, with what each row means. */
export const declarationRows = (declaration: Declaration) => [
  { term: "Code", value: declaration.code, note: `Plaats ${formatNumber(declaration.place)} in de keten.` },
  {
    term: "Maand",
    value: sayMonth(declaration.month),
    note: `Uitgereikt op ${formatDay(declaration.issuedAt.toISOString().slice(0, 10))}, na de afrekening van die maand.`,
  },
  {
    term: "Gedeelde energie",
    value: sayShared(declaration.shared),
    note: "De som, kwartier na kwartier, van het kleinste van injectie en afname.",
  },
  {
    term: "Installatie",
    value: technologyNames[declaration.technology],
    note: "Het soort installatie van de verkoper.",
  },
  {
    term: "Waar",
    value: sayPlace(declaration),
    note:
      declaration.municipality === null
        ? "Alleen het gewest: voor de gemeente gaven niet beide partijen toestemming."
        : "De gemeente van de installatie, met toestemming van beide partijen.",
  },
  {
    term: "Gedeelde kwartieren",
    value: `${formatNumber(declaration.quartersShared)} van ${formatNumber(declaration.quarters)} (${formatPercent(declaration.quartersShared / Math.max(1, declaration.quarters))})`,
    note: "In zoveel kwartieren van de maand vielen injectie en afname samen.",
  },
  {
    term: "Grondslag",
    value: capital(nameBasis(declaration.basis)),
    note: sayBasis(declaration.basis),
  },
  ...(declaration.agreedBy
    ? [{ term: "Akkoord", value: agreements[declaration.agreedBy].value, note: agreements[declaration.agreedBy].note }]
    : []),
];

export const proofWords = {
  title: "Zelf nakijken",
  server: "Onze server rekende na",
  browser: "Uw browser rekende zelf na",
  checking: "Uw browser rekent na",
  again: "Opnieuw nakijken",
  lead: "Vier dingen zijn te controleren met wat hier openbaar staat. Uw browser doet dat zonder ons te geloven: hij haalt het bestand op en rekent alles opnieuw.",
  marks: { ok: "Klopt", fault: "Klopt niet", unable: "Niet na te kijken" },
  checks: {
    fingerprint: {
      name: "Vingerafdruk",
      ok: "De vingerafdruk past bij elk woord en cijfer van deze verklaring: er is niets aan veranderd.",
      fault: "De vingerafdruk past niet bij de inhoud. Er is na de uitgifte iets veranderd.",
      unable: "De vingerafdruk kon niet worden berekend.",
    },
    chain: {
      name: "Keten",
      ok: "De vorige verklaring in het register is onveranderd, en deze wijst ernaar.",
      fault: "De verwijzing naar de vorige verklaring klopt niet. De keten is onderbroken.",
      unable: "De vorige verklaring was niet op te halen.",
    },
    key: {
      name: "Sleutel",
      ok: "De sleutel staat in de lijst van dit register, met de dagen waarop hij tekende.",
      fault: "De sleutel die deze verklaring noemt, kent dit register niet.",
      unable: "De sleutel kon niet worden nagekeken.",
    },
    signature: {
      name: "Handtekening",
      ok: "De handtekening (Ed25519) is gezet met die sleutel.",
      fault: "De handtekening is niet te lezen, of hoort niet bij deze inhoud of niet bij onze sleutel.",
      unable: "Deze browser kent Ed25519 niet. Kijk ze na met een recente browser of met het commando hieronder.",
    },
  },
  sums: {
    ok: "Alles klopt",
    fault: "Er klopt iets niet",
    unable: "Niet alles was na te kijken",
  },
  means:
    "Dat alles klopt, bewijst dat deze verklaring van dit register komt en sindsdien niet is veranderd. Het bewijst niet dat de meters juist maten, en het is geen garantie van oorsprong (GVO).",
  offline: {
    title: "Zonder ons, op uw eigen computer",
    text: "Download de ondertekende tekst, de handtekening en onze sleutel. OpenSSL kijkt ze na, ook zonder internet:",
    textFile: "De ondertekende tekst",
    signature: "De handtekening",
    key: "De publieke sleutel",
    file: "Alles samen (json)",
    command: "openssl pkeyutl -verify -pubin -inkey {key}.pem -rawin -in {code}.txt -sigfile {code}.sig",
  },
} as const;
