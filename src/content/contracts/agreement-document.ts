import { agreement202611 } from "#content/contracts/agreement-2026-11.ts";
import { agreement20261116 } from "#content/contracts/agreement-2026-11-16.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { type AgreementFacts, factsOfAgreement } from "#domain/contracts/agreement-facts.ts";
import { asFirstSigned } from "#domain/contracts/amendment.ts";
import type { FormDocument } from "#domain/forms/form-document.ts";

type Write = (facts: AgreementFacts, agreement: Agreement) => Omit<FormDocument, "textVersion">;

/** By version of the text. A version that somebody signed is never changed: a new one is added. */
const texts: Readonly<Record<string, Write>> = {
  "2026-11": ({ parties: { seller, buyer } }, agreement) => agreement202611(agreement, seller, buyer),
  "2026-11-16": agreement20261116,
  // The same words: of that day on, who fills in the paper names a household's price with VAT in it.
  "2026-11-17": agreement20261116,
  // The same words for the same facts: of that day on, the power of the buyer's connection can be one of them.
  "2026-11-18": agreement20261116,
};

export const newestAgreementText: string = Object.keys(texts).sort().at(-1) ?? "";

/**
 * The agreement in the text that somebody signed; while nobody did, in the newest. Only one that both filled in has a
 * text.
 */
export function agreementDocument(agreement: Agreement): FormDocument {
  const textVersion = agreement.signatures.length === 0 ? newestAgreementText : agreement.textVersion;
  const write = Object.hasOwn(texts, textVersion) ? texts[textVersion] : undefined;
  // What changed since is a text of its own.
  const signed = asFirstSigned(agreement);
  const facts = factsOfAgreement(signed);
  if (!write || !facts) throw new Error(`No text ${textVersion} of this agreement can be written.`);
  return { ...write(facts, signed), textVersion };
}
