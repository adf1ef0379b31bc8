import type { MailWords } from "#content/mails/mail-words.ts";
import { waitedFor, waitingReasonNames } from "#content/refusals/waiting-reasons.ts";
import type { Site } from "#content/site.ts";
import type { WaitingReason } from "#domain/leads/waiting-reason.ts";

type WaitingPerson = {
  readonly side: "buyer" | "seller";
  readonly reason: WaitingReason;
  readonly email: string;
  readonly postcode: string | null;
};

export const waitingForOperatorMail = (
  { name }: Site,
  { side, reason, email, postcode }: WaitingPerson,
): MailWords => ({
  subject: `Wachtlijst: een ${side === "buyer" ? "koper" : "verkoper"} (${waitingReasonNames[reason]})`,
  preview: "Iemand bevestigde zijn plaats op de wachtlijst.",
  title: "Iemand staat op de wachtlijst",
  paragraphs: [`Deze persoon wil één mail krijgen, zodra ${waitedFor[reason]}.`],
  facts: [
    { name: "E-mailadres", value: email },
    { name: "Postcode", value: postcode ?? "niet opgegeven" },
    { name: "Wil", value: side === "buyer" ? "kopen" : "verkopen" },
  ],
  action: { label: "Lees wat wij beloven", path: "/gebruikersinformatie/privacyverklaring" },
  why: `U krijgt deze mail omdat u ${name} uitbaat.`,
});
