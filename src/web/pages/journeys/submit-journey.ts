import { type ActionFunctionArgs, redirect } from "react-router";
import { submitLead } from "#application/leads/submit-lead.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { calculationPath } from "#web/calculations/page-address.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { HONEYPOT_FIELD, readLead, TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { readPhone } from "#web/forms/phone/read-phone.ts";
import {
  calculationAnswers,
  JOURNEY_STEPS,
  journeyAnswers,
  readJourney,
  writeJourney,
} from "#web/forms/queries/journey-query.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { type JourneyKind, pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import { firstOpenStep, withQuery } from "#web/pages/journeys/load-journey.ts";
import { cookieHeaders, leadCookie } from "#web/requests/session-cookies.ts";

/**
 * The end of a journey. The answers stand in the address, as on every step; who somebody is comes with the form alone.
 * All of it is judged again.
 */
export async function submitJourney(kind: JourneyKind, { request, context, url }: ActionFunctionArgs) {
  const { side, path, thanks } = kind;
  const form = await request.formData();
  // A program reads what a person reads, and nothing is kept.
  if (form.get(HONEYPOT_FIELD)) return redirect(thanks, 303);
  const [ports, site] = [context.get(portsContext), context.get(siteContext)];
  const answers = journeyAnswers(url.searchParams, side);
  const { situation, typed, ...reading } = readJourney(answers, side, site.today, site);
  const open = firstOpenStep({ ...reading, situation, typed }, JOURNEY_STEPS);
  if (site.market !== "be" || open < JOURNEY_STEPS || situation === null) {
    return redirect(withQuery(pathOfStep(path, Math.min(open, JOURNEY_STEPS - 1)), answers, answers.size > 0), 303);
  }
  const contact = readLead(form, readPhone);
  if (!contact.ok) return refuseForm(contact.answer, 422);
  const token = textOf(form, TOKEN_FIELD);
  const run = async () => {
    const lead = {
      ...contact.value,
      side,
      answers: writeJourney(situation, typed).toString(),
      consentVersion: consentTexts.lead.textVersion,
      link: calculationPath({ side, variant: null, params: calculationAnswers(answers, side) }),
      token,
    };
    const result = await submitLead(ports, lead, context.get(clientContext));
    if (!result.ok) return refuseAccount(result.refusal, contact.typed, { "email-malformed": "email" });
    const sent = result.value.token;
    const headers = cookieHeaders([leadCookie(sent, ports.settings.publicUrl)]);
    return redirect(`${thanks}?${TOKEN_FIELD}=${encodeURIComponent(sent)}`, { status: 303, headers });
  };
  return whileAvailable(contact.typed, run, { token });
}
