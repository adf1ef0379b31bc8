import { type ComponentProps, lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { PageHero } from "#ui/section.tsx";
import { useStepLater } from "#web/browser/use-step-later.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { useCalculator } from "#web/calculations/use-calculator.ts";
import { AnswerCard } from "#web/pages/calculators/answer-card.tsx";
import { CalculatorMethod } from "#web/pages/calculators/calculator-method.tsx";
import { CalculatorQuestions as PlainQuestions } from "#web/pages/calculators/calculator-questions.tsx";
import { CalculatorTabs } from "#web/pages/calculators/calculator-tabs.tsx";
import { FactTiles } from "#web/pages/calculators/fact-tiles.tsx";
import { fillForm, queryOf } from "#web/pages/calculators/form-query.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { PartnerBand } from "#web/pages/calculators/partner-band.tsx";
import { PriceSection } from "#web/pages/calculators/price-section.tsx";
import { PrintedSituation } from "#web/pages/calculators/printed-situation.tsx";
import { useQuestions } from "#web/pages/calculators/questions.ts";
import { RefusalCard } from "#web/pages/calculators/refusal-card.tsx";
import { ResultBar } from "#web/pages/calculators/result-bar.tsx";
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

const TYPING_MS = 250;

export function CalculatorScreen({ page }: { page: CalculatorPage }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { ask, outcome, answer, isBusy, recompute, movePrice } = useCalculator(page.outcome, page.givens);
  // A new answer is drawn in steps, none of which keeps a finger waiting: the answer, the price, the questions, the
  // pictures.
  const priced = useStepLater(useMemo(() => ({ view: answer, outcome }), [answer, outcome]));
  const followed = useStepLater(priced.outcome);
  const pictured = useStepLater(followed);
  const hasErrors = Object.keys(outcome.errors).length > 0;
  const [isRefined, setIsRefined] = useState(
    // A Dutch visitor has prices to fill in there; a social tariff stands among the first questions.
    hasErrors || (outcome.refusal?.code === "prices-needed" && page.givens.market === "nl"),
  );
  const [isFileDoor, setIsFileDoor] = useState(false);

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  // The fields keep their own text; only going to another address, as with the back button, may replace it.
  const written = useRef(page.outcome);
  useEffect(() => {
    if (written.current === page.outcome) return;
    written.current = page.outcome;
    clearTimeout(typing.current);
    if (form.current) fillForm(form.current, page.outcome.typed);
  }, [page.outcome]);

  const recomputeNow = useCallback(() => {
    clearTimeout(typing.current);
    if (form.current) void recompute(queryOf(form.current));
  }, [recompute]);
  const recomputeSoon = useCallback(() => {
    setIsFileDoor(form.current?.querySelector("#deur-bestand:checked") !== null);
    clearTimeout(typing.current);
    typing.current = setTimeout(recomputeNow, TYPING_MS);
  }, [recomputeNow]);
  const send = useCallback(
    (pressed: HTMLButtonElement | null) => {
      clearTimeout(typing.current);
      if (!form.current) return;
      const { hash } = new URL(pressed?.hasAttribute("formaction") ? pressed.formAction : form.current.action);
      void navigate(`${pathname}?${queryOf(form.current, pressed)}${hash}`, { preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const changeSellers = useCallback(
    (change: Readonly<Record<string, string>>) => {
      clearTimeout(typing.current);
      if (form.current) void recompute(`${queryOf(form.current)}&${new URLSearchParams(change)}`);
    },
    [recompute],
  );
  // Ahead of the outcome while its price is new: what is copied now must be what is seen now.
  const shown = useRef("");
  useEffect(() => {
    shown.current = outcome.address ?? "";
  }, [outcome]);
  const slidePrice = useCallback(
    (price: number) => {
      clearTimeout(typing.current);
      void movePrice(price);
    },
    [movePrice],
  );
  const setPrice = useCallback(
    (cents: number) => {
      // Whoever chooses a price sells: what is shared for free has none.
      const told = { prijs: String(cents).replace(".", ","), vorm: "verkoop" };
      if (form.current) fillForm(form.current, told);
      const query = new URLSearchParams(shown.current);
      for (const [name, text] of Object.entries(told)) query.set(name, text);
      shown.current = query.toString();
      recomputeSoon();
    },
    [recomputeSoon],
  );
  const { known } = useQuestions[page.givens.side];
  const edit = useCallback(
    (field: string) => {
      setIsRefined(true);
      // Behind another door the field is there, but out of sight.
      if (field === known) document.getElementById("deur-weet")?.click();
      requestAnimationFrame(() => document.getElementById(`veld-${field}`)?.focus());
    },
    [known],
  );
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
            ref={form}
            isRefined={isRefined}
            onRefine={setIsRefined}
            onInput={recomputeSoon}
            onSend={send}
            file={file}
          />
          {answer ? (
            <ResultBar label={page.result.toResult} lead={answer.verdict.badge} amount={answer.own.text} />
          ) : null}
        </Card>
        <section
          aria-labelledby="uitkomst"
          className="laid-out-later grid min-w-0 scroll-mt-6 gap-4 lg:sticky lg:top-24"
        >
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
          onMove={slidePrice}
          onRelease={setPrice}
        />
      ) : null}
      {pictured.view ? (
        <Pictures
          view={pictured.view}
          page={page}
          query={pictured.address ?? ""}
          shown={shown}
          ask={ask}
          onEdit={edit}
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
              onInput={recomputeSoon}
              onChange={changeSellers}
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
  <div id="cijfers" className="laid-out-when-near">
    <Suspense fallback={null}>
      <ResultSections {...props} />
    </Suspense>
  </div>
));
