import { dossierWords } from "#content/contracts/dossier-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { agreementPath } from "#content/mails/contracts/agreement-notice.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import type { Site } from "#content/site.ts";
import type { DossierStep } from "#domain/contracts/dossier.ts";

type Message = {
  readonly agreementId: string;
  readonly reference: string;
  readonly tasks: readonly { readonly step: DossierStep; readonly until: string }[];
};

export const dossierReminderMail = (site: Site, { agreementId, reference, tasks }: Message): MailWords => ({
  subject: `Nog te doen voor uw overeenkomst ${reference}`,
  preview: tasks.map(({ step }) => dossierWords[step].title).join(", "),
  title: "Dit staat nog open",
  paragraphs: ["Zonder deze stappen kan het delen niet starten. Hebt u iets al gedaan? Vink het dan af in uw account."],
  facts: tasks.map(({ step, until }) => ({ name: `Tegen ${formatDay(until)}`, value: dossierWords[step].title })),
  action: { label: "Naar uw dossier", path: agreementPath(agreementId) },
  why: `U krijgt deze mail omdat u een partij bent bij een overeenkomst op ${site.name} die nog niet gestart is.`,
});
