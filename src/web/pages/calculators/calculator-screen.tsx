import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useCalculator } from "#web/calculations/use-calculator.ts";
import { AnswerCard } from "#web/pages/calculators/answer-card.tsx";
import { CalculatorQuestions } from "#web/pages/calculators/calculator-questions.tsx";
import { CalculatorTabs } from "#web/pages/calculators/calculator-tabs.tsx";
import { FactTiles } from "#web/pages/calculators/fact-tiles.tsx";
import { fillForm, queryOf } from "#web/pages/calculators/form-query.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { PriceSection } from "#web/pages/calculators/price-section.tsx";
import { RefusalCard } from "#web/pages/calculators/refusal-card.tsx";
import { ResultBar } from "#web/pages/calculators/result-bar.tsx";
import { TakeAlong } from "#web/pages/calculators/take-along/take-along.tsx";

const ResultSections = lazy(() => import("#web/pages/calculators/result-sections.tsx"));
const MeterFiles = lazy(() => import("#web/pages/calculators/meter-files.tsx"));

const TYPING_MS = 250;

export function CalculatorScreen({ page }: { page: CalculatorPage }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { ask, outcome, view, isBusy, recompute, movePrice, query } = useCalculator(page.outcome, page.givens);
  const pictured = useDeferredValue(view);
  const hasErrors = Object.keys(outcome.errors).length > 0;
  const [isRefined, setIsRefined] = useState(hasErrors || outcome.refusal?.code === "prices-needed");
  const [isFileDoor, setIsFileDoor] = useState(false);

  // The fields keep their own text; only going to another address, as with the back button, may replace it.
  const written = useRef(page.outcome);
  useEffect(() => {
    if (written.current === page.outcome) return;
    written.current = page.outcome;
    if (form.current) fillForm(form.current, page.outcome.typed);
  }, [page.outcome]);

  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const recomputeSoon = () => {
    setIsFileDoor(form.current?.querySelector("#deur-bestand:checked") !== null);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => {
      if (form.current) void recompute(queryOf(form.current));
    }, TYPING_MS);
  };
  const send = () => {
    clearTimeout(typing.current);
    if (form.current) void navigate(`${pathname}?${queryOf(form.current)}#uitkomst`, { preventScrollReset: true });
  };
  const setPrice = (cents: number) => {
    if (!form.current) return;
    fillForm(form.current, { prijs: String(cents).replace(".", ",") });
    void recompute(queryOf(form.current));
  };
  const edit = (field: string) => {
    setIsRefined(true);
    requestAnimationFrame(() => document.getElementById(`veld-${field}`)?.focus());
  };

  return (
    <>
      <PageHero eyebrow={page.hero.eyebrow} title={page.hero.title} lead={page.hero.lead}>
        <CalculatorTabs tabs={page.tabs} current={page.kind} label={page.tabsLabel} />
      </PageHero>
      <div className="mx-auto grid max-w-page items-start gap-8 px-5 pb-12 sm:px-8 lg:grid-cols-[1.2fr_1fr] lg:gap-10">
        <Card>
          <CalculatorQuestions
            page={page}
            outcome={outcome}
            action={`${pathname}#uitkomst`}
            ref={form}
            isRefined={isRefined}
            onRefine={setIsRefined}
            onInput={recomputeSoon}
            onSend={send}
            file={
              <>
                <p className="hidden text-base text-muted [html:not(.js)_&]:block">{page.files.noScript}</p>
                {isHydrated && isFileDoor ? (
                  <Suspense fallback={null}>
                    <MeterFiles
                      page={page}
                      ask={ask}
                      onLaid={() => void recompute(form.current ? queryOf(form.current) : query.current)}
                    />
                  </Suspense>
                ) : null}
              </>
            }
          />
          {view ? <ResultBar label={page.result.toResult} lead={view.verdict.badge} amount={view.own.text} /> : null}
        </Card>
        <section aria-labelledby="uitkomst" className="grid min-w-0 scroll-mt-6 gap-4 lg:sticky lg:top-24">
          <h2 id="uitkomst" className="sr-only">
            {page.result.title}
          </h2>
          {view ? <AnswerCard view={view} words={page.result} isBusy={isBusy} /> : null}
          {outcome.refusal ? <RefusalCard refusal={outcome.refusal} /> : null}
          {hasErrors ? <Alert tone="danger">{page.form.faulty}</Alert> : null}
          {page.partner ? <p className="text-muted text-small">{page.partner.name}</p> : null}
          <p className="text-muted text-small">{page.disclaimer}</p>
        </section>
      </div>
      {view ? <FactTiles facts={view.facts} label={page.result.facts} /> : null}
      {view ? (
        <PriceSection view={view} page={page} onMove={(price) => void movePrice(price)} onRelease={setPrice} />
      ) : null}
      {pictured ? (
        <Suspense fallback={null}>
          <ResultSections view={pictured} page={page} ask={ask} onEdit={edit} />
        </Suspense>
      ) : null}
      {view && outcome.address !== null ? (
        <TakeAlong query={outcome.address} side={page.givens.side} variant={page.givens.variant} />
      ) : null}
      <Method page={page} />
    </>
  );
}

function Method({ page }: { page: CalculatorPage }) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 className="font-display text-h2">{page.method.title}</h2>
          <Prose className="mt-6">
            <ol>
              {page.method.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>{page.method.verdict}</p>
          </Prose>
        </div>
        <div>
          <h2 className="font-display text-h3">{page.aboutTitle}</h2>
          <p className="mt-4 text-muted">{page.about}</p>
          <h2 className="mt-8 font-display text-h4">{page.more.title}</h2>
          <ul className="mt-2">
            {page.more.links.map(({ label, path }) => (
              <li key={path}>
                <TextLink asChild className="inline-flex min-h-11 items-center">
                  <Link to={path}>{label}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
