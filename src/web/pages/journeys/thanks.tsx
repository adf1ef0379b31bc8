import type { ReactNode } from "react";
import type { thanksBuyerWords } from "#content/pages/journeys/thanks-buyer.ts";
import { Alert } from "#ui/alert.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { NextLinks } from "#web/pages/journeys/next-links.tsx";
import { StepList } from "#web/pages/journeys/step-list.tsx";

type ThanksWords = ReturnType<typeof thanksBuyerWords>;

/** What happens after a journey; reads as well for who comes here without one. */
export function Thanks({ words, picture }: { words: ThanksWords; picture: ReactNode }) {
  const { hero, direct, timeline, meanwhile } = words;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} aside={picture}>
        <Alert tone="info" title={direct.title} className="max-w-text">
          <p>{direct.text}</p>
        </Alert>
      </PageHero>
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
