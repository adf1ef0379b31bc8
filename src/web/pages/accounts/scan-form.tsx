import type { secondFactorWords } from "#content/pages/accounts/details-second-factor.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import {
  type Authenticator,
  type SecondFactorAnswer,
  STEP_FIELD,
  URI_FIELD,
} from "#web/pages/accounts/second-factor-answer.ts";

type ScanFormProps = {
  words: typeof secondFactorWords.scan;
  authenticator: Authenticator;
  served: SecondFactorAnswer;
};

const QUIET_ZONE = 4;

/** The code to scan, the secret to type, and the first code that proves that it worked. */
export function ScanForm({ words, authenticator: { uri, secret: key, qr }, served }: ScanFormProps) {
  const side = qr.size + 2 * QUIET_ZONE;
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
          {/* Scanners want dark on light, whatever the colours of the page. */}
          <svg
            viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
            role="img"
            aria-label={words.alt}
            shapeRendering="crispEdges"
            className="w-56 max-w-full rounded-control border border-line"
          >
            <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
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
