import { Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { loadLead } from "#application/leads/take-lead.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import { Alert } from "#ui/alert.tsx";
import { Contract } from "#ui/illustrations/contract.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { OFFER_FIELD, offerPath, offerReturnIn } from "#web/forms/offer-return.ts";
import { registrationOfLead } from "#web/forms/registration/registration-of-lead.ts";
import type { RegistrationField } from "#web/forms/registration-form.ts";
import { loginPath } from "#web/forms/return-path.ts";
import { AlreadySignedIn } from "#web/pages/accounts/sign-in/already-signed-in.tsx";
import { RegisterForm } from "#web/pages/accounts/sign-in/register-form.tsx";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { readLeadToken } from "#web/requests/session-cookies.ts";

export const headers = answerHeaders;

export async function loader({ context, url, request }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const leadToken = url.searchParams.get(TOKEN_FIELD) ?? "";
  const offerId = offerReturnIn(url);
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

export {
  registerAction as action,
  registerClientAction as clientAction,
} from "#web/forms/registration/register-action.ts";

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
