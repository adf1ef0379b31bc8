import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { agreementPath } from "#content/mails/agreement-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import type { Month } from "#domain/settlement/month.ts";

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly month: Month;
  readonly version: number;
  readonly side: "seller" | "buyer";
  readonly wattHours: number;
  readonly totalCents: number;
};

export function statementReadyMail(site: Site, message: Message): MailWords {
  const month = sayMonth(message.month);
  const isCorrection = message.version > 1;
  return {
    subject: isCorrection ? `Uw afrekening van ${month} is verbeterd` : `Uw afrekening van ${month} is klaar`,
    preview: `${formatKilowattHours(message.wattHours / 1000)} gedeeld.`,
    title: isCorrection ? `Verbeterde afrekening van ${month}` : `Afrekening van ${month}`,
    paragraphs: [
      isCorrection
        ? "Er kwamen andere meetgegevens binnen. Wij maakten een nieuwe versie en leggen het verschil uit. De vorige versie blijft bestaan."
        : "De maand is afgerekend uit de kwartierwaarden van u beiden.",
      message.side === "buyer"
        ? "In uw account vindt u de afrekening, met de betaalgegevens en een QR-code voor uw bank."
        : "In uw account vindt u de afrekening. De koper kreeg er ook bericht van.",
    ],
    facts: [
      { name: "Overeenkomst", value: message.reference },
      { name: "Gedeelde stroom", value: formatKilowattHours(message.wattHours / 1000, { fractionDigitsMax: 3 }) },
      { name: "Bedrag van de maand", value: formatEuros(message.totalCents / 100) },
    ],
    action: { label: "Bekijk de afrekening", path: agreementPath(message.agreementId) },
    why: `U krijgt deze mail omdat u een partij bent bij een overeenkomst op ${site.name}.`,
  };
}
