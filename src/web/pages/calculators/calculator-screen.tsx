import { type ComponentProps, lazy, memo, Suspense, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { openForPrint } from "#web/browser/folded-sections.ts";
import { useNextRender } from "#web/browser/use-next-render.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import type { CalculatorClient } from "#web/calculations/use-calculator.ts";
import {
  BesideOffer,
  CalculatorMethod,
  CalculatorTabs,
  PartnerBand,
  PrintedSituation,
  useSisterTabs,
} from "#web/pages/calculators/calculator-frame.tsx";
import { CalculatorQuestions as PlainQuestions } from "#web/pages/calculators/calculator-questions.tsx";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { AnswerCard, FactTiles, RefusalCard, ResultBar } from "#web/pages/calculators/result/answer-card.tsx";
import { FitSection } from "#web/pages/calculators/result/fit-section.tsx";
import { PartnerSection } from "#web/pages/calculators/result/partner-section.tsx";
import { PriceSection } from "#web/pages/calculators/result/price-section.tsx";
import { useLiveAnswer } from "#web/pages/calculators/use-live-answer.ts";
import { lazyWhenSeen } from "#web/sections/lazy-when-seen.tsx";

const CalculatorQuestions = memo(PlainQuestions);
const ResultSections = lazyWhenSeen("cijfers", () =>
  import("#web/pages/calculators/result/result-sections.tsx").then((module) => module.default),
);
const PlannerSection = memo(
  lazyWhenSeen("verkopers", () =>
    import("#web/pages/calculators/result/planner-section.tsx").then((module) => module.default),
  ),
);
const MeterFileUpload = lazy(() =>
  import("#web/sections/meter-file-upload.tsx").then(({ MeterFileUpload }) => ({ default: MeterFileUpload })),
);

export function CalculatorScreen({ page }: { page: CalculatorPage }) {
  const { pathname, key } = useLocation();
  const live = useLiveAnswer(page);
  useEffect(openForPrint, []);
  const { ask, outcome, answer, isBusy, isFileDoor, partners, recomputeNow } = live;
  // A new answer is drawn in steps, none of which keeps a finger waiting: the answer, the price, the questions, the
  // pictures.
  const priced = useNextRender(useMemo(() => ({ view: answer, outcome }), [answer, outcome]));
  const followed = useNextRender(priced.outcome);
  const pictured = useNextRender(followed);
  const tabs = useSisterTabs(page, followed.address ?? "");
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
    <div data-figures data-location={key} suppressHydrationWarning>
      <h1 className="mx-auto max-w-page text-balance px-5 pt-5 pb-4 font-display text-h2 tracking-tight sm:px-8 md:pt-10">
        {page.hero.title}
      </h1>
      {page.partner ? <PartnerBand partner={page.partner} lead={page.result.partner} /> : null}
      <div className="mx-auto grid max-w-page items-start gap-8 px-5 pb-12 sm:px-8 lg:grid-cols-2 lg:gap-10">
        <section aria-labelledby="uitkomst" className="grid min-w-0 scroll-mt-6 gap-4 lg:sticky lg:top-24">
          <h2 id="uitkomst" tabIndex={-1} className="sr-only">
            {page.result.title}
          </h2>
          {page.offer ? <BesideOffer offer={page.offer} outcome={outcome} /> : null}
          {hasErrors ? (
            <Alert tone="danger">
              {page.form.faulty} {answer ? page.form.stale : null}
            </Alert>
          ) : null}
          {answer ? (
            <AnswerCard
              view={answer}
              words={page.result}
              isBusy={isBusy || hasErrors}
              partners={partners}
              told={outcome}
            />
          ) : null}
          {outcome.refusal ? <RefusalCard refusal={outcome.refusal} /> : null}
        </section>
        <Card className="group/questions print:hidden">
          <div className="mb-5 flex flex-wrap gap-x-6 gap-y-2">
            {tabs.map(({ label, items }) => (
              <CalculatorTabs key={label} tabs={items} current={page.kind} label={label} />
            ))}
          </div>
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
        <PrintedSituation page={page} outcome={outcome} />
        <p role="status" className="sr-only">
          {hasErrors ? null : announced(outcome)}
        </p>
      </div>
      {priced.view ? (
        <PriceSection
          view={priced.view}
          settled={priced.outcome.view}
          page={page}
          onMove={live.slidePrice}
          onRelease={live.setPrice}
        />
      ) : null}
      {priced.outcome.view ? (
        <PartnerSection
          partners={partners}
          page={page}
          told={priced.outcome}
          isInBrussels={priced.outcome.asks.category}
        />
      ) : null}
      {priced.outcome.view ? <FitSection page={page} outcome={priced.outcome} ask={ask} /> : null}
      {priced.outcome.view ? <FactTiles facts={priced.outcome.view.facts} label={page.result.facts} /> : null}
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
      <CalculatorMethod page={page} told={followed} />
      <p className="mx-auto max-w-page border-line border-t px-5 py-6 text-muted text-small sm:px-8">
        {page.disclaimer}
      </p>
    </div>
  );
}

type MeterFilesProps = { page: CalculatorPage; ask: CalculatorClient["ask"]; onLaid: () => void };

/** One's own file first; that of the other party when one has it too. */
function MeterFiles({ page, ask, onLaid }: MeterFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { side, today } = page.setting;
  const other = side === "buyer" ? "seller" : "buyer";
  const year = () => {
    const day = box.current?.closest("form")?.elements.namedItem("datum");
    const text = day instanceof HTMLInputElement && day.value !== "" ? day.value : today;
    return Number(text.slice(0, 4));
  };
  const common = { words: page.files, year, ask, onLaid };
  return (
    <div ref={box} className="grid min-w-0 gap-6">
      <MeterFileUpload side={side} label={page.files.own} {...common} />
      <MeterFileUpload side={other} label={page.files[other]} {...common} />
    </div>
  );
}

/** Read out once the hand rests: every step of the slider would speak over the one before. A fault speaks by itself. */
const announced = ({ refusal, view }: CalculatorOutcome) =>
  refusal?.title ?? (view && `${view.verdict.badge}. ${view.sentence}`);

// As long as nothing in it changes the boundary must not be drawn again: React would throw away the server's drawing.
const Pictures = memo((props: ComponentProps<typeof ResultSections>) => (
  <div id="cijfers">
    <Suspense fallback={null}>
      <ResultSections {...props} />
    </Suspense>
  </div>
));
