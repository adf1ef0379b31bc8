import type { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { HONEYPOT_FIELD, type RegistrationField } from "#web/forms/registration-form.ts";
import { FormPart } from "#web/sections/form-part.tsx";
import { HoneypotField } from "#web/sections/honeypot-field.tsx";
import { NewTabLink } from "#web/sections/registration/new-tab-link.tsx";

type Given = { id: string; name: string; defaultValue: string; error: string | undefined };
type RegisterConsentProps = {
  words: Pick<ReturnType<typeof registerWords>["form"], "consent" | "honeypot" | "submit">;
  isBusy: boolean;
  given: (name: RegistrationField) => Given;
};

/** The last part of every form that makes an account. */
export function RegisterConsent({ words, isBusy, given }: RegisterConsentProps) {
  const { consent, honeypot, submit } = words;
  const ticked = ({ defaultValue, ...rest }: Given) => ({ ...rest, defaultChecked: defaultValue === "on" });
  return (
    <>
      <FormPart title={consent.title}>
        <div className="grid gap-2">
          <CheckboxField
            {...ticked(given("voorwaarden"))}
            required
            label={
              <>
                {consent.terms.before} <NewTabLink {...consent.terms.link} hint={consent.newTab} />{" "}
                {consent.terms.after}
              </>
            }
          />
          <CheckboxField {...ticked(given("nieuwsbrief"))} {...consent.newsletter} optional />
        </div>
      </FormPart>
      <HoneypotField name={HONEYPOT_FIELD} label={honeypot} />
      <div className="grid gap-4">
        <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
          {submit}
        </Button>
        <p className="text-muted text-small">
          {consent.privacy.before} <NewTabLink {...consent.privacy.link} hint={consent.newTab} />.
        </p>
      </div>
    </>
  );
}
