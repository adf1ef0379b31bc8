import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { registerAccount } from "#application/accounts/register-account.ts";
import { loadLead } from "#application/leads/take-lead.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { Alert } from "#ui/alert.tsx";
import { Contract } from "#ui/illustrations/contract.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { clientContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { OFFER_FIELD, offerIdIn, offerPath, readOfferId } from "#web/forms/offer-return.ts";
import { readPhone } from "#web/forms/phone/read-phone.ts";
import { type RefusalFields, refuseAccount } from "#web/forms/refuse-account.ts";
import {
  HONEYPOT_FIELD,
  type RegistrationField,
  readRegistration,
  registrationFields,
} from "#web/forms/registration-form.ts";
import { loginPath } from "#web/forms/return-path.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { registrationOfLead } from "#web/pages/accounts/leads/registration-of-lead.ts";
import { AlreadySignedIn } from "#web/pages/accounts/sign-in/already-signed-in.tsx";
import { RegisterForm } from "#web/pages/accounts/sign-in/register-form.tsx";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { readLeadToken } from "#web/requests/session-cookies.ts";

export const handle: PageHandle = {};
export const headers = answerHeaders;

export async function loader({ context, url, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const leadToken = url.searchParams.get(TOKEN_FIELD) ?? "";
  const offerId = offerIdIn(url);
  return {
    ...registerWords(site),
    market: site.market,
    visitor: context.get(visitorContext),
    leadToken,
    offerId,
    signIn: loginPath(offerId === null ? null : offerPath(offerId)),
    known: leadToken ? await loadKnown({ context, request }, leadToken) : knownAim(url),
  };
}

/** What a journey told before, for who comes by its link. */
async function loadKnown({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">, leadToken: string) {
  const ports = context.get(portsContext);
  try {
    const lead = await loadLead(ports, leadToken);
    if (!lead || lead.uid !== null) return {};
    const sentFrom = readLeadToken(request.headers.get("cookie"), ports.settings.publicUrl);
    return registrationOfLead(lead, context.get(siteContext), sentFrom === leadToken);
  } catch (error) {
    // Without the database the form is empty, and says so when it is sent.
    if (error instanceof Unavailable) return {};
    throw error;
  }
}

/** A link may tell what somebody comes to do and where: from an offer, to buy. The form reads it as what is typed. */
function knownAim(url: URL): Partial<Record<RegistrationField, string>> {
  const rol = url.searchParams.get("rol");
  const postcode = url.searchParams.get("postcode")?.slice(0, 12);
  return { ...(rol === "koper" || rol === "verkoper" ? { rol } : {}), ...(postcode ? { postcode } : {}) };
}

const refusalFields: RefusalFields<RegistrationField> = {
  "email-malformed": "email",
  "password-too-short": "wachtwoord",
  "password-too-long": "wachtwoord",
  "password-common": "wachtwoord",
  "password-leaked": "wachtwoord",
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // Whether it is a person or a program, a known address or a new one: the page that follows is the same.
  const done = () => redirect("/verificatie-resend", 303);
  if (form.get(HONEYPOT_FIELD)) return done();
  const reading = readRegistration(form, context.get(siteContext).market, readPhone);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  const { profile, email, password, wantsNewsletter } = reading.value;
  return whileAvailable(reading.typed, async () => {
    const consents = [
      { ...consentTexts.terms, isGiven: true },
      { ...consentTexts.newsletter, isGiven: wantsNewsletter },
    ];
    const leadToken = textOf(form, TOKEN_FIELD) || null;
    const offerId = readOfferId(textOf(form, OFFER_FIELD));
    const input = { email, password, document: profile, consents, leadToken, offerId };
    const result = await registerAccount(context.get(portsContext), input, context.get(clientContext));
    return result.ok ? done() : refuseAccount<RegistrationField>(result.refusal, reading.typed, refusalFields);
  });
}

export const clientAction = keepWhenOffline(registrationFields.filter((name) => name !== "wachtwoord"));

export default function Register() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer<RegistrationField> | undefined;
  return (
    <SignInPage words={words} picture={<Contract className="mx-auto w-full max-w-72" />}>
      {words.visitor ? (
        <AlreadySignedIn email={words.visitor.email} />
      ) : (
        <>
          <p className="text-base">
            {words.haveOne.text}{" "}
            <TextLink asChild>
              <Link to={words.signIn}>{words.haveOne.action}</Link>
            </TextLink>
          </p>
          {words.leadToken ? (
            <Alert tone="info">
              <p>{words.takesAlong}</p>
            </Alert>
          ) : null}
          <RegisterForm
            words={words.form}
            market={words.market}
            served={served}
            hidden={{ [TOKEN_FIELD]: words.leadToken, [OFFER_FIELD]: words.offerId ?? "" }}
            known={words.known}
          />
        </>
      )}
    </SignInPage>
  );
}
