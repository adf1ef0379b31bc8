import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { confirmAddress } from "#application/accounts/confirm-address.ts";
import { confirmEmailChange } from "#application/accounts/confirm-email-change.ts";
import { takeAwaitedLeads } from "#application/leads/take-lead.ts";
import { verifyEmailWords } from "#content/pages/accounts/sign-in/verify-email.ts";
import { Button } from "#ui/button.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { clientContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { OFFER_FIELD, offerIdIn, offerPath, readOfferId } from "#web/forms/offer-return.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { invitationPathFor } from "#web/pages/accounts/invitations/invitation-view.ts";
import { prepareDraft } from "#web/pages/accounts/leads/draft-from-lead.ts";
import { pathOfTaken } from "#web/pages/accounts/leads/path-of-taken.ts";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { signVisitorIn } from "#web/pages/accounts/sign-in/sign-visitor-in.ts";
import { WaysOn } from "#web/pages/accounts/sign-in/ways-on.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const handle: PageHandle = { index: false };
export const headers = answerHeaders;

type Answer = FormAnswer<never> & { readonly isExpired?: boolean };

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...verifyEmailWords(context.get(siteContext)),
  token: url.searchParams.get("token"),
  isNewAddress: url.searchParams.get("doel") === "adres",
  offerId: offerIdIn(url),
  isSignedIn: context.get(visitorContext) !== null,
});

/** Only the button confirms: programs that look at mail follow every link in it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const token = textOf(form, "token");
  const [ports, client] = [context.get(portsContext), context.get(clientContext)];
  return whileAvailable<unknown, never>({}, async () => {
    if (textOf(form, "doel") === "adres") {
      const result = await confirmEmailChange(ports, { token }, client);
      if (!result.ok) return refuse(result.refusal);
      const isSignedIn = context.get(visitorContext) !== null;
      return redirectDocument(isSignedIn ? "/account/accountgegevens" : "/login?na=adres", 303);
    }
    const result = await confirmAddress(ports, { token }, client);
    if (!result.ok) return refuse(result.refusal);
    const { uid } = result.value;
    const taken = await takeAwaitedLeads(ports, uid, prepareDraft(ports, context.get(siteContext), uid));
    const offerId = readOfferId(textOf(form, OFFER_FIELD));
    if (offerId !== null) return signVisitorIn(context, result.value, offerPath(offerId));
    const to = taken.leads > 0 ? pathOfTaken(taken) : await invitationPathFor(ports, uid);
    return signVisitorIn(context, result.value, to ?? "/account");
  });
}

const refuse = (refusal: Parameters<typeof refuseAccount>[0]) =>
  refuseAccount<never>(refusal, {}, {}, { isExpired: refusal.code === "token-unknown" });

export const clientAction = keepWhenOffline([]);

export default function VerifyEmail() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const isBusy = useNavigation().state !== "idle";
  const { token, isNewAddress, offerId, isSignedIn, next } = words;
  const isExpired = served?.isExpired === true;
  const ownWays = isNewAddress ? [next.details] : [next.account];
  return (
    <SignInPage
      words={{ ...words, hero: { ...words.hero, ...heroOf(words, isExpired) } }}
      isNews={isExpired}
      picture={<Letter className="mx-auto w-full max-w-72" />}
    >
      {isExpired || !token ? (
        <WaysOn ways={isSignedIn ? ownWays : [next.signIn, next.resend]} />
      ) : (
        <Form method="post" className="grid gap-6">
          <FormSummary answer={served} labels={{}} />
          <input type="hidden" name="token" value={token} />
          {isNewAddress ? <input type="hidden" name="doel" value="adres" /> : null}
          {offerId ? <input type="hidden" name={OFFER_FIELD} value={offerId} /> : null}
          <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
            {words.submit}
          </Button>
        </Form>
      )}
    </SignInPage>
  );
}

type Words = ReturnType<typeof loader>;

function heroOf(
  { token, isNewAddress, expired, newAddressExpired, withoutLink, newAddress }: Words,
  isExpired: boolean,
) {
  if (isExpired) return isNewAddress ? newAddressExpired : expired;
  if (!token) return withoutLink;
  return isNewAddress ? newAddress : {};
}
