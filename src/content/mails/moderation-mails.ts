import type { MailWords } from "#content/mails/mail-words.ts";
import { reportReasonNames } from "#content/market/proposal-words.ts";
import type { Site } from "#content/site.ts";
import type { ReportReason } from "#domain/market/proposal.ts";

type Report = {
  readonly offerId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly reference: string;
};

const factsOf = ({ reason, text, reference }: Report) => [
  { name: "Referentie", value: reference },
  { name: "Reden", value: reportReasonNames[reason] },
  ...(text === "" ? [] : [{ name: "Toelichting", value: text }]),
];
const toOffer = (offerId: string) => ({
  label: "Bekijk het aanbod",
  path: `/aanbod/${encodeURIComponent(offerId)}`,
});

export const offerReportedMail = ({ name }: Site, report: Report): MailWords => ({
  subject: `Melding ${report.reference} over een aanbod: ${reportReasonNames[report.reason].toLowerCase()}`,
  preview: "Iemand vraagt u om ernaar te kijken.",
  title: "Een bezoeker meldt een aanbod",
  paragraphs: [
    "Het aanbod blijft zichtbaar tot iemand ernaar heeft gekeken.",
    `Verbergen doet u op de server met: npm run market -- hide ${report.offerId} "waarom"`,
    `Laten staan doet u met: npm run market -- show ${report.offerId} "waarom"`,
    "Wie het meldde en een adres opgaf, leest uw beslissing en de reden in een mail. De verkoper krijgt er een als er voor hem iets verandert.",
  ],
  facts: factsOf(report),
  action: toOffer(report.offerId),
  why: `U krijgt deze mail omdat u ${name} uitbaat.`,
});

export const reportReceivedMail = ({ name }: Site, report: Report): MailWords => ({
  subject: `Uw melding ${report.reference} is aangekomen`,
  preview: "Een medewerker kijkt het aanbod na.",
  title: "Dank u voor uw melding",
  paragraphs: [
    "Een medewerker leest ze en kijkt het aanbod na. Het aanbod blijft zichtbaar tot dan. De verkoper weet niet wie de melding deed.",
    "Wat wij beslissen en waarom, leest u in een volgende mail.",
  ],
  facts: factsOf(report),
  action: toOffer(report.offerId),
  why: `U krijgt deze mail omdat u op ${name} een aanbod meldde.`,
});

type Decision = { readonly title: string; readonly isHidden: boolean; readonly why: string };

export const reportDecidedMail = (
  { name }: Site,
  { references, title, isHidden, why }: Decision & { readonly references: readonly string[] },
): MailWords => ({
  subject: isHidden ? "Het aanbod dat u meldde, is verborgen" : "Het aanbod dat u meldde, blijft staan",
  preview: "Een medewerker heeft het nagekeken en beslist.",
  title: isHidden ? "Het aanbod is verborgen" : "Het aanbod blijft staan",
  paragraphs: [
    isHidden
      ? "Een medewerker heeft het aanbod nagekeken. Niemand anders dan de verkoper ziet het nog, en wij doen er geen voorstellen meer voor."
      : "Een medewerker heeft het aanbod nagekeken en vond geen reden om het te verbergen.",
    "Dank u dat u het ons liet weten. De verkoper weet niet wie de melding deed.",
  ],
  facts: [
    { name: references.length === 1 ? "Referentie" : "Referenties", value: references.join(", ") },
    { name: "Aanbod", value: title },
    { name: "Waarom", value: why },
  ],
  action: { label: "Een klacht indienen", path: "/klachten" },
  after: [
    "Bent u het niet eens met deze beslissing? Dien dan een klacht in: een medewerker kijkt opnieuw. Op dezelfde pagina leest u bij welke instanties u terechtkunt. Ook de weg naar de rechter blijft open.",
  ],
  why: `U krijgt deze mail omdat u op ${name} een aanbod meldde.`,
});

export const offerModeratedMail = ({ name }: Site, { title, isHidden, why }: Decision): MailWords => ({
  subject: isHidden ? "Uw aanbod is verborgen" : "Uw aanbod staat weer op het plein",
  preview: isHidden
    ? "Na een melding heeft een medewerker het nagekeken."
    : "Een medewerker heeft het opnieuw nagekeken.",
  title: isHidden ? "Uw aanbod is verborgen" : "Uw aanbod is weer zichtbaar",
  paragraphs: isHidden
    ? [
        "Iemand heeft uw aanbod gemeld, en een medewerker heeft het nagekeken. Tot het in orde is, ziet niemand anders het en doen wij er geen voorstellen voor.",
        "Hebt u het aangepast? Laat het ons weten, dan kijken wij opnieuw.",
      ]
    : ["Een medewerker heeft uw aanbod opnieuw nagekeken. Als het gepubliceerd is, ziet iedereen het weer."],
  facts: [
    { name: "Aanbod", value: title },
    { name: "Waarom", value: why },
  ],
  action: isHidden ? { label: "Neem contact op", path: "/contact" } : { label: "Mijn aanbod", path: "/account/aanbod" },
  ...(isHidden
    ? {
        after: [
          "Bent u het niet eens met deze beslissing? Hoe u een klacht indient en bij welke instanties u terechtkunt, leest u op de pagina over klachten. Ook de weg naar de rechter blijft open.",
        ],
        links: [{ label: "Een klacht indienen", path: "/klachten" }],
      }
    : {}),
  why: `U krijgt deze mail omdat u een aanbod hebt op ${name}.`,
});
