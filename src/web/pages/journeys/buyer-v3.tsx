import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { daySquareWords } from "#content/day-square.ts";
import { buyerV3Words } from "#content/pages/journeys/buyer-v3.ts";
import { DaySquare } from "#ui/day-square.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { answerBuyer, statusOf } from "#web/pages/journeys/answer-check.ts";
import { BuyerCheckForm } from "#web/pages/journeys/check-form.tsx";
import { CheckPanel } from "#web/pages/journeys/check-panel.tsx";
import { NextLinks } from "#web/pages/journeys/next-links.tsx";
import { Notice } from "#web/pages/journeys/notice.tsx";
import { StepList } from "#web/pages/journeys/step-list.tsx";
import { modelSquareDay } from "#web/sections/model-square-day.ts";

export const handle: PageHandle = {};

export function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const check = answerBuyer(url.searchParams, site);
  const words = buyerV3Words(site);
  return data({ ...words, check, day: modelSquareDay(words.square.situation).quarters }, { status: statusOf(check) });
}

export default function BuyerV3() {
  const words = useLoaderData<typeof loader>();
  const { hero, check, form, notice, why, square } = words;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-12 px-5 pb-14 sm:px-8 md:pb-20 lg:grid-cols-[1.3fr_1fr]">
        <div className="grid min-w-0 gap-6">
          {words.checkOpen ? (
            <CheckPanel words={words} check={check}>
              <BuyerCheckForm action="/koper-v3" words={form} check={check} submit={words.questions.submit} />
            </CheckPanel>
          ) : null}
          {notice ? <Notice words={notice} /> : null}
        </div>
        <section className="min-w-0 lg:sticky lg:top-8">
          <h2 className="font-display text-h3">{why.title}</h2>
          <dl className="mt-5 grid gap-6">
            {why.items.map(({ question, answer }) => (
              <div key={question} className="border-line border-l-2 pl-5">
                <dt className="font-semibold text-body">{question}</dt>
                <dd className="mt-1 text-base text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Section tone="sunken" title={square.title}>
        <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
          <DaySquare
            quarters={words.day}
            label={square.label}
            labels={daySquareWords}
            caption={square.caption}
            size="card"
          />
        </div>
      </Section>
      <Section title={words.stepsTitle} lead={words.stepsLead}>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
          <StepList steps={words.steps} />
          <div>
            <h2 className="font-display text-h4">{words.next.title}</h2>
            <div className="mt-2">
              <NextLinks links={words.next.links} />
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
