import { type ComponentProps, lazy, memo, Suspense, useMemo } from "react";
import { useLocation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { PageHero } from "#ui/section.tsx";
import { useDrawnInParts } from "#web/browser/use-drawn-in-parts.ts";
import { useStepLater } from "#web/browser/use-step-later.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { AnswerCard } from "#web/pages/calculators/answer-card.tsx";
import { CalculatorMethod } from "#web/pages/calculators/calculator-method.tsx";
import { CalculatorQuestions as PlainQuestions } from "#web/pages/calculators/calculator-questions.tsx";
import { CalculatorTabs } from "#web/pages/calculators/calculator-tabs.tsx";
import { FactTiles } from "#web/pages/calculators/fact-tiles.tsx";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { PartnerBand } from "#web/pages/calculators/partner-band.tsx";
import { PriceSection } from "#web/pages/calculators/price-section.tsx";
import { PrintedSituation } from "#web/pages/calculators/printed-situation.tsx";
import { RefusalCard } from "#web/pages/calculators/refusal-card.tsx";
import { ResultBar } from "#web/pages/calculators/result-bar.tsx";
import { useLiveAnswer } from "#web/pages/calculators/use-live-answer.ts";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";

const CalculatorQuestions = memo(PlainQuestions);
const ResultSections = lazyWhenSeen("cijfers", () =>
  import("#web/pages/calculators/result-sections.tsx").then((module) => module.default),
);
const PlannerSection = memo(
  lazyWhenSeen("verkopers", () =>
    import("#web/pages/calculators/planner-section.tsx").then((module) => module.default),
  ),
);
const MeterFiles = lazy(() => import("#web/pages/calculators/meter-files.tsx"));

export function CalculatorScreen({ page }: { page: CalculatorPage }) {
  const { pathname } = useLocation();
  const live = useLiveAnswer(page);
  const { ask, outcome, answer, isBusy, isFileDoor, recomputeNow } = live;
  // A new answer is drawn in steps, none of which keeps a finger waiting: the answer, the price, the questions, the
  // pictures.
  const priced = useStepLater(useMemo(() => ({ view: answer, outcome }), [answer, outcome]));
  const followed = useStepLater(priced.outcome);
  const pictured = useStepLater(followed);
  const hasErrors = Object.keys(outcome.errors).length > 0;
  const file = useMemo(
    () => (
      <>
        <p className="hidden text-base text-muted [html:not(.js)_&]:block">{page.files.noScript}</p>
        {isFileDoor ? (
          <Suspense fallback={null}>
            <MeterFiles page={page} ask={ask} onLaid={recomputeNow} />
          </Suspense>
        ) : null}
      </>
    ),
    [page, ask, recomputeNow, isFileDoor],
  );

  return (
    <div data-figures>
      <PageHero eyebrow={page.hero.eyebrow} title={page.hero.title} lead={page.hero.lead}>
        <CalculatorTabs tabs={page.tabs} current={page.kind} label={page.tabsLabel} />
      </PageHero>
      {page.partner ? <PartnerBand partner={page.partner} lead={page.result.partner} /> : null}
      <div className="mx-auto grid max-w-page items-start gap-8 px-5 pb-12 sm:px-8 lg:grid-cols-[1.2fr_1fr] lg:gap-10">
        <PrintedSituation page={page} outcome={outcome} />
        <Card className="group/questions print:hidden">
          <CalculatorQuestions
            page={page}
            outcome={followed}
            action={`${pathname}#uitkomst`}
            ref={live.form}
            isRefined={live.isRefined}
            onRefine={live.setIsRefined}
            onInput={live.recomputeSoon}
            onSend={live.send}
            file={file}
          />
          {answer ? (
            <ResultBar label={page.result.toResult} lead={answer.verdict.badge} amount={answer.own.text} />
          ) : null}
        </Card>
        <section aria-labelledby="uitkomst" className="grid min-w-0 scroll-mt-6 gap-4 lg:sticky lg:top-24">
          <h2 id="uitkomst" tabIndex={-1} className="sr-only">
            {page.result.title}
          </h2>
          {hasErrors ? (
            <Alert tone="danger">
              {page.form.faulty} {answer ? page.form.stale : null}
            </Alert>
          ) : null}
          {answer ? <AnswerCard view={answer} words={page.result} isBusy={isBusy || hasErrors} /> : null}
          <p role="status" className="sr-only">
            {hasErrors ? null : announced(outcome)}
          </p>
          {outcome.refusal ? <RefusalCard refusal={outcome.refusal} /> : null}
          <p className="text-muted text-small">{page.disclaimer}</p>
        </section>
      </div>
      {priced.outcome.view ? <FactTiles facts={priced.outcome.view.facts} label={page.result.facts} /> : null}
      {priced.view ? (
        <PriceSection
          view={priced.view}
          settled={priced.outcome.view}
          page={page}
          onMove={live.slidePrice}
          onRelease={live.setPrice}
        />
      ) : null}
      {pictured.view ? (
        <Pictures
          view={pictured.view}
          page={page}
          query={pictured.address ?? ""}
          shown={live.shown}
          ask={ask}
          onEdit={live.edit}
        />
      ) : null}
      {page.planner && followed.asks.sellers !== null ? (
        <div id="verkopers" className="scroll-mt-6">
          <Suspense fallback={null}>
            <PlannerSection
              page={page}
              words={page.planner}
              outcome={followed}
              count={followed.asks.sellers}
              onInput={live.recomputeSoon}
              onChange={live.changeSellers}
            />
          </Suspense>
        </div>
      ) : null}
      <CalculatorMethod page={page} />
    </div>
  );
}

/** Read out once the hand rests: every step of the slider would speak over the one before. A fault speaks by itself. */
const announced = ({ refusal, view }: CalculatorOutcome) =>
  refusal?.title ?? (view && `${view.verdict.badge}. ${view.sentence}`);

// As long as nothing in it changes the boundary must not be drawn again: React would throw away the server's drawing.
const Pictures = memo((props: ComponentProps<typeof ResultSections>) => (
  <div id="cijfers" className="drawn-in-parts" ref={useDrawnInParts(props.view)}>
    <Suspense fallback={null}>
      <ResultSections {...props} />
    </Suspense>
  </div>
));
