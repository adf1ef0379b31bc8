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
  title: "Een lezer meldt een aanbod",
  paragraphs: [
    "Het aanbod blijft zichtbaar tot iemand ernaar keek.",
    `Verbergen kan op de server met: npm run market -- hide ${report.offerId}`,
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
  ],
  facts: factsOf(report),
  action: toOffer(report.offerId),
  why: `U krijgt deze mail omdat u op ${name} een aanbod meldde.`,
});

type Moderated = { readonly title: string; readonly isHidden: boolean };

export const offerModeratedMail = ({ name }: Site, { title, isHidden }: Moderated): MailWords => ({
  subject: isHidden ? "Uw aanbod is verborgen" : "Uw aanbod staat weer op het plein",
  preview: isHidden ? "Na een melding keek een medewerker het na." : "Een medewerker keek het opnieuw na.",
  title: isHidden ? "Uw aanbod is verborgen" : "Uw aanbod is weer zichtbaar",
  paragraphs: isHidden
    ? [
        "Iemand meldde uw aanbod, en een medewerker keek het na. Tot het in orde is, ziet niemand anders het en doen wij er geen voorstellen voor.",
        "Bent u het er niet mee eens, of hebt u het aangepast? Laat het ons weten, dan kijken wij opnieuw.",
      ]
    : ["Een medewerker keek uw aanbod opnieuw na. Iedereen ziet het weer, als het gepubliceerd is."],
  facts: [{ name: "Aanbod", value: title }],
  action: isHidden ? { label: "Neem contact op", path: "/contact" } : { label: "Mijn aanbod", path: "/account/aanbod" },
  why: `U krijgt deze mail omdat u een aanbod hebt op ${name}.`,
});
