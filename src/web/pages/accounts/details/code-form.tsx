import { Form, Link } from "react-router";
import type { loginWords } from "#content/pages/accounts/sign-in/login.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { loginPath } from "#web/forms/return-path.ts";
import { readCode } from "#web/forms/sign-in-forms.ts";
import { useSending } from "#web/forms/use-sending.ts";
import {
  CHALLENGE_FIELD,
  type LoginAnswer,
  type LoginField,
  type LoginStep,
  STEP_FIELD,
} from "#web/pages/accounts/sign-in/login-answer.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

type CodeFormProps = {
  words: ReturnType<typeof loginWords>["code"];
  served: LoginAnswer;
  challenge: string;
  back: string | null;
};

/** The second step of signing in, for who has a second lock on the account. */
export function CodeForm({ words, served, challenge, back }: CodeFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending<LoginField>(served, readCode);
  return (
    <Form
      key={round}
      method="post"
      action={loginPath(back)}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <FormSummary answer={answer} labels={{ code: words.label }} />
      <input type="hidden" name={STEP_FIELD} value={"code" satisfies LoginStep} />
      <input type="hidden" name={CHALLENGE_FIELD} value={challenge} />
      <TextField
        id={fieldId("code")}
        name="code"
        label={words.label}
        help={words.help}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="max-w-sm"
        error={answer?.faults.code}
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button size="large" busy={isBusy}>
          {words.submit}
        </Button>
        <Button asChild variant="quiet" size="large">
          <Link to={loginPath(back)} reloadDocument>
            {words.again}
          </Link>
        </Button>
      </div>
    </Form>
  );
}
