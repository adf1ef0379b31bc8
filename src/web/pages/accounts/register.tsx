import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { registerAccount } from "#application/accounts/register-account.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { registerWords } from "#content/pages/accounts/register.ts";
import { Alert } from "#ui/alert.tsx";
import { Contract } from "#ui/illustrations/contract.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { askerContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { readPhone } from "#web/forms/read-phone.ts";
import { type RefusalFields, refuseAccount } from "#web/forms/refuse-account.ts";
import {
  type RegistrationField,
  readRegistration,
  registrationFields,
  TRAP_FIELD,
} from "#web/forms/registration-form.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AlreadySignedIn } from "#web/pages/accounts/already-signed-in.tsx";
import { RegisterForm } from "#web/pages/accounts/register-form.tsx";
import { SignInPage } from "#web/pages/accounts/sign-in-page.tsx";

export const handle: PageHandle = {};
export const headers = answerHeaders;

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...registerWords(context.get(siteContext)),
  market: context.get(siteContext).market,
  visitor: context.get(visitorContext),
  leadToken: url.searchParams.get(TOKEN_FIELD) ?? "",
});

const refusalFields: RefusalFields<RegistrationField> = {
  "email-malformed": "email",
  "password-too-short": "wachtwoord",
  "password-too-long": "wachtwoord",
  "password-common": "wachtwoord",
};

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // Whether it is a person or a program, a known address or a new one: the page that follows is the same.
  const done = () => redirect("/verificatie-resend", 303);
  if (form.get(TRAP_FIELD)) return done();
  const reading = readRegistration(form, context.get(siteContext).market, readPhone);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  const { profile, email, password, wantsNewsletter } = reading.value;
  return whileAvailable(reading.typed, async () => {
    const consents = [
      { ...consentTexts.terms, isGiven: true },
      { ...consentTexts.newsletter, isGiven: wantsNewsletter },
    ];
    const input = { email, password, document: profile, consents };
    const result = await registerAccount(context.get(portsContext), input, context.get(askerContext));
    if (!result.ok) return refuseAccount<RegistrationField>(result.refusal, reading.typed, refusalFields);
    // Known address or new one: the same is written, and nothing is given before the address is confirmed.
    await context.get(portsContext).store.leads.awaitAccount(email, textOf(form, TOKEN_FIELD) || null);
    return done();
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
              <Link to="/login">{words.haveOne.action}</Link>
            </TextLink>
          </p>
          {words.leadToken ? (
            <Alert tone="info">
              <p>{words.takesAlong}</p>
            </Alert>
          ) : null}
          <RegisterForm words={words.form} market={words.market} served={served} leadToken={words.leadToken} />
        </>
      )}
    </SignInPage>
  );
}
