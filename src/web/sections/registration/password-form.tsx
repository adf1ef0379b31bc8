import { Form } from "react-router";
import type { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import type { Market } from "#content/site.ts";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { readPhoneRoughly } from "#web/forms/phone/read-phone-roughly.ts";
import { type RegistrationField, readRegistration } from "#web/forms/registration-form.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { NewPasswordField } from "#web/sections/registration/new-password-field.tsx";
import { RegisterConsent } from "#web/sections/registration/register-consent.tsx";

export type KnownPerson = Readonly<Partial<Record<RegistrationField, string>>>;
type PasswordFormProps = {
  words: Pick<ReturnType<typeof registerWords>["form"], "access" | "consent" | "honeypot" | "submit">;
  market: Market;
  served: FormAnswer<RegistrationField> | undefined;
  leadToken: string;
  known: KnownPerson;
};

/** Makes an account of who told everything but a password in a journey just now. */
export function PasswordForm({ words, market, served, leadToken, known }: PasswordFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, (form) =>
    readRegistration(form, market, readPhoneRoughly),
  );
  const given = (name: RegistrationField) => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? "",
    error: answer?.faults[name],
  });
  const { email, password } = words.access;
  const others = Object.values(known);
  return (
    <Form
      key={round}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid max-w-text gap-8 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <input type="hidden" name={TOKEN_FIELD} value={leadToken} />
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormSummary answer={answer} labels={{ email: email.label, wachtwoord: password.label }} />
      <p className="text-base">
        <span className="block text-muted text-small">{email.label}</span>
        <span className="break-words font-semibold">{known.email}</span>
      </p>
      <NewPasswordField {...given("wachtwoord")} {...password} known={() => others} />
      <RegisterConsent words={words} isBusy={isBusy} given={given} />
    </Form>
  );
}
