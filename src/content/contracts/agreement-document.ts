import { agreement202611 } from "#content/contracts/agreement-2026-11.ts";
import type { Agreement, AgreementParty } from "#domain/contracts/agreement.ts";
import type { FormDocument } from "#domain/forms/form-document.ts";

type Write = (agreement: Agreement, seller: AgreementParty, buyer: AgreementParty) => Omit<FormDocument, "textVersion">;

/** By version of the text. A version that somebody signed is never changed: a new one is added. */
const texts: Readonly<Record<string, Write>> = { "2026-11": agreement202611 };

export const newestAgreementText: string = Object.keys(texts).sort().at(-1) ?? "";

/** The agreement in the text in which it was begun. Only one that both filled in has a text. */
export function agreementDocument(agreement: Agreement): FormDocument {
  const write = Object.hasOwn(texts, agreement.textVersion) ? texts[agreement.textVersion] : undefined;
  const { seller, buyer } = agreement.parties;
  if (!write || !seller || !buyer)
    throw new Error(`No text ${agreement.textVersion} of this agreement can be written.`);
  return { ...write(agreement, seller, buyer), textVersion: agreement.textVersion };
}
