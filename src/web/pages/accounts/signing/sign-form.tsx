import { signWords } from "#content/pages/accounts/signing.ts";
import { proofWords } from "#content/proof-words.ts";
import type { Signing } from "#domain/forms/signing.ts";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { type FormAnswer, textOf } from "#web/forms/form-answer.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { ProofField } from "#web/pages/accounts/signing/proof-field.tsx";
import { PASSWORD_FIELD, type ProofAsked } from "#web/pages/accounts/signing/prove-signer.ts";

const HASH_FIELD = "vingerafdruk";
const NAME_MAX = 200;

/** What somebody who signs sent. */
export const typedSigning = (form: FormData): Signing => ({
  typedName: textOf(form, "naam").slice(0, NAME_MAX),
  isAgreed: textOf(form, "akkoord") === "on",
  documentHash: textOf(form, HASH_FIELD),
});

/** What comes back to the form when only its password is wrong. */
export const typedBesideProof = ({ typedName, isAgreed }: Signing) => ({
  naam: typedName,
  akkoord: isAgreed ? "on" : "",
});

type SignFormProps = {
  kind: keyof typeof signWords.agree;
  signer: string;
  /** Of the text above it. */
  hash: string;
  isToPay?: boolean;
  proof: ProofAsked;
  served: FormAnswer | undefined;
};

/** A name and a tick, for an agreement as for any other paper. The name was told before, so it stands there. */
export const SignForm = ({ kind, signer, hash, isToPay = false, proof, served }: SignFormProps) => (
  <AccountForm
    title={signWords.title}
    served={served}
    labels={{ naam: signWords.name.label, akkoord: signWords.title, [PASSWORD_FIELD]: proofWords.password.label }}
    submit={isToPay ? signWords.submitToPay : signWords.submit}
    hidden={{ [HASH_FIELD]: hash }}
    initial={{ naam: signer }}
  >
    {(given) => (
      <>
        <p className="text-base">{signWords.lead.replace("{name}", signer)}</p>
        <TextField {...given("naam")} {...signWords.name} autoComplete="name" maxLength={NAME_MAX} />
        {/* A tick to sign with is given anew every time, unless only the password was wrong. */}
        <CheckboxField
          {...secret(given("akkoord"))}
          label={signWords.agree[kind]}
          defaultChecked={served?.typed["akkoord"] === "on"}
        />
        <ProofField proof={proof} error={given(PASSWORD_FIELD).error} />
      </>
    )}
  </AccountForm>
);
