import { Form, Link } from "react-router";
import type { loginWords } from "#content/pages/accounts/sign-in/login.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import { loginPath } from "#web/forms/return-path.ts";
import { readLogin } from "#web/forms/sign-in-forms.ts";
import { useSending } from "#web/forms/use-sending.ts";
import type { LoginAnswer, LoginField } from "#web/pages/accounts/sign-in/login-answer.ts";
import { PasskeyButton } from "#web/pages/accounts/sign-in/passkey-button.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

type LoginFormProps = {
  words: ReturnType<typeof loginWords>;
  served: LoginAnswer | undefined;
  back: string | null;
};

export function LoginForm({ words, served, back }: LoginFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending<LoginField>(served, readLogin);
  const { form, unconfirmed, passkey } = words;
  return (
    <div className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8">
      {served?.isUnconfirmed ? (
        <Alert tone="warn" title={unconfirmed.title} role="alert">
          <p>{unconfirmed.text}</p>
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/verificatie-resend">{unconfirmed.action}</Link>
          </TextLink>
        </Alert>
      ) : null}
      <Form key={round} method="post" action={loginPath(back)} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormSummary answer={answer} labels={{ email: form.email.label, wachtwoord: form.password.label }} />
        <TextField
          id={fieldId("email")}
          name="email"
          {...form.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={served?.typed.email ?? ""}
          error={answer?.faults.email}
        />
        <div>
          <PasswordField
            id={fieldId("wachtwoord")}
            name="wachtwoord"
            {...form.password}
            autoComplete="current-password"
            error={answer?.faults.wachtwoord}
          />
          <TextLink asChild className="mt-1 inline-flex min-h-11 items-center text-base">
            <Link to="/password-reset-mail">{form.forgot}</Link>
          </TextLink>
        </div>
        <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
          {form.submit}
        </Button>
      </Form>
      <PasskeyButton words={passkey} back={back} />
    </div>
  );
}
