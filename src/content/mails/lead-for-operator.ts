import { formatDay } from "#content/format/format-day.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";

type OperatorLead = {
  readonly side: "buyer" | "seller";
  readonly reference: string;
  readonly replyBy: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
  readonly link: string;
};

const sides = { buyer: "koper", seller: "verkoper" } as const;

export const leadForOperatorMail = ({ name: site }: Site, lead: OperatorLead): MailWords => ({
  subject: `Nieuwe ${sides[lead.side]} ${lead.reference}: antwoord uiterlijk ${formatDay(lead.replyBy)}`,
  preview: `Iemand doorliep de vragen voor een ${sides[lead.side]} en wil gecontacteerd worden.`,
  title: `Een nieuwe ${sides[lead.side]}`,
  paragraphs: [
    `Iemand doorliep de vragen voor een ${sides[lead.side]} en wil gecontacteerd worden. Wij beloofden een antwoord uiterlijk op ${formatDay(lead.replyBy)}.`,
  ],
  facts: [
    { name: "Referentie", value: lead.reference },
    { name: "Naam", value: lead.name },
    { name: "E-mailadres", value: lead.email },
    { name: "Telefoon", value: lead.phone ?? "niet opgegeven" },
    { name: "Later mailen over partners", value: lead.wantsLaterMatches ? "ja, met toestemming" : "nee" },
  ],
  action: { label: "Open dezelfde berekening", path: lead.link },
  after: [
    "Gebruik deze gegevens alleen om op deze vraag te antwoorden. Wist de bezoeker ze, dan krijgt u daarvan een mail.",
  ],
  why: `U krijgt deze mail omdat u ${site} uitbaat.`,
});
