import { lazy, Suspense } from "react";
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
import { tryAwaitedLeads } from "#application/leads/take-lead.ts";
import { verifyEmailWords } from "#content/pages/accounts/sign-in/verify-email.ts";
import { Button } from "#ui/button.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { clientContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { OFFER_FIELD, offerPath, offerReturnIn, readOfferReturn } from "#web/forms/offer-return.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { invitationPathFor } from "#web/pages/accounts/invitations/invitation-view.ts";
import { prepareDraft } from "#web/pages/accounts/leads/draft-from-lead.ts";
import { pathOfTaken, pathOfWaiting } from "#web/pages/accounts/leads/path-of-taken.ts";
import { loadPublication, publishTaken } from "#web/pages/accounts/leads/publish-lead.ts";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { signVisitorIn } from "#web/pages/accounts/sign-in/sign-visitor-in.ts";
import { WaysOn } from "#web/pages/accounts/sign-in/ways-on.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";
import type { ShownView } from "#web/sections/offer/offer-view.ts";

// Most links bring no offer along, and no charts.
const OfferShown = lazy(() =>
  import("#web/sections/offer/offer-shown.tsx").then((module) => ({ default: module.OfferShown })),
);

export const headers = answerHeaders;

/** The button that publishes too, and what was shown beside it. */
const PUBLISH_FIELD = "publiceren";
const SEEN_FIELD = "gezien";

type Answer = FormAnswer<never> & { readonly isExpired?: boolean };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get("token");
  const isNewAddress = url.searchParams.get("doel") === "adres";
  const offerId = offerReturnIn(url);
  return {
    ...verifyEmailWords(context.get(siteContext)),
    token,
    isNewAddress,
    offerId,
    isSignedIn: context.get(visitorContext) !== null,
    // Who came from somebody's offer goes back there first.
    publication: token && !isNewAddress && offerId === null ? await loadPublication(context, token) : null,
  };
}

/** Only the button confirms: programs that look at mail follow every link in it. */
export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
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
    const taken = await tryAwaitedLeads(ports, uid, prepareDraft(ports, context.get(siteContext), uid));
    const offerId = readOfferReturn(textOf(form, OFFER_FIELD));
    if (offerId !== null) return signVisitorIn(context, result.value, offerPath(offerId));
    if (taken === null) return signVisitorIn(context, result.value, pathOfWaiting);
    if (taken.leads === 0) {
      return signVisitorIn(context, result.value, (await invitationPathFor(ports, uid)) ?? "/account");
    }
    const isToPublish = textOf(form, PUBLISH_FIELD) !== "";
    const to = isToPublish ? await publishTaken(ports, uid, taken, textOf(form, SEEN_FIELD)) : pathOfTaken(taken);
    return signVisitorIn(context, result.value, to);
  });
}

const refuse = (refusal: Parameters<typeof refuseAccount>[0]) =>
  refuseAccount<never>(refusal, {}, {}, { isExpired: refusal.code === "token-unknown" });

export const clientAction = keepWhenOffline([]);

export default function VerifyEmail() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const { token, isNewAddress, isSignedIn, next, publication } = words;
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
        <>
          <ConfirmForm words={words} token={token} served={served} />
          {publication?.side === "seller" ? <Preview words={words.publish.seller} view={publication.view} /> : null}
        </>
      )}
    </SignInPage>
  );
}

type ConfirmFormProps = { words: Words; token: string; served: Answer | undefined };

function ConfirmForm({ words, token, served }: ConfirmFormProps) {
  const { isNewAddress, offerId, publication, publish } = words;
  const navigation = useNavigation();
  const isBusy = navigation.state !== "idle";
  const isPublishing = isBusy && navigation.formData?.has(PUBLISH_FIELD) === true;
  const buttons = publication ? (
    <>
      <Button size="large" name={PUBLISH_FIELD} value="ja" busy={isPublishing} className="max-sm:w-full">
        {publish[publication.side].submit}
      </Button>
      <Button size="large" variant="secondary" busy={isBusy && !isPublishing} className="max-sm:w-full">
        {publish.only}
      </Button>
    </>
  ) : (
    <Button size="large" busy={isBusy} className="max-sm:w-full">
      {words.submit}
    </Button>
  );
  return (
    <Form method="post" className="grid gap-6">
      <FormSummary answer={served} labels={{}} />
      <input type="hidden" name="token" value={token} />
      {isNewAddress ? <input type="hidden" name="doel" value="adres" /> : null}
      {offerId ? <input type="hidden" name={OFFER_FIELD} value={offerId} /> : null}
      {publication?.side === "seller" ? <input type="hidden" name={SEEN_FIELD} value={publication.seen} /> : null}
      <div className="flex flex-wrap gap-3">{buttons}</div>
    </Form>
  );
}

type PreviewProps = { words: Words["publish"]["seller"]; view: ShownView };

const Preview = ({ words, view }: PreviewProps) => (
  <section aria-labelledby="voorbeeld" className="mt-4 grid gap-6 border-line border-t pt-8">
    <div>
      <h2 id="voorbeeld" className="font-display text-h2">
        {words.heading}
      </h2>
      <p className="mt-2 text-base text-muted">{words.text}</p>
    </div>
    <Suspense fallback={null}>
      <OfferShown view={view} />
    </Suspense>
  </section>
);

type Words = Awaited<ReturnType<typeof loader>>;

function heroOf(
  { token, isNewAddress, expired, newAddressExpired, withoutLink, newAddress, publication, publish }: Words,
  isExpired: boolean,
) {
  if (isExpired) return isNewAddress ? newAddressExpired : expired;
  if (!token) return withoutLink;
  if (isNewAddress) return newAddress;
  return publication ? publish[publication.side] : {};
}
