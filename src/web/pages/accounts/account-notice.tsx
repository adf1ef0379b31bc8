import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AccountPageWords } from "#content/pages/accounts/account-page.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";

type AccountNoticeProps = { words: AccountPageWords; picture: ReactNode; children?: ReactNode };

/** A page of the accounts before accounts open: what it will do, and what can be done today. */
export function AccountNotice({ words, picture, children }: AccountNoticeProps) {
  const { hero, notice, parts, today } = words;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} aside={picture}>
        <div className="grid max-w-text gap-4">
          {children}
          <Alert tone="info" title={notice.title}>
            <p>{notice.text}</p>
          </Alert>
        </div>
      </PageHero>
      <Section tone="sunken">
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
          <div className="grid gap-10">
            {parts.map(({ title, paragraphs, points }) => (
              <section key={title}>
                <h2 className="font-display text-h3">{title}</h2>
                <Prose className="mt-3">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {points ? (
                    <ul>
                      {points.map((point) => (
                        <li key={point}>{point}</li>
                      ))}
                    </ul>
                  ) : null}
                </Prose>
              </section>
            ))}
          </div>
          <aside className="rounded-card border border-line bg-surface p-6 sm:p-8">
            <h2 className="font-display text-h4">{today.title}</h2>
            <ul className="mt-4 grid gap-2">
              {today.links.map(({ label, text, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="group -mx-3 grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-control px-3 py-2.5 no-underline hover:bg-primary-soft"
                  >
                    <span className="font-semibold text-primary group-hover:underline">{label}</span>
                    <Icon name="arrow-right" className="row-span-2 size-5 text-primary" />
                    <span className="text-base text-muted">{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </aside>
        </div>
      </Section>
    </>
  );
}
