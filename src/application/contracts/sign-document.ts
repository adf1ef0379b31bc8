import { type Change, changeAgreement } from "#application/contracts/change-agreement.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Signer } from "#application/ports/security/signer.ts";
import type { Store, StoredForm } from "#application/ports/store.ts";
import {
  type Agreement,
  type AgreementSignature,
  type Amendment,
  type Side,
  signerOf,
} from "#domain/contracts/agreement.ts";
import { openAmendment, replaceAmendment } from "#domain/contracts/amendment.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { definitionOf, type FormKind, isFormKind } from "#domain/forms/form-definitions.ts";
import { canonicalText, documentText, type FormDocument } from "#domain/forms/form-document.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import type { AnswerRules } from "#domain/forms/parse-answer.ts";
import { findGaps, isComplete } from "#domain/forms/parse-step.ts";
import type { SignFormRefusal } from "#domain/forms/sign-refusal.ts";
import { readSigning, type Signing } from "#domain/forms/signing.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** The text in the version in which the agreement is signed. */
export type WriteAgreement = (agreement: Agreement) => FormDocument;
/** A form in the newest text. */
type WriteForm = (kind: FormKind, answers: Answers) => FormDocument;

type AgreementToSign = { readonly kind: "agreement"; readonly id: string; readonly write: WriteAgreement };
/** A change of an agreement in the text in which it is signed. */
export type WriteAmendment = (agreement: Agreement, amendment: Amendment) => FormDocument;
type AmendmentToSign = { readonly kind: "amendment"; readonly id: string; readonly write: WriteAmendment };
type FormToSign = {
  readonly kind: "form";
  readonly id: string;
  readonly write: WriteForm;
  readonly rules: AnswerRules;
  /** Where its signer is told of it. */
  readonly email: string;
};
/** The visitor's network address comes with it; only its keyed hash is kept. */
export type SignInput = Signing & { readonly address: string };

type FormPorts = { readonly store: Store; readonly clock: Clock; readonly signer: Signer };

/**
 * The one way to sign, an agreement of two on the site, a change of it or a form of one: who typed their name and ticked is bound to
 * the exact text that they read. Signature, line in the trail and mail are written together or not at all.
 */
export function signDocument(
  ports: ContractPorts,
  uid: string,
  document: AgreementToSign | AmendmentToSign,
  input: SignInput,
): Promise<Result<Agreement, ContractRefusal>>;
export function signDocument(
  ports: FormPorts,
  uid: string,
  document: FormToSign,
  input: SignInput,
): Promise<Result<StoredForm, SignFormRefusal>>;
export function signDocument(
  ports: ContractPorts | FormPorts,
  uid: string,
  document: AgreementToSign | AmendmentToSign | FormToSign,
  input: SignInput,
): Promise<Result<Agreement | StoredForm, ContractRefusal | SignFormRefusal>> {
  // The signatures above pair each kind with its ports.
  const { kind, id } = document;
  if (kind === "form") return signForm(ports as FormPorts, uid, document, input);
  const given = ports as ContractPorts;
  return kind === "agreement"
    ? changeAgreement(given, uid, id, "sign", (agreement, side) =>
        signSide(given, agreement, side, document.write, input),
      )
    : changeAgreement(given, uid, id, "sign-amendment", (agreement, side) =>
        signAmendment(given, agreement, side, document.write, input),
      );
}

/** What both sign: the words and the number of their version. */
export const hashOfAgreement = (
  { signer }: Pick<ContractPorts, "signer">,
  agreement: Agreement,
  write: WriteAgreement,
): string => signer.digest(`${documentText(write(agreement))}version ${agreement.version}\n`);

/** What both sign of a change: its words and its number. */
export const hashOfAmendment = (
  { signer }: Pick<ContractPorts, "signer">,
  agreement: Agreement,
  amendment: Amendment,
  write: WriteAmendment,
): string => signer.digest(`${documentText(write(agreement, amendment))}amendment ${amendment.number}\n`);

/** By which a form that is about to be signed is known again. */
export const hashOfForm = ({ signer }: Pick<FormPorts, "signer">, document: FormDocument): string =>
  signer.digest(documentText(document));

/** The id makes the same network address another hash in every document. */
const markOf = ({ signer }: { readonly signer: Signer }, id: string, { address }: SignInput) =>
  signer.mark(`${id} ${address}`);

