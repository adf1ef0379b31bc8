import {
  originNames,
  sayBasis,
  sayGapFill,
  sayOrigins,
  sayStanding,
  WHOSE_VOLUME,
} from "#content/contracts/month-words.ts";
import {
  sayCents,
  sayDifference,
  sayMonth,
  sayPrice,
  sayPriceWithVat,
  sayQuarters,
  sayVat,
  sayWattHours,
} from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { facts, paragraph } from "#content/forms/document-blocks.ts";
import type { Site } from "#content/site.ts";
import type { Agreement, AgreementParty } from "#domain/contracts/agreement.ts";
import type { DocumentBlock, DocumentPart } from "#domain/forms/form-document.ts";
import { type EnterpriseNumber, formatEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { formatIban, type Iban } from "#domain/identifiers/iban.ts";
import { formatPaymentReference, type PaymentReference } from "#domain/identifiers/payment-reference.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { deliveryPeriod } from "#domain/settlement/months/month-data.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import { type Invoice, invoiceNumber, type Statement } from "#domain/settlement/statement.ts";

type Code = { readonly size: number; readonly path: string };
type Printed = {
  readonly statement: Statement;
  readonly hash: string;
  readonly createdAt: Date;
  /** How sure the connections are that it rests on. */
  readonly claims: readonly string[];
  /** Where it stands between the two; null for a version that another replaced. */
  readonly standing: MonthStanding | null;
};

// What a party and an invoice hold was read and checked before it was kept.
function partyLines(name: string, party: AgreementParty | null) {
  const number = party?.enterpriseNumber ? formatEnterpriseNumber(party.enterpriseNumber as EnterpriseNumber) : null;
  return {
    name,
    lines: party
      ? [
          party.name,
          party.street,
          `${party.postcode} ${party.town}`,
          ...(number ? [party.vat === "outside-vat" ? `Ondernemingsnummer ${number}` : `Btw-nummer BE ${number}`] : []),
        ]
      : [],
  };
}

export const partiesPart = ({ parties }: Agreement): DocumentPart => ({
  heading: "Van wie, aan wie",
  blocks: [{ kind: "parties", parties: [partyLines("Verkoper", parties.seller), partyLines("Koper", parties.buyer)] }],
});

export const frame = (site: Site, reference: string, foot: string, createdAt: Date) => ({
  language: "nl-BE",
  author: site.name,
  head: `${site.name} · overeenkomst ${reference}`,
  mark: null,
  signatures: null,
  foot: [`Gemaakt met ${site.name}, dat geen partij is bij deze verkoop.`, foot],
  pageOf: "Pagina {page} van {pages}",
  createdAt,
});

/** The days on which the power of a month was shared. */
export function sayPeriod(agreement: Pick<Agreement, "startedOn" | "endsOn">, month: Month): string {
  const { first, last } = deliveryPeriod(agreement, month);
  return `${formatDay(first)} tot en met ${formatDay(last)}`;
}

/** What a month rests on: its weakest day, how many days rest on what, and what counts for gaps. */
export const sayGrounds = ({ basis, days, gaps, quarters }: Statement): string[] => [
  sayBasis(basis),
  ...sayOrigins(days),
  ...(gaps ? [sayGapFill(quarters.missing, gaps)] : []),
];

/** The statement of a month on paper, with every day. */
export function statementSheet(
  site: Site,
  agreement: Agreement,
  { statement, hash, createdAt, claims, standing }: Printed,
) {
  const { days, differences } = statement;
  const isFree = statement.price === 0;
  return {
    ...frame(site, agreement.reference, `SHA-256 ${hash}`, createdAt),
    document: {
      title: `Afrekening van ${sayMonth(statement.month)}`,
      lead: `Versie ${statement.version}. Gedeelde stroom per kwartier: het kleinste van wat de verkoper injecteerde en wat de koper afnam.`,
      textVersion: "1",
      parts: [
        {
          heading: "De maand",
          blocks: [
            {
              kind: "tiles",
              tiles: [
                ["Gedeeld", sayWattHours(statement.shared)],
                isFree ? ["Prijs", sayPrice(statement.price)] : ["Totaal", sayCents(statement.totalCents)],
                [
                  "Kwartieren met gedeelde stroom",
                  `${formatNumber(statement.quarters.shared)} van ${formatNumber(statement.quarters.total)}`,
                ],
              ],
            },
            facts(
              ["Periode", sayPeriod(agreement, statement.month)],
              ["Prijs", sayPriceWithVat(statement.price, statement.vat)],
              ["Bedrag zonder btw", isFree ? "" : sayCents(statement.netCents)],
              [statement.vat.kind === "rate" ? sayVat(statement.vat) : "Btw", isFree ? "" : vatValue(statement)],
            ),
            ...sayQuarters(statement.quarters).slice(1).map(paragraph),
            ...sayGrounds(statement).map(paragraph),
            ...(standing ? [paragraph(sayStanding(standing))] : []),
            paragraph(WHOSE_VOLUME),
            ...claims.map(paragraph),
          ],
        },
        partiesPart(agreement),
        ...(differences.length === 0
          ? []
          : [{ heading: "Verschil met de vorige versie", blocks: [differenceTable(statement)] }]),
        {
          heading: "Dag na dag",
          blocks: [
            {
              kind: "bars",
              alt: `Staafdiagram: gedeelde energie per dag van ${sayMonth(statement.month)}. De tabel hieronder geeft elke waarde.`,
              bars: days.map(({ day, shared }) => ({ name: String(Number(day.slice(8))), value: shared })),
              highest: `Gedeeld per dag, hoogstens ${sayWattHours(Math.max(0, ...days.map(({ shared }) => shared)))}`,
            },
            {
              kind: "table",
              columns: [
                { name: "Dag", share: 3, isNumber: false },
                { name: "Herkomst", share: 4, isNumber: false },
                { name: "Gedeeld", share: 2, isNumber: true },
              ],
              rows: days.map(({ day, origin, shared }) => [
                formatDay(day),
                origin === null ? "" : originNames[origin],
                sayWattHours(shared),
              ]),
              total: ["Samen", "", sayWattHours(statement.shared)],
            },
          ],
        },
      ] satisfies DocumentPart[],
    },
  };
}

const vatValue = ({ vat, vatCents }: Pick<Statement, "vat" | "vatCents">) =>
  vat.kind === "rate" ? sayCents(vatCents) : sayVat(vat);

function differenceTable({ differences }: Statement): DocumentBlock {
  return {
    kind: "table",
    columns: [
      { name: "Oorzaak", share: 5, isNumber: false },
      { name: "Kwartieren", share: 2, isNumber: true },
      { name: "Energie", share: 3, isNumber: true },
      { name: "Bedrag zonder btw", share: 3, isNumber: true },
    ],
    rows: differences.map((difference) => {
      const { cause, quarters, energy, amount } = sayDifference(difference);
      return [cause, quarters, energy, amount];
    }),
    total: null,
  };
}

/** The name of a paper: who is outside VAT makes no invoice. */
export function invoiceTitle({ kind, vat }: Pick<Invoice, "kind" | "vat">): string {
  const isOutside = vat.kind === "none" && vat.reason === "outside-vat";
  if (kind === "credit-note") return isOutside ? "Terugbetaling" : "Creditnota";
  return isOutside ? "Vraag tot betaling" : "Factuur";
}

/** The sentence that the law wants where no VAT is asked. */
export const exemptWording = {
  "outside-vat": "Geen btw verschuldigd: de verkoper is niet btw-plichtig voor deze verkoop.",
  "small-enterprise": "Bijzondere vrijstellingsregeling kleine ondernemingen. Btw niet toepasselijk.",
} as const;

/** What a credit note with VAT must say to who deducted it (Royal Decree no. 4, article 4). */
const creditWording = "Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.";

/** An invoice or a credit note on paper; the code is that of the payment, and null when nothing is to pay. */
export function invoiceSheet(site: Site, agreement: Agreement, invoice: Invoice, code: Code | null, createdAt: Date) {
  const number = invoiceNumber(invoice);
  const { seller } = agreement.parties;
  const reference = formatPaymentReference(invoice.reference as PaymentReference);
  const isCredit = invoice.kind === "credit-note";
  const withoutVat = (name: string) => (invoice.vat.kind === "rate" ? `${name} zonder btw` : name);
  const payment: DocumentPart = {
    heading: "Betalen",
    blocks: [
      facts(
        ["Bedrag", sayCents(invoice.totalCents)],
        ["Rekeningnummer", seller?.iban ? formatIban(seller.iban as Iban) : ""],
        ["Op naam van", seller?.name ?? ""],
        ["Mededeling", reference],
        ["Uiterlijk op", formatDay(invoice.dueOn)],
      ),
      ...(code
        ? [
            {
              kind: "qr" as const,
              code,
              alt: `Betaalcode voor ${sayCents(invoice.totalCents)} met mededeling ${reference}`,
              lines: [
                "Voor de koper: scan deze code met de app van uw bank.",
                "Kijk bedrag, rekeningnummer en mededeling na voor u bevestigt.",
              ],
            },
          ]
        : []),
    ],
  };
  return {
    ...frame(site, agreement.reference, `${invoiceTitle(invoice)} ${number}`, createdAt),
    document: {
      title: `${invoiceTitle(invoice)} ${number}`,
      lead: `Gedeelde stroom in ${sayMonth(invoice.month)}, volgens de afrekening in versie ${invoice.statementVersion}.`,
      textVersion: "1",
      parts: [
        partiesPart(agreement),
        {
          heading: "Wat",
          blocks: [
            facts(
              ["Nummer", number],
              ["Datum", formatDay(invoice.issuedOn)],
              ["Periode van de levering", sayPeriod(agreement, invoice.month)],
              ["Verbetert", invoice.corrects ? `nummer ${invoice.corrects}` : ""],
            ),
            {
              kind: "table",
              columns: [
                { name: "Omschrijving", share: 5, isNumber: false },
                { name: "Hoeveelheid", share: 3, isNumber: true },
                { name: withoutVat("Prijs"), share: 3, isNumber: true },
                { name: withoutVat("Bedrag"), share: 2, isNumber: true },
              ],
              rows: [
                [
                  `Gedeelde stroom, ${sayMonth(invoice.month)}`,
                  sayWattHours(invoice.wattHours),
                  sayPrice(invoice.price),
                  sayCents(invoice.netCents),
                ],
                ...(invoice.vat.kind === "rate" ? [[sayVat(invoice.vat), "", "", sayCents(invoice.vatCents)]] : []),
              ],
              total: [isCredit ? "Terug te krijgen" : "Te betalen", "", "", sayCents(invoice.totalCents)],
            },
            ...(invoice.basis ? [paragraph(sayBasis(invoice.basis))] : []),
            ...(invoice.vat.kind === "none" ? [paragraph(exemptWording[invoice.vat.reason])] : []),
            ...(isCredit && invoice.vat.kind === "rate" ? [paragraph(creditWording)] : []),
            ...(isCredit
              ? [
                  paragraph(
                    `De verkoper betaalt ${sayCents(invoice.totalCents)} terug, of de koper trekt het af van de volgende betaling.`,
                  ),
                ]
              : []),
          ],
        },
        ...(isCredit ? [] : [payment]),
      ] satisfies DocumentPart[],
    },
  };
}
