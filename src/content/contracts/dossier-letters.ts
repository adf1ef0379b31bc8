import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import type { Site } from "#content/site.ts";
import { type Agreement, type AgreementParty, otherSide, type Side, signerOf } from "#domain/contracts/agreement.ts";
import type { DossierLetter } from "#domain/contracts/dossier-letter.ts";
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
const numberOf = ({ enterpriseNumber }: AgreementParty) =>
  enterpriseNumber ? formatEnterpriseNumber(enterpriseNumber as EnterpriseNumber) : "";
const addressOf = ({ street, postcode, town }: AgreementParty) => `${street}, ${postcode} ${town}`;
const saleWords = ({ terms }: Agreement) =>
  terms.price === 0 ? "energiedelen zonder prijs tussen twee afnemers" : "persoon-aan-persoonverkoop";

const letters: Readonly<Record<DossierLetter, (given: Given) => Letter>> = {
  supplier: ({ agreement, side, own }) => ({
    to: [`Leverancier: ${PEN}`, `Klantnummer: ${PEN}`],
    subject: agreement.region === "flanders" ? "Energiedelen en meetregime 3" : "Energiedelen",
    parts: [
      {
        heading: "Mijn aansluiting",
        blocks: [
          facts(
            ["EAN-code", eanOf(own)],
            ["Wat", `${saleWords(agreement)}, als ${roleWords[side]}`],
            ["Gewenste start", formatDay(agreement.terms.startDay)],
          ),
        ],
      },
      {
        heading: "Mijn vraag",
        blocks: [
          ...(agreement.region === "flanders"
            ? [
                paragraph(
                  "Ik vraag u om op deze aansluiting meetregime 3 te activeren, zodat de netbeheerder de kwartierwaarden uitleest en gebruikt. Een leverancier mag deze vraag niet weigeren (Technisch Reglement Distributie Elektriciteit, artikel 4.2.13, paragraaf 2 en 3).",
                ),
              ]
            : []),
          paragraph("Wilt u mij schriftelijk bevestigen:"),
          list(
            ...(agreement.region === "flanders" ? ["op welke dag meetregime 3 ingaat;"] : []),
            "welke kosten u per jaar aanrekent voor energiedelen of persoon-aan-persoonverkoop, btw inbegrepen;",
            "of mijn contract of mijn tarief verandert, en zo ja hoe;",
            "hoe de gedeelde stroom op mijn factuur komt te staan.",
          ),
        ],
      },
    ],
  }),

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
              ["Prijs", terms.price === 0 ? "gratis" : formatCentsPerKilowattHour(terms.price)],
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

  mandate: ({ agreement, own, other }) => ({
    to: [other.name, other.street, `${other.postcode} ${other.town}`],
    subject: "Mandaat voor de beheerder van onze energiedeelgroep",
    parts: [
      {
        heading: "Wat u als beheerder mag",
        blocks: [
          list(
            "De aanvraag voor onze energiedeelgroep indienen bij Fluvius, met mijn EAN-code hieronder.",
            "De kwartierwaarden en de gedeelde volumes van mijn aansluiting ontvangen, en ze alleen gebruiken voor onze afrekening.",
          ),
          paragraph(
            "U sluit geen leveringscontract in mijn naam en ontvangt geen geld in mijn naam. De groep wijzigen of stopzetten vraagt telkens mijn akkoord. Mijn deelname keur ik zelf goed.",
          ),
        ],
      },
      {
        heading: "Waarvoor, en hoelang",
        blocks: [
          facts(
            ["EAN-code", eanOf(own)],
            ["Overeenkomst", agreement.reference],
            ["Geldig", "tot ik het intrek, of tot de overeenkomst eindigt"],
          ),
          paragraph("Ik kan dit mandaat op elk moment intrekken, zonder reden, met een bericht aan u en aan Fluvius."),
        ],
      },
    ],
  }),

  "stop-supplier": ({ agreement, side, own }) => ({
    to: [`Leverancier: ${PEN}`, `Klantnummer: ${PEN}`],
    subject: "Einde van het energiedelen op mijn aansluiting",
    parts: [
      {
        heading: "Mijn aansluiting",
        blocks: [
          facts(
            ["EAN-code", eanOf(own)],
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

  // The words of the model form: Code of Economic Law, book VI, annex 2.
  withdrawal: ({ agreement, own, other }) => ({
    to: [other.name, other.street, `${other.postcode} ${other.town}`, ...(numberOf(other) ? [numberOf(other)] : [])],
    subject: "Modelformulier voor herroeping",
    parts: [
      {
        heading: "Herroeping",
        blocks: [
          paragraph("Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen."),
          paragraph(
            "Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen herroep:",
          ),
          facts(
            ["Wat", `elektriciteit, overeenkomst ${agreement.reference}`],
            ["Besteld op", agreement.signatures[1] ? formatDay(brusselsDay(agreement.signatures[1].at)) : PEN],
            ["Naam van de consument", own.name],
            ["Adres van de consument", addressOf(own)],
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
            [`EAN-code van de ${roleWords[side]}`, eanOf(own)],
            [`EAN-code van de ${roleWords[otherSide(side)]}`, eanOf(other)],
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
