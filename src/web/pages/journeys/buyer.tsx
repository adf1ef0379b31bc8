import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buyerWords } from "#content/pages/journeys/buyer.ts";
import { Section } from "#ui/section.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { answerBuyer, statusOf } from "#web/pages/journeys/answer-check.ts";
import { BuyerCheckForm } from "#web/pages/journeys/check-form.tsx";
import { CheckPanel } from "#web/pages/journeys/check-panel.tsx";
import { NextLinks } from "#web/pages/journeys/next-links.tsx";
import { Notice } from "#web/pages/journeys/notice.tsx";
import { StepList } from "#web/pages/journeys/step-list.tsx";

export const handle: PageHandle = { layout: "blank" };

export function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const check = answerBuyer(url.searchParams, site);
  return data({ ...buyerWords(site), check }, { status: statusOf(check) });
}

export default function Buyer() {
  const words = useLoaderData<typeof loader>();
  const { hero, check, form, notice } = words;
  return (
    <>
      <div className="mx-auto grid max-w-text gap-8 px-5 pt-6 pb-14 sm:px-8 md:pt-12 md:pb-20">
        <div>
          <p className="mb-3 font-semibold text-primary text-small">{hero.eyebrow}</p>
          <h1 className="text-balance font-display text-h1 tracking-tight">{hero.title}</h1>
          <p className="mt-5 text-lead text-muted">{hero.lead}</p>
        </div>
        {words.checkOpen ? (
          <CheckPanel words={words} check={check}>
            <BuyerCheckForm action="/koper" words={form} check={check} submit={words.questions.submit} />
          </CheckPanel>
        ) : null}
        {notice ? <Notice words={notice} /> : null}
      </div>
      <Section tone="sunken" width="text" title={words.stepsTitle} lead={words.stepsLead}>
        <StepList steps={words.steps} />
        <div className="mt-12 border-line border-t pt-8">
          <h2 className="font-display text-h4">{words.next.title}</h2>
          <div className="mt-2">
            <NextLinks links={[...words.next.links, words.leave]} />
          </div>
        </div>
      </Section>
    </>
  );
}
