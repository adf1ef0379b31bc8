import { operatorWords, sideWords } from "#content/contracts/agreement-2026-11.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { facts, paragraph } from "#content/forms/document-blocks.ts";
import type { Agreement, Amendment, PartyDetails } from "#domain/contracts/agreement.ts";
import { changedDetails } from "#domain/contracts/amendment.ts";
import type { DocumentBlock, FormDocument } from "#domain/forms/form-document.ts";
import { type Ean, formatEan } from "#domain/identifiers/ean.ts";
import { formatIban, type Iban } from "#domain/identifiers/iban.ts";

type Write = (agreement: Agreement, amendment: Amendment) => Omit<FormDocument, "textVersion">;

const NONE = "geen aparte";
const addressOf = ({ street, postcode, town }: PartyDetails) => `${street}, ${postcode} ${town}`;
// What a party holds was read before it was kept, so the casts hold.
const eanOf = (ean: string | null) => (ean ? formatEan(ean as Ean) : NONE);
const ibanOf = (iban: string | null) => (iban ? formatIban(iban as Iban) : NONE);
const capacityOf = (capacity: number | null | undefined) =>
  capacity ? `${formatNumber(capacity)} kVA` : "niet vermeld";

/** What changes, as it was and as it becomes. */
function rowsOf({ by, before, after }: Amendment): [string, string, string][] {
  const changed = changedDetails({ before, after });
  const has = (...keys: readonly (typeof changed)[number][]) => keys.some((key) => changed.includes(key));
  const isSeller = by === "seller";
  const rows: [boolean, string, (details: PartyDetails) => string][] = [
    [has("street", "postcode", "town"), "Adres", addressOf],
    [has("ean"), isSeller ? "EAN-code van de injectie" : "EAN-code van de afname", ({ ean }) => eanOf(ean)],
    [isSeller && has("offtakeEan"), "EAN-code van de afname", ({ offtakeEan }) => eanOf(offtakeEan)],
    [has("capacity"), "Vermogen van de aansluiting", ({ capacity }) => capacityOf(capacity)],
    [has("iban"), "Rekeningnummer", ({ iban }) => ibanOf(iban)],
  ];
  return rows.flatMap(([isChanged, name, say]) => (isChanged ? [[name, say(before), say(after)]] : []));
}

const hasNewNumber = (amendment: Amendment) =>
  changedDetails(amendment).some((key) => key === "ean" || key === "offtakeEan");

const when = (agreement: Agreement, amendment: Amendment): DocumentBlock[] => [
  paragraph("Deze wijziging geldt vanaf de tweede handtekening."),
  ...(hasNewNumber(amendment)
    ? [
        paragraph(
          `Een nieuwe EAN-code telt voor de afrekening vanaf ${sayMonth(amendment.fromMonth)}. De maanden ervoor blijven afgerekend op de vorige.`,
        ),
        paragraph(
          `De beheerder, ${sideWords[agreement.terms.manager]}, vraagt ${operatorWords[agreement.region]} om het delen op de nieuwe EAN-code voort te zetten.`,
        ),
      ]
    : []),
  paragraph("Al het andere in de overeenkomst blijft gelden."),
];

/** By version of the text. One that somebody signed is never changed: a new one is added. */
const texts: Readonly<Record<string, Write>> = {
  "2026-11-17": (agreement, amendment) => ({
    title: `Wijziging ${amendment.number} van overeenkomst ${agreement.reference}`,
    lead: `Tussen ${agreement.parties.seller?.name ?? ""}, verkoper, en ${agreement.parties.buyer?.name ?? ""}, koper, die samen overeenkomst ${agreement.reference} ondertekenden.`,
    parts: [
      {
        heading: `1. Wat verandert bij ${sideWords[amendment.by]}`,
        blocks: rowsOf(amendment).flatMap(([name, before, after]) => [
          facts([`${name}, tot nu`, before], [`${name}, voortaan`, after]),
        ]),
      },
      { heading: "2. Vanaf wanneer", blocks: when(agreement, amendment) },
    ],
  }),
};

const newestAmendmentText: string = Object.keys(texts).sort().at(-1) ?? "";

/** A change of an agreement in the text that somebody signed; while nobody did, in the newest. */
export function amendmentDocument(agreement: Agreement, amendment: Amendment): FormDocument {
  const textVersion = amendment.textVersion ?? newestAmendmentText;
  const write = Object.hasOwn(texts, textVersion) ? texts[textVersion] : undefined;
  if (!write) throw new Error(`No text ${textVersion} of an amendment can be written.`);
  return { ...write(agreement, amendment), textVersion };
}
