import { roleNames } from "#content/contracts/month-words.ts";
import { sayCents, sayMonth } from "#content/contracts/statement-words.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import { otherSide, type Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** `other` is the side that does not read it: "de koper" or "de verkoper". */
type Notice = {
  readonly subject: (month: string, other: string) => string;
  readonly text: string | ((other: string) => string);
};

const notices = {
  reminder: {
    subject: (month) => `Herinnering: gaat u akkoord met ${month}?`,
    text: "Wij vroegen u of deze maand klopt. Laat u niets weten, dan geldt dat na de dag hieronder als akkoord. Daarna volgen betaling en herkomstverklaring.",
  },
  agreed: {
    subject: (month, other) => `${capital(other)} gaat akkoord met ${month}`,
    text: "De maand staat vast tussen u beiden. De betaalgegevens staan bij de afrekening, en de herkomstverklaring volgt.",
  },
  "agreed-by-silence": {
    subject: (month) => `De afrekening van ${month} staat vast`,
    text: "Er kwam geen antwoord, ook niet na een herinnering. De maand staat nu vast. Klopt er toch iets niet, zeg het dan bij de afrekening.",
  },
  contested: {
    subject: (month, other) => `${capital(other)} gaat niet akkoord met ${month}`,
    text: "Betaling en herkomstverklaring staan stil. Lees de reden bij de afrekening en antwoord daar. Een nieuw bestand maakt een nieuwe versie.",
  },
  answered: {
    subject: (month) => `Er is een antwoord over ${month}`,
    text: (other) => `${capital(other)} antwoordde op het bezwaar. U leest het bij de afrekening.`,
  },
  withdrawn: {
    subject: (month) => `De afrekening van ${month} is teruggetrokken`,
    text: (other) => `${capital(other)} trok deze maand terug. Er is niets te betalen tot er een nieuwe versie komt.`,
  },
  outside: {
    subject: (month) => `U regelt ${month} samen buiten de site`,
    text: (other) =>
      `${capital(other)} noteerde dat u deze maand samen regelt. Hier is er niets te betalen. Wat al gevraagd was, is teruggegeven.`,
  },
  "gaps-proposed": {
    subject: (month) => `Er ontbreken kwartieren in ${month}: aanvaardt u dat?`,
    text: (other) =>
      `${capital(other)} aanvaardt wat er telt voor kwartieren die niemand heeft. Aanvaardt u hetzelfde, dan rekenen wij af. Wachten op een vollediger bestand mag ook.`,
  },
  paid: {
    subject: (month) => `De koper betaalde ${month}`,
    text: "De koper meldt dat dit bedrag onderweg is naar uw rekening. Ziet u het staan? Klik dan op ‘Ontvangen’ bij de afrekening.",
  },
  "paid-undone": {
    subject: (month) => `De koper betaalde ${month} toch nog niet`,
    text: "De koper nam ‘betaald’ terug. U hoeft niets te doen: bij de afrekening staat wat nog open is.",
  },
  received: {
    subject: (month) => `De verkoper ontving uw betaling van ${month}`,
    text: "Deze maand is rond. U hoeft niets meer te doen.",
  },
  "received-undone": {
    subject: (month) => `De verkoper zoekt uw betaling van ${month} nog`,
    text: "De verkoper nam ‘ontvangen’ terug. Kijk bij de afrekening wat er open staat, en of uw overschrijving vertrok.",
  },
  "payment-late": {
    subject: (month) => `Vergeten? ${month} staat nog open`,
    text: "De betaaldag is voorbij en niemand meldde al een betaling. Betaalde u intussen? Klik dan op ‘Betaald’ bij de afrekening, dan weet de verkoper het ook.",
  },
  declared: {
    subject: (month) => `De herkomstverklaring van ${month} is klaar`,
    text: "Ze bevestigt dat de gedeelde stroom van die maand hernieuwbaar was, en iedereen kan ze nakijken met haar code. U vindt ze bij de afrekening.",
  },
} as const satisfies Readonly<Record<string, Notice>>;

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly month: Month;
  readonly notice: keyof typeof notices;
  readonly side?: Side;
  readonly answerBy: CalendarDay | null;
  readonly dueOn?: CalendarDay | null;
  readonly cents?: number | null;
};

export const monthPath = (agreementId: string, month: Month): string =>
  `/account/contracten/${agreementId}/afrekening/${month}`;

export function monthNoticeMail(site: Site, message: Message): MailWords {
  const { agreementId, reference, month, notice, answerBy, dueOn, cents } = message;
  const { subject, text: said }: Notice = notices[notice];
  const other = message.side === undefined ? "de ander" : roleNames[otherSide(message.side)];
  const title = subject(sayMonth(month), other);
  const text = typeof said === "string" ? said : said(other);
  const isGap = notice === "gaps-proposed";
  return {
    subject: `${title} (${reference})`,
    preview: text,
    title,
    paragraphs: [text],
    facts: [
      { name: "Overeenkomst", value: reference },
      ...(cents ? [{ name: "Bedrag", value: sayCents(cents) }] : []),
      ...(dueOn ? [{ name: "Te betalen tegen", value: formatDay(dueOn) }] : []),
      ...(answerBy ? [{ name: "Antwoorden kan tot en met", value: formatDay(answerBy) }] : []),
    ],
    action: isGap
      ? { label: "Naar de meterdata", path: `/account/contracten/${agreementId}/meterdata` }
      : { label: "Naar de afrekening", path: monthPath(agreementId, month) },
    why: `U krijgt deze mail omdat u een partij bent bij een overeenkomst op ${site.name}.`,
  };
}
