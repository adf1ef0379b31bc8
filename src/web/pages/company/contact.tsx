import { contactWords } from "#content/pages/company/contact.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { OperatorCard } from "#web/pages/company/operator-card.tsx";

export const handle: PageHandle = { content: true };
export const loader = contentLoader(contactWords);
export { clientLoader } from "#web/content-page.ts";

export default function Contact() {
  const { hero, board, us, identity, email, phone } = useWords<typeof contactWords>();
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} />

      <Section title={board.caption} tone="sunken">
        <ol className="grid gap-3">
          {board.counters.map((counter, index) => (
            <li
              key={counter.question}
              className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[auto_1.15fr_1fr_auto] lg:items-center"
            >
              <span
                aria-hidden="true"
                className="grid size-10 place-items-center rounded-tile border-2 border-primary bg-primary-soft font-display font-semibold text-primary tabular-nums"
              >
                {index + 1}
              </span>
              <p className="text-balance font-display font-semibold text-h4">{counter.question}</p>
              <div>
                <p className="font-semibold text-base text-primary">{counter.who}</p>
                <p className="mt-0.5 text-base text-muted">{counter.why}</p>
              </div>
              <div className="grid gap-1 lg:w-64">
                {counter.links.map(({ label, url }) => (
                  <TextLink key={url} href={url} className="inline-flex min-h-11 items-center gap-2 text-base">
                    {label}
                    <Icon name="external-link" className="size-4" />
                  </TextLink>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <Section>
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h2 className="font-display text-h2">{us.title}</h2>
            <ul className="mt-6 grid gap-3">
              {us.items.map((item) => (
                <li key={item} className="flex items-start gap-3">
                  <span aria-hidden="true" className="mt-2 size-3.5 shrink-0 rounded-[4px] bg-secondary-fill" />
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-6 max-w-text text-lead">{us.answer}</p>
            {us.dutchMarket ? (
              <Alert tone="info" className="mt-5">
                {us.dutchMarket}
              </Alert>
            ) : null}
          </div>
          <div className="rounded-card bg-primary-soft p-6 sm:p-8">
            {us.unreachable ? <p className="font-medium">{us.unreachable}</p> : null}
            <div className="flex flex-wrap gap-3">
              {email ? (
                <Button asChild size="large">
                  <a href={`mailto:${email}?subject=${encodeURIComponent(us.subject)}`}>
                    <Icon name="mail" />
                    {us.mail}
                  </a>
                </Button>
              ) : null}
              {phone ? (
                <Button asChild size="large" variant="secondary">
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                    <Icon name="phone" />
                    {us.call}
                  </a>
                </Button>
              ) : null}
            </div>
            {us.unreachable ? null : <p className="mt-4 text-base text-muted">{us.form}</p>}
            <p className="mt-4 text-base text-muted">{us.send}</p>
            <h2 className="mt-7 mb-4 border-line border-t pt-6 font-display text-h4">{identity.title}</h2>
            <OperatorCard details={identity.details} unknown={identity.unknown} />
          </div>
        </div>
      </Section>
    </>
  );
}
