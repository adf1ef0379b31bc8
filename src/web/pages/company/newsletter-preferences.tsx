import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { chooseTopics, readSubscription } from "#application/newsletter/change-subscription.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { newsletterPreferencesWords } from "#content/pages/company/newsletter-pages.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { chosenTopics, KEY_FIELD } from "#web/forms/newsletter-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { NewsletterAnswer } from "#web/pages/company/newsletter-answer.tsx";
import { TopicBoxes } from "#web/pages/company/topic-boxes.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline([]);

const SAVED = "bewaard";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const words = newsletterPreferencesWords(context.get(siteContext));
  const key = url.searchParams.get(KEY_FIELD) ?? "";
  const found = await readSubscription(context.get(portsContext), key).catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error;
    const headers = { "retry-after": "60" };
    throw data("Service Unavailable", { status: 503, statusText: "Service Unavailable", headers });
  });
  return {
    ...words,
    key,
    lead: found && words.lead.replace("{email}", found.emailMasked),
    chosen: found?.topics ?? [],
    wasSaved: url.searchParams.has(SAVED),
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const key = textOf(form, KEY_FIELD);
  const topics = chosenTopics(form);
  const { none } = newsletterPreferencesWords(context.get(siteContext));
  if (topics.length === 0) return refuseForm<FormAnswer<never>>({ typed: {}, faults: {}, notice: none }, 422);
  return whileAvailable<unknown, never>({}, async () => {
    const { textVersion } = consentTexts.newsletter;
    const result = await chooseTopics(context.get(portsContext), key, topics, textVersion);
    const place = `/nieuwsbrief/voorkeuren?${KEY_FIELD}=${encodeURIComponent(key)}`;
    return redirect(result.ok ? `${place}&${SAVED}=1` : place, 303);
  });
}

export default function NewsletterPreferences() {
  const { title, lead, key, topics, chosen, submit, saved, wasSaved, leave, unknown } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer<never> | undefined;
  const isBusy = useNavigation().state !== "idle";
  if (lead === null) {
    return (
      <NewsletterAnswer {...unknown} isAnswer={false}>
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={unknown.again.path}>{unknown.again.label}</Link>
        </Button>
      </NewsletterAnswer>
    );
  }
  return (
    <NewsletterAnswer title={title} lead={lead} isAnswer={false}>
      {served?.notice ? (
        <Alert tone="danger" role="alert">
          <p>{served.notice}</p>
        </Alert>
      ) : null}
      {wasSaved && !served ? (
        <Alert tone="ok" role="status">
          <p>{saved}</p>
        </Alert>
      ) : null}
      <Form method="post" action="/nieuwsbrief/voorkeuren" className="grid justify-items-start gap-5">
        <input type="hidden" name={KEY_FIELD} value={key} />
        <TopicBoxes {...topics} chosen={chosen} />
        <Button busy={isBusy} className="max-sm:w-full">
          {submit}
        </Button>
      </Form>
      <div className="mt-6 border-line border-t pt-6">
        <h2 className="font-display text-h4">{leave.title}</h2>
        <p className="mt-2 text-base text-muted">{leave.text}</p>
        <Form method="post" action="/nieuwsbrief/uitschrijven" className="mt-4">
          <input type="hidden" name={KEY_FIELD} value={key} />
          <SendButton variant="secondary" size="small">
            {leave.submit}
          </SendButton>
        </Form>
      </div>
    </NewsletterAnswer>
  );
}
