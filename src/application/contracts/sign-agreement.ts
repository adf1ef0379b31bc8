import { changeAgreement } from "#application/contracts/change-agreement.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { type Agreement, signerOf } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { documentText, type FormDocument } from "#domain/forms/form-document.ts";
import { namesMatch } from "#domain/forms/names-match.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export type SignAgreementInput = {
  readonly id: string;
  readonly typedName: string;
  readonly isAgreed: boolean;
  /** Of the text that the visitor had before them. */
  readonly documentHash: string;
  /** The visitor's network address; only its hash is kept. */
  readonly address: string;
  readonly write: WriteAgreement;
};

/** The text in the version in which the agreement was begun. */
export type WriteAgreement = (agreement: Agreement) => FormDocument;

/** What both sign: the words and the number of their version. */
export const hashOfAgreement = (
  { signer }: Pick<ContractPorts, "signer">,
  agreement: Agreement,
  write: WriteAgreement,
): string => signer.digest(`${documentText(write(agreement))}version ${agreement.version}\n`);

/** Binds one side to the exact text that it read. The second signature makes the contract. */
export function signAgreement(
  ports: ContractPorts,
  uid: string,
  input: SignAgreementInput,
): Promise<Result<Agreement, ContractRefusal>> {
  const { clock, signer } = ports;
  return changeAgreement(ports, uid, input.id, "sign", (agreement, side) => {
    const party = agreement.parties[side];
    if (!party) throw new Error("Nobody may sign before they told who they are.");
    const documentHash = hashOfAgreement(ports, agreement, input.write);
    if (input.documentHash !== documentHash) return refused({ code: "version-outdated", version: agreement.version });
    const name = input.typedName.trim().replace(/\s+/g, " ").normalize("NFC");
    if (!namesMatch(name, signerOf(party))) return refused({ code: "name-different", name: signerOf(party) });
    if (!input.isAgreed) return refused({ code: "not-agreed" });
    const isSecond = agreement.signatures.length === 1;
    // A clock that was set back must not make the second signature the earlier one.
    const first = agreement.signatures[0]?.at.getTime() ?? 0;
    const at = new Date(Math.max(clock.now().getTime(), first + 1));
    const signature = {
      side,
      name,
      at,
      version: agreement.version,
      documentHash,
      // The id makes the same address another hash in every agreement.
      addressHash: signer.mark(`${agreement.id} ${input.address}`),
    };
    return ok({
      agreement: {
        ...agreement,
        state: isSecond ? "signed" : "signed-by-one",
        signatures: [...agreement.signatures, signature],
      },
      signature,
      events: [{ event: "signed", facts: { version: agreement.version, hash: documentHash } }],
      tell: { notice: isSecond ? "signed" : "signed-by-other", whom: isSecond ? "both" : "other" },
    });
  });
}
