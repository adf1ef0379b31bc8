import { type ActionFunctionArgs, redirect } from "react-router";
import { registerAccount } from "#application/accounts/register-account.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { OFFER_FIELD, readOfferReturn } from "#web/forms/offer-return.ts";
import { readPhone } from "#web/forms/phone/read-phone.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { rememberAddress } from "#web/forms/registration/mailed-address.ts";
import { registrationConsents, registrationRefusalFields } from "#web/forms/registration/registration-of-lead.ts";
import {
  HONEYPOT_FIELD,
  type RegistrationField,
  readRegistration,
  registrationFields,
} from "#web/forms/registration-form.ts";

/** Of the page of its own, and of the pages of thanks, where only a password is left to ask. */
export async function registerAction({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  // Whether it is a person or a program, a known address or a new one: the page that follows is the same.
  const done = () => redirect("/verificatie-resend", 303);
  if (form.get(HONEYPOT_FIELD)) return done();
  const reading = readRegistration(form, context.get(siteContext).market, readPhone);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  const { profile, email, password, wantsNewsletter } = reading.value;
  return whileAvailable(reading.typed, async () => {
    const consents = registrationConsents(wantsNewsletter);
    const leadToken = textOf(form, TOKEN_FIELD) || null;
    const offerId = readOfferReturn(textOf(form, OFFER_FIELD));
    const input = { email, password, document: profile, consents, leadToken, offerId };
    const result = await registerAccount(context.get(portsContext), input, context.get(clientContext));
    return result.ok
      ? done()
      : refuseAccount<RegistrationField>(result.refusal, reading.typed, registrationRefusalFields);
  });
}

export const registerClientAction = rememberAddress(
  keepWhenOffline(registrationFields.filter((name) => name !== "wachtwoord")),
);
