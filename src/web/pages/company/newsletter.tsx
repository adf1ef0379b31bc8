import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { exampleDay } from "#application/calculations/examples/example-day.ts";
import { requestSubscription } from "#application/newsletter/request-subscription.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { daySquareWords } from "#content/energy/day-square.ts";
import { newsletterWords } from "#content/pages/company/newsletter.ts";
import { newsletterTopics } from "#domain/newsletter/topics.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { clientContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders, type FormAnswer, refuseForm, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { chosenTopics, topicsOrAll } from "#web/forms/newsletter-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { HONEYPOT_FIELD } from "#web/forms/registration-form.ts";
import { emailFields, readEmail } from "#web/forms/sign-in-forms.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { TopicBoxes } from "#web/pages/company/topic-boxes.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { HoneypotField } from "#web/sections/honeypot-field.tsx";
import { LinkList } from "#web/sections/link-list.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline(emailFields);

const ASKED = "gevraagd";
type Answer = FormAnswer<"email"> & { readonly topics?: readonly string[] };

export function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const words = newsletterWords(site);
  const { quarters } = exampleDay(words.square.pair, site);
  return {
    ...words,
    quarters: quarters.map(({ shared, toSupplier }) => ({ shared, toSupplier })),
    visitorEmail: context.get(visitorContext)?.email ?? "",
    wasAsked: url.searchParams.has(ASKED),
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const done = () => redirect(`/nieuwsbrief?${ASKED}=1#inschrijven`, 303);
  if (form.get(HONEYPOT_FIELD)) return done();
  const topics = chosenTopics(form);
  const reading = readEmail(form);
  if (!reading.ok) return refuseForm<Answer>({ ...reading.answer, topics }, 422);
  return whileAvailable(reading.typed, async () => {
    const { textVersion } = consentTexts.newsletter;
    const input = { email: reading.value.email, topics: topicsOrAll(form), textVersion };
    const result = await requestSubscription(context.get(portsContext), input, context.get(clientContext));
    return result.ok ? done() : refuseAccount<"email">(result.refusal, reading.typed, {}, { topics });
  });
}

export default function Newsletter() {
  const { hero, letter, square, quarters, promises, subscribe, visitorEmail, wasAsked } =
    useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const { answer, isBusy, onSubmit } = useSending<"email">(served, readEmail);
  const chosen = served?.topics?.length ? served.topics : newsletterTopics;
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pt-8 pb-20 sm:px-8 md:pt-14 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <Letter className="w-40" />
        <h1 className="mt-4 text-balance font-display text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-text text-lead text-muted">{hero.lead}</p>

        <div id="inschrijven" className="mt-8 scroll-mt-6 rounded-card bg-primary-soft p-6 sm:p-7">
          <h2 className="font-display text-h3">{subscribe.title}</h2>
          {subscribe.dutchMarket ? <p className="mt-3">{subscribe.dutchMarket}</p> : null}
          {wasAsked && !served ? (
            <Alert tone="ok" title={subscribe.asked.title} role="status" className="mt-5">
              <p>{subscribe.asked.text}</p>
            </Alert>
          ) : (
            <Form method="post" action="/nieuwsbrief" noValidate onSubmit={onSubmit} className="mt-5 grid gap-5">
              <FormSummary answer={answer} labels={{ email: subscribe.email.label }} />
              <TextField
                id={fieldId("email")}
                name="email"
                label={subscribe.email.label}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                defaultValue={served?.typed.email ?? visitorEmail}
                error={answer?.faults.email}
              />
              <TopicBoxes {...subscribe.topics} chosen={chosen} />
              <HoneypotField name={HONEYPOT_FIELD} label={subscribe.honeypot} />
              <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
                {subscribe.submit}
              </Button>
              <p className="text-muted text-small">
                {subscribe.consent}{" "}
                <TextLink asChild>
                  <Link to={subscribe.privacy.path}>{subscribe.privacy.label}</Link>
                </TextLink>
                .
              </p>
            </Form>
          )}
        </div>

        <h2 className="mt-12 font-display text-h3">{promises.title}</h2>
        <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
          {promises.items.map(({ term, text }) => (
            <div key={term} className="sm:contents">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>

      <div className="lg:pt-8">
        <section
          aria-label={letter.label}
          className="rounded-control border border-line bg-surface p-6 sm:p-10 lg:rotate-1"
        >
          <div className="flex items-start justify-between gap-4 border-line border-b border-dashed pb-4 text-muted text-small">
            <p>
              {letter.from}
              <br />
              {letter.subject}
            </p>
            <span aria-hidden="true" className="grid grid-cols-2 gap-1 rounded-tile border border-line p-1.5">
              <span className="size-3 rounded-[3px] bg-primary" />
              <span className="size-3 rounded-[3px] bg-secondary-fill" />
              <span className="size-3 rounded-[3px] bg-sun-fill" />
              <span className="size-3 rounded-[3px] bg-primary" />
            </span>
          </div>
          {letter.parts.map(({ title, text }) => (
            <div key={title} className="mt-6">
              <h2 className="font-display text-h4">{title}</h2>
              <p className="mt-1 text-base text-muted">{text}</p>
            </div>
          ))}
          <div className="mt-5">
            <DaySquare
              quarters={quarters}
              label={square.label}
              labels={daySquareWords}
              caption={square.caption}
              size="small"
              orientation="auto"
            />
          </div>
          <p className="mt-6 border-line border-t border-dashed pt-5 font-semibold">{letter.closing}</p>
        </section>

        <h2 className="mt-12 font-display text-h4">{subscribe.meanwhile}</h2>
        <LinkList links={subscribe.links} className="mt-2" />
      </div>
    </div>
  );
}
