import type { ReactNode } from "react";
import { Link, useActionData } from "react-router";
import type { thanksBuyerWords } from "#content/pages/journeys/thanks-buyer.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import type { RegistrationField } from "#web/forms/registration-form.ts";
import { StepList } from "#web/pages/journeys/step-list.tsx";
import type { SentLead } from "#web/pages/journeys/thanks/load-thanks.ts";
import { NextLinks } from "#web/pages/journeys/thanks/next-links.tsx";
import { MailboxHint } from "#web/sections/registration/mailbox-hint.tsx";
import { PasswordForm } from "#web/sections/registration/password-form.tsx";

type ThanksWords = ReturnType<typeof thanksBuyerWords>;
type ThanksProps = { words: ThanksWords; sent: SentLead | null; picture: ReactNode };
type InvitationProps = { words: ThanksWords; sent: SentLead };

/** What happens after a journey; reads as well for who comes here without one. */
export function Thanks({ words, sent, picture }: ThanksProps) {
  const { hero, direct, timeline, meanwhile } = words;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} aside={picture}>
        {sent?.isAwaited ? <Mailbox words={words.account.asked} hasHint={sent.hasMailbox} /> : null}
        {sent ? (
          <Received words={words.received} sent={sent} />
        ) : (
          <Alert tone="info" title={direct.title} className="max-w-text">
            <p>{direct.text}</p>
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={direct.link.path}>{direct.link.label}</Link>
            </TextLink>
          </Alert>
        )}
      </PageHero>
      {sent && !sent.isTaken ? <AccountInvitation words={words} sent={sent} /> : null}
      <Section tone="sunken" title={timeline.title}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
          <StepList steps={timeline.steps} />
          <aside className="self-start rounded-card border border-line bg-surface p-6 sm:p-8">
            <h2 className="font-display text-h4">{meanwhile.title}</h2>
            <div className="mt-2">
              <NextLinks links={meanwhile.links} />
            </div>
          </aside>
        </div>
      </Section>
    </>
  );
}

/** An account was asked for with the lead: what is left to do stands before what happens next. */
const Mailbox = ({ words, hasHint }: { words: ThanksWords["account"]["asked"]; hasHint: boolean }) => (
  <Card tone="primary" as="section" aria-labelledby="mailbox" className="mb-6 grid max-w-text gap-3">
    <h2 id="mailbox" className="font-display text-h3">
      {words.title}
    </h2>
    <p className="text-base">{words.text}</p>
    {hasHint ? <MailboxHint /> : null}
    <p className="text-base">
      <TextLink asChild className="inline-flex min-h-11 items-center">
        <Link to={words.resend.path}>{words.resend.label}</Link>
      </TextLink>
    </p>
  </Card>
);

function Received({ words, sent }: { words: ThanksWords["received"]; sent: SentLead }) {
  return (
    <Card tone="secondary" as="section" aria-labelledby="referentie" className="max-w-text">
      <h2 id="referentie" className="text-base text-muted">
        {words.title}
      </h2>
      <p className="mt-1 font-display font-semibold text-h2 tabular-nums tracking-wide">{sent.reference}</p>
      <p className="mt-2 text-base">{words.keep}</p>
      <dl className="mt-6 grid gap-4">
        {words.days.map(({ name, text }, index) => (
          <div key={name} className="grid gap-x-5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-base">
              <span className="block text-muted text-small">{name}</span>
              <span className="font-semibold tabular-nums">{sent.days[index]}</span>
            </dt>
            <dd className="text-base sm:pt-6">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function AccountInvitation({ words: { account, erase }, sent }: InvitationProps) {
  const served = useActionData() as FormAnswer<RegistrationField> | undefined;
  const [form, have] = [`/aanmelden${sent.query}`, `/account/meenemen${sent.query}`];
  if (sent.isAwaited)
    return (
      <Section title={account.asked.others}>
        <OtherWays
          ways={[
            { label: account.otherwise, path: form },
            { label: account.have, path: have },
            { label: erase, path: `/aanvraag/wissen${sent.query}` },
          ]}
        />
      </Section>
    );
  if (sent.account)
    return (
      <Section title={account.title} lead={account.short}>
        <PasswordForm {...sent.account} served={served} />
        <OtherWays
          ways={[
            { label: account.otherwise, path: form },
            { label: account.have, path: have },
            { label: erase, path: `/aanvraag/wissen${sent.query}` },
          ]}
        />
      </Section>
    );
  return (
    <Section title={account.title} lead={account.text}>
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild size="large" className="max-sm:w-full">
          <Link to={form}>{account.make}</Link>
        </Button>
        <Button asChild size="large" variant="secondary" className="max-sm:w-full">
          <Link to={have}>{account.have}</Link>
        </Button>
      </div>
      <OtherWays ways={[{ label: erase, path: `/aanvraag/wissen${sent.query}` }]} />
    </Section>
  );
}

const OtherWays = ({ ways }: { ways: readonly { readonly label: string; readonly path: string }[] }) => (
  <ul className="mt-6 grid justify-items-start gap-1 text-base">
    {ways.map(({ label, path }) => (
      <li key={path}>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={path}>{label}</Link>
        </TextLink>
      </li>
    ))}
  </ul>
);
