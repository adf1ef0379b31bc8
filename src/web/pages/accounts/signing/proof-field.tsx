import { useState } from "react";
import { proofWords } from "#content/proof-words.ts";
import { PasswordField } from "#ui/field/password-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { PASSWORD_FIELD, type ProofAsked, proofFault } from "#web/pages/accounts/signing/prove-signer.ts";
import { PasskeyProof } from "#web/sections/passkey-proof.tsx";

type ProofFieldProps = {
  proof: ProofAsked;
  /** Which form of the page, where several ask. */
  act?: string;
  error: string | undefined;
};

/** Beside what binds money: the password, or a passkey, unless one was given lately. */
export function ProofField({ proof, act, error }: ProofFieldProps) {
  // A passkey that was given here says so, where it was asked.
  const [hadPasskey] = useState(proof?.hasPasskey ?? false);
  return (
    <>
      {proof ? (
        <PasswordField id={fieldId(proofFault(act))} name={PASSWORD_FIELD} {...proofWords.password} error={error} />
      ) : null}
      {(proof?.hasPasskey ?? hadPasskey) ? <PasskeyProof isAsked={proof !== null} /> : null}
    </>
  );
}