/** The signature of one side under a text that the other may have signed before. */
function signText(
  ports: ContractPorts,
  agreement: Agreement,
  side: Side,
  text: { readonly documentHash: string; readonly signatures: readonly AgreementSignature[]; readonly version: number },
  input: SignInput,
): Result<AgreementSignature, ContractRefusal> {
  const party = agreement.parties[side];
  if (!party) throw new Error("Nobody may sign before they told who they are.");
  const { documentHash, signatures, version } = text;
  const name = readSigning(input, { documentHash, signer: signerOf(party) });
  if (!name.ok) return name;
  // A clock that was set back must not make the second signature the earlier one.
  const first = signatures[0]?.at.getTime() ?? 0;
  const at = new Date(Math.max(ports.clock.now().getTime(), first + 1));
  return ok({ side, name: name.value, at, version, documentHash, addressHash: markOf(ports, agreement.id, input) });
}

/** One side of an agreement. The second signature makes the contract. */
function signSide(
  ports: ContractPorts,
  agreement: Agreement,
  side: Side,
  write: WriteAgreement,
  input: SignInput,
): Result<Change, ContractRefusal> {
  const documentHash = hashOfAgreement(ports, agreement, write);
  const { signatures, version } = agreement;
  const signed = signText(ports, agreement, side, { documentHash, signatures, version }, input);
  if (!signed.ok) return signed;
  const isSecond = signatures.length === 1;
  return ok({
    agreement: {
      ...agreement,
      // Until now the newest text was shown; from here on it is this one.
      textVersion: write(agreement).textVersion,
      state: isSecond ? "signed" : "signed-by-one",
      signatures: [...signatures, signed.value],
    },
    signature: signed.value,
    events: [{ event: "signed", facts: { version, hash: documentHash } }],
    tell: { notice: isSecond ? "signed" : "signed-by-other", whom: isSecond ? "both" : "other" },
  });
}

/** One side of a change. With the second signature it holds. */
function signAmendment(
  ports: ContractPorts,
  agreement: Agreement,
  side: Side,
  write: WriteAmendment,
  input: SignInput,
): Result<Change, ContractRefusal> {
  const amendment = openAmendment(agreement);
  if (!amendment) throw new Error("Only what waits for a signature is signed.");
  const documentHash = hashOfAmendment(ports, agreement, amendment, write);
  const { signatures, number } = amendment;
  const signed = signText(ports, agreement, side, { documentHash, signatures, version: agreement.version }, input);
  if (!signed.ok) return signed;
  const isSecond = signatures.length === 1;
  const { textVersion } = write(agreement, amendment);
  const facts = { amendment: number, hash: documentHash };
  return ok({
    agreement: replaceAmendment(agreement, { ...amendment, textVersion, signatures: [...signatures, signed.value] }),
    signature: signed.value,
    amendment: number,
    events: [
      { event: "amendment-signed", facts },
      ...(isSecond ? [{ event: "amendment-agreed" as const, facts }] : []),
    ],
    tell: isSecond ? { notice: "amendment-agreed", whom: "both" } : { notice: "amendment-asked", whom: "other" },
  });
}

/** A form of one person. The other party of an agreement on paper signs with a pen. */
async function signForm(
  ports: FormPorts,
  uid: string,
  { id, write, rules, email }: FormToSign,
  input: SignInput,
): Promise<Result<StoredForm, SignFormRefusal>> {
  const { store, clock, signer } = ports;
  const form = await store.forms.find(uid, id);
  if (!form || !isFormKind(form.kind)) return refused({ code: "form-unknown" });
  if (form.state === "signed") return refused({ code: "already-signed" });
  const definition = definitionOf(form.kind);
  if (!isComplete(findGaps(definition, form.answers, rules))) return refused({ code: "form-incomplete" });
  const document = write(form.kind, form.answers);
  const documentHash = hashOfForm(ports, document);
  const name = readSigning(input, { documentHash, signer: definition.signer(form.answers) });
  if (!name.ok) return name;

  const signedAt = clock.now();
  const hash = signer.digest(canonicalText(document, { name: name.value, at: signedAt }));
  const signed: StoredForm = {
    ...form,
    state: "signed",
    textVersion: document.textVersion,
    signedName: name.value,
    signedAt,
    documentHash: hash,
    updatedAt: signedAt,
  };
  const isSigned = await store.transaction(async (parts) => {
    if (!(await parts.forms.updateDraft(signed, form))) return false;
    await parts.outbox.add({ kind: "form-signed", to: email, formId: id, formKind: form.kind });
    const facts = { form: id, kind: form.kind, hash, address: markOf(ports, id, input) };
    await parts.events.add(uid, "form-signed", facts);
    return true;
  });
  if (isSigned) return ok(signed);
  const since = await store.forms.find(uid, id);
  return refused({ code: since?.state === "draft" ? "version-outdated" : "already-signed" });
}
