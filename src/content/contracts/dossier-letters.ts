import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import { formSheet } from "#content/forms/form-sheet.ts";
import { draftDocument } from "#content/forms/form-texts.ts";
import { paperWords } from "#content/pages/accounts/papers.ts";
import type { Site } from "#content/site.ts";
import { type Agreement, type AgreementParty, otherSide, type Side, signerOf } from "#domain/contracts/agreement.ts";
import { answersOfAgreement } from "#domain/contracts/answers-of-agreement.ts";
import type { DossierLetter } from "#domain/contracts/dossier-letter.ts";
import { definitionOf } from "#domain/forms/form-definitions.ts";
import type { DocumentPart } from "#domain/forms/form-document.ts";
import { type Ean, formatEan } from "#domain/identifiers/ean.ts";
import { type EnterpriseNumber, formatEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Letter = {
  /** A sheet to copy from is sent by nobody, so nobody signs it. */
  readonly isUnsigned?: true;
  readonly to: readonly string[];
  readonly subject: string;
  readonly parts: readonly DocumentPart[];
};
type Given = {
  readonly agreement: Agreement;
  readonly side: Side;
  readonly own: AgreementParty;
  readonly other: AgreementParty;
};

/** Names in the addresses of the files, and what a link says. */
export const letterWords: Readonly<Record<DossierLetter, { readonly slug: string; readonly label: string }>> = {
  supplier: { slug: "brief-leverancier", label: "Brief aan uw leverancier" },
  operator: { slug: "gegevens-netbeheerder", label: "Gegevens voor de netbeheerder" },
  mandate: { slug: "mandaat-beheerder", label: "Mandaat voor de beheerder" },
  "stop-supplier": { slug: "stopbrief-leverancier", label: "Stopbrief aan uw leverancier" },
  "stop-operator": { slug: "stopbrief-netbeheerder", label: "Stopbrief voor de netbeheerder" },
  withdrawal: { slug: "herroeping", label: "Modelformulier voor herroeping" },
};

const operators = {
  flanders: { name: "Fluvius", to: ["Fluvius", "Energiedelen", "via mijn.fluvius.be/energiedelen"] },
  brussels: { name: "Sibelga", to: ["Sibelga", "Energiedelen", "met het formulier voor energiedelen"] },
} as const;
const roleWords = { seller: "verkoper", buyer: "koper" } as const;
const PEN = "………………………………";

const eanOf = ({ ean }: AgreementParty) => formatEan(ean as Ean);
/** The second number of a seller, where there is one. */
const offtakeEanOf = ({ offtakeEan }: AgreementParty) => (offtakeEan ? formatEan(offtakeEan as Ean) : "");
const ownEans = (own: AgreementParty): (readonly [string, string])[] => [
  [own.offtakeEan ? "EAN-code van de injectie" : "EAN-code", eanOf(own)],
  ["EAN-code van de afname", offtakeEanOf(own)],
];
const numberOf = ({ enterpriseNumber }: AgreementParty) =>
  enterpriseNumber ? formatEnterpriseNumber(enterpriseNumber as EnterpriseNumber) : "";
const addressOf = ({ street, postcode, town }: AgreementParty) => `${street}, ${postcode} ${town}`;
const saleWords = ({ terms }: Agreement) =>
  terms.price === 0 ? "persoon-aan-persoonverkoop aan prijs 0" : "persoon-aan-persoonverkoop";

/** Letters that are a form of the shelf too: one text, whichever way somebody comes to it. */
const formOfLetter = { supplier: "metering-request", mandate: "manager-mandate", withdrawal: "withdrawal" } as const;
type FormLetter = keyof typeof formOfLetter;
const isForm = (kind: DossierLetter): kind is FormLetter => Object.hasOwn(formOfLetter, kind);

/** The form of one side, filled in from the agreement, to date and sign by hand. */
function formLetterSheet(site: Site, agreement: Agreement, side: Side, letter: FormLetter, createdAt: Date) {
  const kind = formOfLetter[letter];
  const given = { today: brusselsDay(createdAt), service: paperWords.service };
  const known = answersOfAgreement(kind, agreement, side, given);
  if (!known) throw new Error("This side has no such form.");
  const answers = { supplier: PEN, customerNumber: PEN, ...known };
  const signerName = definitionOf(kind).signer(answers);
  return formSheet(site, kind, draftDocument(kind, answers), answers, {
    id: agreement.reference,
    signerName,
    signature: null,
    isForPen: true,
    paperSignedOn: null,
    createdAt,
  });
}

const letters: Readonly<Record<Exclude<DossierLetter, FormLetter>, (given: Given) => Letter>> = {
  operator: ({ agreement, side, own, other }) => {
    const { region, terms } = agreement;
    const [seller, buyer] = side === "seller" ? [own, other] : [other, own];
    return {
      isUnsigned: true,
      to: operators[region].to,
      subject: `Aanvraag: ${saleWords(agreement)}`,
      parts: [
        {
          heading: "De deelnemers",
          blocks: [
            facts(
              ["Verkoper", seller.name],
              ["Ondernemingsnummer van de verkoper", numberOf(seller)],
              ["Adres van de verkoper", addressOf(seller)],
              ["EAN-code van de injectie", eanOf(seller)],
              ["EAN-code van de afname van de verkoper", offtakeEanOf(seller)],
              ["Koper", buyer.name],
              ["Ondernemingsnummer van de koper", numberOf(buyer)],
              ["Adres van de koper", addressOf(buyer)],
              ["EAN-code van de afname", eanOf(buyer)],
            ),
          ],
        },
        {
          heading: "De aanvraag",
          blocks: [
            facts(
              ["Soort", saleWords(agreement)],
              ["Beheerder", `${own.name}, de ${roleWords[side]}`],
              ["Prijs", terms.price === 0 ? formatCentsPerKilowattHour(terms.price) : sayAgreedPrice(agreement)],
              ["Gewenste start", formatDay(terms.startDay)],
              ["Kenmerk van de overeenkomst", agreement.reference],
            ),
            paragraph(
              `Beide deelnemers hebben de overeenkomst ondertekend. ${operators[region].name} vraagt hun daarna zelf om de aanvraag goed te keuren.`,
            ),
          ],
        },
      ],
    };
  },

  "stop-supplier": ({ agreement, side, own }) => ({
    to: [`Leverancier: ${PEN}`, `Klantnummer: ${PEN}`],
    subject: "Einde van het energiedelen op mijn aansluiting",
    parts: [
      {
        heading: "Mijn aansluiting",
        blocks: [
          facts(
            ...ownEans(own),
            ["Wat", `${saleWords(agreement)}, als ${roleWords[side]}`],
            ["Laatste dag van het delen", lastDay(agreement.endsOn)],
          ),
        ],
      },
      {
        heading: "Mijn vraag",
        blocks: [
          paragraph(
            "Het energiedelen op deze aansluiting eindigt op de dag hierboven. De beheerder meldt dat ook aan de netbeheerder. Mijn leveringscontract bij u loopt gewoon door.",
          ),
          paragraph("Wilt u mij schriftelijk bevestigen:"),
          list(
            "dat u na die dag geen kosten voor energiedelen meer aanrekent, en wat u naar verhouding terugbetaalt;",
            "welke prijs daarna geldt voor mijn afname of mijn injectie.",
          ),
        ],
      },
    ],
  }),

  "stop-operator": ({ agreement, side, own, other }) => ({
    to: operators[agreement.region].to,
    subject: "Einde van het energiedelen",
    parts: [
      {
        heading: "De groep",
        blocks: [
          facts(
            ["Soort", saleWords(agreement)],
            ["Beheerder", `${own.name}, de ${roleWords[side]}`],
            ["EAN-code van de injectie", eanOf(side === "seller" ? own : other)],
            ["EAN-code van de afname", eanOf(side === "seller" ? other : own)],
            ["Laatste dag van het delen", lastDay(agreement.endsOn)],
            ["Kenmerk van de overeenkomst", agreement.reference],
          ),
        ],
      },
      {
        heading: "Mijn vraag",
        blocks: [
          paragraph(
            "Als beheerder vraag ik u om het delen tussen deze twee aansluitingen stop te zetten na de dag hierboven, en mij de gedeelde volumes tot en met die dag te bezorgen.",
          ),
        ],
      },
    ],
  }),
};

const lastDay = (day: CalendarDay | null) => (day === null ? PEN : formatDay(day));

/** A letter of one side, filled in from the agreement, to date and sign by hand. */
export function letterSheet(site: Site, agreement: Agreement, side: Side, kind: DossierLetter, createdAt: Date) {
  if (isForm(kind)) return formLetterSheet(site, agreement, side, kind, createdAt);
  const [own, other] = [agreement.parties[side], agreement.parties[otherSide(side)]];
  if (!own || !other) throw new Error("A letter needs both parties.");
  const { to, subject, parts, isUnsigned } = letters[kind]({ agreement, side, own, other });
  const [first = "", ...rest] = to;
  const number = numberOf(own);
  const from = [own.name, own.street, `${own.postcode} ${own.town}`, ...(number ? [number] : [])];
  return {
    document: {
      title: subject,
      lead: isUnsigned
        ? `Wat u invult bij de aanvraag voor overeenkomst ${agreement.reference}.`
        : `Bij overeenkomst ${agreement.reference}. Kijk alles na, vul in wat open bleef en onderteken.`,
      textVersion: "1",
      parts: [
        {
          heading: "Van wie, aan wie",
          blocks: [
            {
              kind: "parties" as const,
              parties: [
                { name: "Van", lines: from },
                { name: "Aan", lines: [first, ...rest] },
              ],
            },
          ],
        },
        ...parts,
      ],
    },
    language: "nl-BE",
    author: own.name,
    head: `${site.name} · overeenkomst ${agreement.reference}`,
    mark: null,
    signatures: isUnsigned
      ? null
      : {
          heading: "Handtekening",
          boxes: [{ title: "Datum en handtekening", signedName: null, penLine: signerOf(own), lines: [] }],
        },
    foot: [`Opgemaakt met ${site.name}, dat geen partij is bij deze brief.`, `Overeenkomst ${agreement.reference}`],
    pageOf: "Pagina {page} van {pages}",
    createdAt,
  };
}
