import { useRef } from "react";
import { Form } from "react-router";
import type { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { phoneCountries } from "#content/phone-countries.ts";
import type { Market } from "#content/site.ts";
import { PhoneField } from "#ui/field/phone-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { formatPhone } from "#web/forms/phone/format-phone.ts";
import { readPhoneRoughly } from "#web/forms/phone/read-phone-roughly.ts";
import { type RegistrationField, readRegistration } from "#web/forms/registration-form.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { FormPart } from "#web/sections/form-part.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { NewPasswordField } from "#web/sections/registration/new-password-field.tsx";
import { RegisterConsent } from "#web/sections/registration/register-consent.tsx";

type FormWords = ReturnType<typeof registerWords>["form"];
type RegisterFormProps = {
  words: FormWords;
  market: Market;
  served: FormAnswer<RegistrationField> | undefined;
  /** What goes along unseen, where there is some: answers that were given before, the offer from which somebody came. */
  hidden: Readonly<Record<string, string>>;
  /** What is known already of who makes the account. */
  known: Partial<Record<RegistrationField, string>>;
};

const icons: Readonly<Record<string, IconName>> = {
  koper: "plug",
  verkoper: "sun",
  beide: "arrow-left-right",
  particulier: "house",
  onderneming: "factory",
};

export function RegisterForm({ words, market, served, hidden, known: prefilled }: RegisterFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, (form) =>
    readRegistration(form, market, readPhoneRoughly),
  );
  const element = useRef<HTMLFormElement>(null);
  const { aim, company, you, access } = words;
  const given = (name: RegistrationField) => ({
    id: fieldId(name),
    name,
    defaultValue: (served ? served.typed[name] : prefilled[name]) ?? "",
    error: answer?.faults[name],
  });
  const pictured = <Option extends { readonly value: string }>(options: readonly Option[]) =>
    options.map((option) => ({ ...option, ...(icons[option.value] ? { icon: icons[option.value] as IconName } : {}) }));
  const known = () => {
    const form = element.current ? new FormData(element.current) : new FormData();
    return ["voornaam", "achternaam", "onderneming", "email"].map((name) => String(form.get(name) ?? ""));
  };
  return (
    <Form
      key={round}
      ref={element}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="group/form grid gap-10 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <FormSummary answer={answer} labels={labelsOf(words)} />
      <FormPart title={aim.title}>
        <RadioCards {...given("rol")} label={aim.role.label} options={pictured(aim.role.options)} columns={3} />
        <RadioCards {...given("soort")} label={aim.kind.label} options={pictured(aim.kind.options)} columns={2} />
        <div className="hidden-until-chosen gap-6 group-has-[input[value=onderneming]:checked]/form:grid sm:grid-cols-2">
          <TextField {...given("onderneming")} {...company.name} autoComplete="organization" maxLength={80} />
          <TextField {...given("ondernemingsnummer")} {...company.number} inputMode="text" maxLength={20} />
        </div>
      </FormPart>
      <FormPart title={you.title}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...given("voornaam")} {...you.firstName} autoComplete="given-name" maxLength={80} />
          <TextField {...given("achternaam")} {...you.lastName} autoComplete="family-name" maxLength={80} />
        </div>
        <TextField
          {...given("postcode")}
          {...you.postcode}
          autoComplete="postal-code"
          inputMode={market === "be" ? "numeric" : "text"}
          maxLength={12}
          className="max-w-sm"
        />
        <PhoneField
          {...given("telefoon")}
          {...you.phone}
          optional
          countries={phoneCountries}
          countryName="land"
          defaultCountry={served?.typed.land || market.toUpperCase()}
          format={formatPhone}
          maxLength={40}
        />
      </FormPart>
      <FormPart title={access.title}>
        <TextField
          {...given("email")}
          {...access.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <NewPasswordField {...given("wachtwoord")} {...access.password} known={known} />
      </FormPart>
      <RegisterConsent words={words} isBusy={isBusy} given={given} />
    </Form>
  );
}

const labelsOf = ({ aim, company, you, access }: FormWords): Partial<Record<RegistrationField, string>> => ({
  rol: aim.role.label,
  soort: aim.kind.label,
  onderneming: company.name.label,
  ondernemingsnummer: company.number.label,
  voornaam: you.firstName.label,
  achternaam: you.lastName.label,
  postcode: you.postcode.label,
  telefoon: you.phone.label,
  email: access.email.label,
  wachtwoord: access.password.label,
});
