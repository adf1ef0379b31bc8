import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { openContactForm, sendContactMessage } from "#application/contact/send-contact-message.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { CONTEST_FIELD, contactWords, contestSubject } from "#content/pages/company/contact.ts";
import { sayAccountRefusal } from "#content/refusals/account-refusals.ts";
import { sayContactRefusal } from "#content/refusals/contact-faults.ts";
import { isReference } from "#domain/contact/reference.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { clientContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { type ContactField, contactFields, readContact, STAMP_FIELD } from "#web/forms/contact-form.ts";
import { answerHeaders, noFaults, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { readPhone } from "#web/forms/phone/read-phone.ts";
import { postedUpload } from "#web/forms/posted-form.ts";
import { HONEYPOT_FIELD } from "#web/forms/registration-form.ts";
import { type ContactAnswer, ContactForm } from "#web/pages/company/contact-form.tsx";
import { CounterBoard } from "#web/pages/company/counter-board.tsx";
import { MessageSent } from "#web/pages/company/message-sent.tsx";
import { OperatorCard } from "#web/pages/company/operator-card.tsx";

export const headers = answerHeaders;
export const clientAction = keepWhenOffline(contactFields);

const REFERENCE = "referentie";

export function loader({ context, url }: LoaderFunctionArgs) {
  const reference = url.searchParams.get(REFERENCE) ?? "";
  return {
    ...contactWords(context.get(siteContext)),
    market: context.get(siteContext).market,
    stamp: openContactForm(context.get(portsContext)),
    visitorEmail: context.get(visitorContext)?.email ?? "",
    subject: contestSubject(url.searchParams.get(CONTEST_FIELD) ?? ""),
    reference: isReference(reference) ? reference : null,
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const { form, file } = await postedUpload(context);
  const ports = context.get(portsContext);
  const stamp = textOf(form, STAMP_FIELD);
  const reading = readContact(form, context.get(siteContext).market, readPhone);
  if (!reading.ok) return refuseForm<ContactAnswer>({ ...reading.answer, stamp }, 422);
  const { typed } = reading;
  const run = async () => {
    // A chooser that was left empty sends a file without a name.
    const attachment = file?.name ? file : null;
    const input = { ...reading.value, attachment, stamp, honeypot: textOf(form, HONEYPOT_FIELD) };
    const result = await sendContactMessage(ports, input, context.get(clientContext), nationalNumberRemoved);
    if (result.ok) return redirect(`/contact?${REFERENCE}=${result.value.reference}#formulier`, 303);
    const { refusal } = result;
    if (refusal.code === "too-many-attempts") {
      const notice = sayAccountRefusal(refusal);
      return refuseForm<ContactAnswer>({ typed, faults: {}, notice, stamp }, 429, refusal.retryAfterSeconds);
    }
    const sentence = sayContactRefusal(refusal);
    const isFile = refusal.code.startsWith("attachment");
    const fresh = refusal.code === "form-expired" ? openContactForm(ports) : stamp;
    const faults = isFile ? { bijlage: sentence } : noFaults<ContactField>();
    return refuseForm<ContactAnswer>({ typed, faults, notice: isFile ? null : sentence, stamp: fresh }, 422);
  };
  return whileAvailable<unknown, ContactField>(typed, run, { stamp });
}

export default function Contact() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as ContactAnswer | undefined;
  const { hero, board, us, form, sent, identity, email, phone, reference } = words;
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        actions={
          <Button asChild>
            <a href="#formulier">
              <Icon name="mail" />
              {words.write}
            </a>
          </Button>
        }
      />
      <CounterBoard {...board} />
      <Section id="formulier">
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
          {reference && !served ? (
            <MessageSent reference={reference} words={sent} />
          ) : (
            <ContactForm
              words={form}
              market={words.market}
              served={served}
              stamp={served?.stamp ?? words.stamp}
              initial={{ email: words.visitorEmail, onderwerp: words.subject }}
            />
          )}
          <div>
            <h2 className="text-balance font-display text-h3">{us.title}</h2>
            <ul className="mt-5 grid gap-3">
              {us.items.map((item) => (
                <li key={item} className="flex items-start gap-3">
                  <span aria-hidden="true" className="mt-2 size-3.5 shrink-0 rounded-[4px] bg-secondary-fill" />
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-6 text-base text-muted">{us.answer}</p>
            {us.dutchMarket ? (
              <Alert tone="info" className="mt-5">
                {us.dutchMarket}
              </Alert>
            ) : null}
            <div className="mt-8 rounded-card bg-primary-soft p-6 sm:p-8">
              <h2 className="mb-4 font-display text-h4">{identity.title}</h2>
              <OperatorCard details={identity.details} unknown={identity.unknown} />
              {email || phone ? (
                <div className="mt-6 flex flex-wrap gap-3">
                  {email ? (
                    <Button asChild variant="secondary">
                      <a href={`mailto:${email}?subject=${encodeURIComponent(us.subject)}`}>
                        <Icon name="mail" />
                        {us.mail}
                      </a>
                    </Button>
                  ) : null}
                  {phone ? (
                    <Button asChild variant="secondary">
                      <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                        <Icon name="phone" />
                        {us.call}
                      </a>
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
