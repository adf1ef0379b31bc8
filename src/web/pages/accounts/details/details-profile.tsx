import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { updateProfile } from "#application/account-details/update-profile.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { profileWords } from "#content/pages/accounts/details-profile.ts";
import { phoneCountries } from "#content/phone-countries.ts";
import { PhoneField } from "#ui/field/phone-field.tsx";
import { RadioCards } from "#ui/field/radio-cards.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { answerHeaders, type FormAnswer, refuseForm, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { formatPhone } from "#web/forms/phone/format-phone.ts";
import { readPhone } from "#web/forms/phone/read-phone.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { profileTexts, readProfileForm } from "#web/forms/profile-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const profile = await readProfile(ports, uid);
    return { ...profileWords(site), market: site.market, initial: profile ? profileTexts(profile) : {} };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, site, uid } = ownContext(context);
  const reading = readProfileForm(await postedForm(context), site.market, readPhone);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  return whileAvailable(reading.typed, async () => {
    await updateProfile(ports, uid, reading.value, nationalNumberRemoved);
    return redirect(`/account/accountgegevens?${DONE_FIELD}=profiel`, 303);
  });
}

export default function DetailsProfile() {
  const { hero, back, aim, company, you, submit, market, initial } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const labels = {
    rol: aim.role.label,
    soort: aim.kind.label,
    onderneming: company.name.label,
    ondernemingsnummer: company.number.label,
    voornaam: you.firstName.label,
    achternaam: you.lastName.label,
    straat: you.street.label,
    postcode: you.postcode.label,
    gemeente: you.town.label,
    telefoon: you.phone.label,
  };
  return (
    <MyPage {...hero} back={back}>
      <AccountForm served={served} labels={labels} submit={submit} initial={initial}>
        {(given) => (
          <>
            <RadioCards {...given("rol")} {...aim.role} columns={3} />
            <RadioCards {...given("soort")} {...aim.kind} columns={2} />
            <div className="hidden-until-chosen gap-6 group-has-[input[value=onderneming]:checked]/form:grid sm:grid-cols-2">
              <TextField {...given("onderneming")} {...company.name} autoComplete="organization" maxLength={80} />
              <TextField {...given("ondernemingsnummer")} {...company.number} maxLength={20} />
            </div>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField {...given("voornaam")} {...you.firstName} autoComplete="given-name" maxLength={80} />
              <TextField {...given("achternaam")} {...you.lastName} autoComplete="family-name" maxLength={80} />
            </div>
            <TextField {...given("straat")} {...you.street} optional autoComplete="street-address" maxLength={120} />
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField
                {...given("postcode")}
                {...you.postcode}
                autoComplete="postal-code"
                inputMode={market === "be" ? "numeric" : "text"}
                maxLength={12}
              />
              <TextField {...given("gemeente")} {...you.town} optional autoComplete="address-level2" maxLength={80} />
            </div>
            <PhoneField
              {...given("telefoon")}
              {...you.phone}
              optional
              countries={phoneCountries}
              countryName="land"
              defaultCountry={given("land").defaultValue || market.toUpperCase()}
              format={formatPhone}
              maxLength={40}
            />
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}
