import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { sellerWords } from "#content/pages/journeys/seller.ts";
import { Barn } from "#ui/illustrations/barn.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { answerSeller, statusOf } from "#web/pages/journeys/answer-check.ts";
import { SellerCheckForm } from "#web/pages/journeys/check-form.tsx";
import { CheckPanel } from "#web/pages/journeys/check-panel.tsx";
import { NextLinks } from "#web/pages/journeys/next-links.tsx";
import { Notice } from "#web/pages/journeys/notice.tsx";
import { StepList } from "#web/pages/journeys/step-list.tsx";

export const handle: PageHandle = {};

export function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const check = answerSeller(url.searchParams, site);
  return data({ ...sellerWords(site), check }, { status: statusOf(check) });
}

export default function Seller() {
  const words = useLoaderData<typeof loader>();
  const { hero, check, form, notice, know } = words;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        aside={<Barn className="mx-auto w-full max-w-md max-lg:hidden" />}
      />
      <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-12 px-5 pb-14 sm:px-8 md:pb-20 lg:grid-cols-[1.5fr_1fr]">
        <div className="grid min-w-0 gap-6">
          {words.checkOpen ? (
            <CheckPanel words={words} check={check}>
              <SellerCheckForm action="/verkoper" words={form} check={check} submit={words.questions.submit} />
            </CheckPanel>
          ) : null}
          {notice ? <Notice words={notice} /> : null}
        </div>
        <section className="min-w-0 lg:sticky lg:top-8">
          <h2 className="text-balance font-display text-h3">{know.title}</h2>
          <ul className="mt-5 grid gap-6">
            {know.items.map(({ title, text }) => (
              <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
                <span aria-hidden="true" className="mt-1.5 size-4 rounded-[4px] bg-sun-fill" />
                <div>
                  <h3 className="font-semibold text-body">{title}</h3>
                  <p className="mt-1 text-base text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Section tone="sunken" title={words.stepsTitle} lead={words.stepsLead}>
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
