import { fetchSteps } from "#content/contracts/fetch-steps.ts";
import { sayMonth } from "#content/contracts/statement-words.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import type { ContractRegion, Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly month: Month;
  readonly side: Side;
  readonly region: ContractRegion;
  readonly uploadBy: CalendarDay;
  readonly isAgain: boolean;
};

/** Asks for the meter values of a month, with how to get them. */
export function monthDataMail(site: Site, message: Message): MailWords {
  const { agreementId, reference, month, side, region, uploadBy, isAgain } = message;
  const name = sayMonth(month);
  return {
    subject: isAgain
      ? `Herinnering: uw kwartierwaarden van ${name} (${reference})`
      : `Haal uw kwartierwaarden van ${name} op (${reference})`,
    preview: `Graag tegen ${formatDay(uploadBy)}.`,
    title: isAgain ? `${capital(name)} wacht op uw bestand` : `Haal ${name} op`,
    paragraphs: [
      isAgain
        ? "Zonder uw kwartierwaarden kunnen wij deze maand niet afrekenen. Het kost een vijftal minuten:"
        : `De waarden van ${name} zijn nu normaal volledig bij de netbeheerder. Voegt u ze toe, dan rekenen wij af zodra beide kanten er zijn. Zo gaat het:`,
      ...fetchSteps(region, side, month).map((step, at) => `${at + 1}. ${step}`),
    ],
    facts: [
      { name: "Overeenkomst", value: reference },
      { name: "Graag tegen", value: formatDay(uploadBy) },
    ],
    action: { label: "Bestand toevoegen", path: `/account/contracten/${agreementId}/meterdata` },
    why: `U krijgt deze mail omdat u stroom deelt in een overeenkomst op ${site.name} en wij uw waarden van deze maand nog niet hebben.`,
  };
}
