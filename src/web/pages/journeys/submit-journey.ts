import { type ActionFunctionArgs, redirect } from "react-router";
import { checkNewPassword } from "#application/accounts/check-new-password.ts";
import { registerAccount } from "#application/accounts/register-account.ts";
import { type LeadInput, submitLead } from "#application/leads/submit-lead.ts";
import { consentTexts } from "#content/consent-texts.ts";
import type { Site } from "#content/site.ts";
import type { AccountRefusal } from "#domain/accounts/account-refusal.ts";
import { calculationPath } from "#web/calculations/page-address.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { HONEYPOT_FIELD, type LeadField, readLead, TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { readPhone } from "#web/forms/phone/read-phone.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import {
  calculationAnswers,
  JOURNEY_STEPS,
  journeyAnswers,
  readJourney,
  writeJourney,
} from "#web/forms/queries/journey-query.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import {
  readAccountOfLead,
  registrationConsents,
  registrationRefusalFields,
} from "#web/forms/registration/registration-of-lead.ts";
import { mayMakeAccount } from "#web/pages/journeys/account-part.ts";
import { type JourneyKind, pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import { firstOpenStep, withQuery } from "#web/pages/journeys/load-journey.ts";
import { cookieHeaders, leadCookie } from "#web/requests/session-cookies.ts";

/**
 * The end of a journey. The answers stand in the address, as on every step; who somebody is comes with the form alone.
 * All of it is judged again.
 */
export async function submitJourney(kind: JourneyKind, { context, url }: ActionFunctionArgs) {
  const { side, path, thanks } = kind;
  const form = await postedForm(context);
  // A program reads what a person reads, and nothing is kept.
  if (form.get(HONEYPOT_FIELD)) return redirect(thanks, 303);
  const [ports, site] = [context.get(portsContext), context.get(siteContext)];
  const answers = journeyAnswers(url.searchParams, side);
  const { situation, typed, ...reading } = readJourney(answers, side, site.today, site);
  const open = firstOpenStep({ ...reading, situation, typed }, JOURNEY_STEPS);
  if (site.market !== "be" || open < JOURNEY_STEPS || situation === null) {
    return redirect(withQuery(pathOfStep(path, Math.min(open, JOURNEY_STEPS - 1)), answers, answers.size > 0), 303);
  }
  const contact = readLead(form, readPhone, mayMakeAccount({ situation }, kind, context));
  if (!contact.ok) return refuseForm(contact.answer, 422);
  const token = textOf(form, TOKEN_FIELD);
  const { password, ...person } = contact.value;
  const lead = {
    ...person,
    side,
    answers: writeJourney(situation, typed).toString(),
    consentVersion: consentTexts.lead.textVersion,
    link: calculationPath({ side, variant: null, params: calculationAnswers(answers, side) }),
    token,
    asksAccount: password !== null,
  };
  const client = context.get(clientContext);
  const account = password === null ? null : accountOf(lead, password, site);
  const refuse = (refusal: AccountRefusal) =>
    refuseAccount<LeadField>(refusal, contact.typed, registrationRefusalFields, { token });
  // When the line breaks after the lead is kept, the form shown again is that of the lead, which has a token of its own
  // where another lead had the first.
  const again = { token };
  const run = async () => {
    // All of it holds before any of it is kept.
    const weak = account && (await checkNewPassword(ports, account.password, [account.email]));
    if (weak) return refuse(weak);
    const result = await submitLead(ports, lead, client);
    if (!result.ok) return refuse(result.refusal);
    const sent = result.value.token;
    again.token = sent;
    // Sent twice it asks for the same account twice: there is one, and nobody learns whether there was one before.
    // Only its limit can refuse the account by now. The lead is kept, and the page of thanks asks for the password again.
    if (account) await registerAccount(ports, { ...account, leadToken: sent }, client);
    const headers = cookieHeaders([leadCookie(sent, ports.settings.publicUrl)]);
    return redirect(`${thanks}?${TOKEN_FIELD}=${encodeURIComponent(sent)}`, { status: 303, headers });
  };
  return whileAvailable(contact.typed, run, again);
}

function accountOf(lead: LeadInput, password: string, site: Site) {
  const read = readAccountOfLead(lead, password, site, readPhone);
  // The form of the last step and the answers before it were judged by the same rules.
  if (!read.ok) throw new Error(`No account follows from a lead: ${Object.keys(read.answer.faults).join(", ")}.`);
  const { email, profile: document } = read.value;
  return { email, password, document, consents: registrationConsents(false) };
}
