import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { endSubscription } from "#application/newsletter/change-subscription.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { newsletterUnsubscribeWords } from "#content/pages/company/newsletter-pages.ts";
import { Button } from "#ui/button.tsx";
import { portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { KEY_FIELD } from "#web/forms/newsletter-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { NewsletterAnswer } from "#web/pages/company/newsletter-answer.tsx";
import { TokenForm } from "#web/sections/token-form.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

type Answer = FormAnswer<never> & { readonly isDone?: true };

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...newsletterUnsubscribeWords(context.get(siteContext)),
  key: url.searchParams.get(KEY_FIELD),
});

/**
 * The button of this page, or the POST of a mail program (RFC 8058), which knows the address alone: the key stands in
 * the form or in the address. No redirect follows, because those programs go after none.
 */
export async function action({ context, url }: ActionFunctionArgs) {
  const key = textOf(await postedForm(context), KEY_FIELD) || (url.searchParams.get(KEY_FIELD) ?? "");
  return whileAvailable<unknown, never>({}, async () => {
    await endSubscription(context.get(portsContext), key, consentTexts.newsletter.textVersion);
    return { typed: {}, faults: {}, notice: null, isDone: true } satisfies Answer;
  });
}

export default function NewsletterUnsubscribe() {
  const { ask, done, missing, key } = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const end = served?.isDone ? done : key ? null : missing;
  if (end) {
    return (
      <NewsletterAnswer {...end} isAnswer={served !== undefined}>
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={end.again.path}>{end.again.label}</Link>
        </Button>
      </NewsletterAnswer>
    );
  }
  return (
    <NewsletterAnswer {...ask} isAnswer={false}>
      <TokenForm name={KEY_FIELD} token={key ?? ""} submit={ask.submit} notice={served?.notice ?? null} />
    </NewsletterAnswer>
  );
}
