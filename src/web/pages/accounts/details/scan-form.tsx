import type { secondFactorWords } from "#content/pages/accounts/details-second-factor.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { QrCode } from "#ui/pictures/qr-code.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import {
  type Authenticator,
  type SecondFactorAnswer,
  STEP_FIELD,
  URI_FIELD,
} from "#web/pages/accounts/sign-in/second-factor-answer.ts";

type ScanFormProps = {
  words: typeof secondFactorWords.scan;
  authenticator: Authenticator;
  served: SecondFactorAnswer;
};

/** The code to scan, the secret to type, and the first code that proves that it worked. */
export function ScanForm({ words, authenticator: { uri, secret: key, qr }, served }: ScanFormProps) {
  return (
    <AccountForm
      title={words.title}
      served={served}
      labels={{ code: words.code.label }}
      submit={words.submit}
      hidden={{ [STEP_FIELD]: "code", [URI_FIELD]: uri }}
    >
      {(given) => (
        <>
          <QrCode code={qr} label={words.alt} />
          <div className="text-base">
            <p className="text-muted">{words.secretTitle}</p>
            <p className="break-words font-semibold tabular-nums">{key}</p>
            <TextLink href={uri} className="inline-flex min-h-11 items-center">
              {words.openApp}
            </TextLink>
          </div>
          <TextField
            {...secret(given("code"))}
            {...words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            className="max-w-64"
          />
        </>
      )}
    </AccountForm>
  );
}
