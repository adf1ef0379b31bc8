import { useMemo, useRef } from "react";
import { Form, Link, useActionData } from "react-router";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { rangeSentence } from "#content/pages/calculators/partner-range.ts";
import { phoneCountries } from "#content/phone-countries.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { PhoneField } from "#ui/field/phone-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { HONEYPOT_FIELD, type LeadField, readLead, TOKEN_FIELD } from "#web/forms/lead-form.ts";
import { formatPhone } from "#web/forms/phone/format-phone.ts";
import { readPhoneRoughly } from "#web/forms/phone/read-phone-roughly.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { JourneyFrame } from "#web/pages/journeys/journey-frame.tsx";
import { pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { FindingList } from "#web/pages/journeys/result/finding-list.tsx";
import { WhyList } from "#web/pages/journeys/result/why-list.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { HoneypotField } from "#web/sections/honeypot-field.tsx";
import { NewPasswordField } from "#web/sections/registration/new-password-field.tsx";
import { NewTabLink } from "#web/sections/registration/new-tab-link.tsx";

/** The last step: who somebody is, asked only now, sent by a form that no address shows. */
export function ContactStep({ page }: { page: JourneyPage }) {
  const { words, isAveraged, notes, step, path } = page;
  const why = words.why?.steps[step - 1];
  return (
    <JourneyFrame
      page={page}
      aside={
        <>
          {isAveraged ? null : <AskedCard page={page} />}
          <ul className="grid gap-4">
            {words.contact.facts.map((fact) => (
              <li key={fact} className="grid grid-cols-[auto_1fr] gap-x-3 text-base">
                <Icon name="check" className="mt-1 size-5 text-secondary" />
                {fact}
              </li>
            ))}
          </ul>
          {why && words.why ? <WhyList title={words.why.title} items={why} /> : null}
        </>
      }
    >
      {/* Who leapt here reads for the first time what comes of it and what to arrange, before who they are is asked. */}
      {isAveraged ? <AskedCard page={page} /> : null}
      <FindingList title={words.result.toDo} findings={notes} />
      <ContactForm page={page} />
      <Button asChild variant="quiet" className="justify-self-start">
        <Link to={`${pathOfStep(path, step - 1)}?${queryBack(page)}`}>
          <Icon name="arrow-left" />
          {words.previous}
        </Link>
      </Button>
    </JourneyFrame>
  );
}

/** The price of a leap was computed, not chosen: who goes back to fill in the rest gets it anew. */
function queryBack({ isAveraged, query }: JourneyPage): string {
  const answers = new URLSearchParams(query);
  if (isAveraged) answers.delete("prijs");
  return answers.toString();
}

function AskedCard({ page }: { page: JourneyPage }) {
  const { words, picture, isAveraged, path, side, partners } = page;
  if (picture === null) return null;
  const { sentence, price, own } = picture.answer;
  const range = rangeSentence(side, own.value, partners);
  return (
    <Card tone="secondary" as="section" aria-labelledby="vraag">
      <h2 id="vraag" className="font-display text-h4">
        {words.contact.aside}
      </h2>
      <p className="mt-2 text-base">{sentence}</p>
      {range ? <p className="mt-1 font-semibold text-base">{range}</p> : null}
      <p className="mt-1 text-base">{picture.sentence}</p>
      {isAveraged && words.leap ? (
        <p className="mt-3 text-base">
          {fillLabel(words.leap.said, { price: formatCentsPerKilowattHour(price.agreed) })}{" "}
          <TextLink asChild className="inline-flex min-h-6 items-center">
            <Link to={`${pathOfStep(path, 2)}?${queryBack(page)}`}>{words.leap.own}</Link>
          </TextLink>
        </p>
      ) : null}
    </Card>
  );
}

function ContactForm({ page }: { page: JourneyPage }) {
  const { words, path, step, query, token, account } = page;
  const served = useActionData() as (FormAnswer<LeadField> & { readonly token?: string }) | undefined;
  const { answer, isBusy, round, onSubmit } = useSending(served, (form) =>
    readLead(form, readPhoneRoughly, account !== null),
  );
  const stayed = useMemo(() => (page.notice ? { typed: {}, faults: {}, notice: page.notice } : undefined), [page]);
  const element = useRef<HTMLFormElement>(null);
  const { contact } = words;
  const { consent } = contact;
  const given = (name: LeadField) => ({
    id: fieldId(name),
    name,
    defaultValue: served?.typed[name] ?? "",
    error: answer?.faults[name],
  });
  const known = () => {
    const form = new FormData(element.current ?? undefined);
    return ["naam", "email"].map((name) => String(form.get(name) ?? ""));
  };
  const ticked = ({ defaultValue, ...rest }: ReturnType<typeof given>) => ({
    ...rest,
    defaultChecked: defaultValue === "on",
  });
  return (
    <Form
      key={round}
      ref={element}
      method="post"
      action={`${pathOfStep(path, step)}?${query}`}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-7 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <input type="hidden" name={TOKEN_FIELD} value={served?.token ?? token ?? ""} />
      <FormSummary answer={answer ?? stayed} labels={labelsOf(page)} />
      <h2 className="font-display text-h4">{contact.legend}</h2>
      <TextField {...given("naam")} {...contact.name} autoComplete="name" maxLength={80} />
      <TextField
        {...given("email")}
        {...contact.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PhoneField
        {...given("telefoon")}
        {...contact.phone}
        optional
        countries={phoneCountries}
        countryName="land"
        defaultCountry={served?.typed.land || "BE"}
        format={formatPhone}
        maxLength={40}
      />
      <div className="grid gap-2">
        <CheckboxField
          {...ticked(given("toestemming"))}
          required
          label={
            <>
              {consent.before} <NewTabLink {...consent.link} hint={consent.newTab} /> {consent.after}
            </>
          }
        />
        <CheckboxField {...ticked(given("later"))} {...contact.later} optional />
      </div>
      {account ? (
        <section aria-labelledby="meteen" className="grid gap-4 border-line border-t pt-7">
          <div>
            <h2 id="meteen" className="font-display text-h4">
              {contact.account.title}
            </h2>
            <p className="mt-1 text-base text-muted">{contact.account.text}</p>
          </div>
          <NewPasswordField {...given("wachtwoord")} {...account.password} optional known={known} />
          <CheckboxField
            {...ticked(given("voorwaarden"))}
            label={
              <>
                {account.terms.before} <NewTabLink {...account.terms.link} hint={account.newTab} />{" "}
                {account.terms.after}
              </>
            }
          />
        </section>
      ) : null}
      <HoneypotField name={HONEYPOT_FIELD} label={contact.honeypot} />
      <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
        {contact.submit}
      </Button>
    </Form>
  );
}

const labelsOf = ({ words: { contact }, account }: JourneyPage): Record<string, string> => ({
  naam: contact.name.label,
  email: contact.email.label,
  telefoon: contact.phone.label,
  toestemming: contact.consentName,
  ...(account ? { wachtwoord: account.password.label, voorwaarden: contact.termsName } : {}),
});
