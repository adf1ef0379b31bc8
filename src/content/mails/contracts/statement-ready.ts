import { sayBasis } from "#content/contracts/month-words.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { monthPath } from "#content/mails/contracts/month-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import type { StatementBasis } from "#domain/settlement/meter-data/day-origin.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly month: Month;
  readonly version: number;
  readonly side: "seller" | "buyer";
  readonly wattHours: number;
  readonly totalCents: number;
  readonly basis: StatementBasis;
  readonly standing: "agreed" | "asks-you" | "asks-other";
  readonly answerBy: CalendarDay | null;
};

export function statementReadyMail(site: Site, message: Message): MailWords {
  const month = sayMonth(message.month);
  const isCorrection = message.version > 1;
  const isAsked = message.standing === "asks-you";
  return {
    subject: isAsked
      ? `Gaat u akkoord met uw afrekening van ${month}?`
      : isCorrection
        ? `Uw afrekening van ${month} is verbeterd`
        : `Uw afrekening van ${month} is klaar`,
    preview: `${formatKilowattHours(message.wattHours / 1000)} gedeeld.`,
    title: isCorrection ? `Verbeterde afrekening van ${month}` : `Afrekening van ${month}`,
    paragraphs: [
      ...(isCorrection
        ? [
            "Er kwamen andere meetgegevens binnen. Wij maakten een nieuwe versie en leggen het verschil uit. De vorige versie blijft bestaan.",
          ]
        : []),
      sayBasis(message.basis),
      sayNext(message),
    ],
    facts: [
      { name: "Overeenkomst", value: message.reference },
      { name: "Gedeelde stroom", value: formatKilowattHours(message.wattHours / 1000, { fractionDigitsMax: 3 }) },
      { name: "Bedrag van de maand", value: formatEuros(message.totalCents / 100) },
      ...(isAsked && message.answerBy
        ? [{ name: "Antwoorden kan tot en met", value: formatDay(message.answerBy) }]
        : []),
    ],
    action: {
      label: isAsked ? "Kijk na en antwoord" : "Bekijk de afrekening",
      path: monthPath(message.agreementId, message.month),
    },
    why: `U krijgt deze mail omdat u een partij bent bij een overeenkomst op ${site.name}.`,
  };
}

function sayNext({ standing, side, answerBy }: Message): string {
  if (standing === "asks-you") {
    return answerBy
      ? "Daarom vragen wij uw akkoord. Zolang u niets zegt, is er niets te betalen. Na een herinnering en de dag hieronder geldt zwijgen als akkoord. Klopt het niet? Zeg het met één knop, met de reden."
      : "Daarom vragen wij uw akkoord. Zonder uw ja is er niets te betalen en komt er geen herkomstverklaring. Klopt het niet? Zeg het met één knop, met de reden.";
  }
  if (standing === "asks-other") return "De ander moet nog akkoord gaan. Daarna volgen betaling en herkomstverklaring.";
  return side === "buyer"
    ? "In uw account vindt u de afrekening, met de betaalgegevens en een QR-code voor uw bank."
    : "In uw account vindt u de afrekening. De koper kreeg er ook bericht van.";
}
