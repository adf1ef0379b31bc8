import { Link, useLocation } from "react-router";
import { daySquareWords } from "#content/day-square.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { fillLabel } from "#ui/labels.ts";
import { PageHero, Prose, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { CalculatorForm } from "#web/pages/calculators/calculator-form.tsx";
import { CalculatorResult } from "#web/pages/calculators/calculator-result.tsx";
import { CalculatorTabs } from "#web/pages/calculators/calculator-tabs.tsx";
import { computeSide } from "#web/pages/calculators/compute-side.ts";
import type { SidePage } from "#web/pages/calculators/load-side.ts";
import { ResultBar } from "#web/pages/calculators/result-bar.tsx";
import { sideFieldGroups } from "#web/pages/calculators/side-fields.ts";
import { SidePlace } from "#web/pages/calculators/side-place.tsx";
import { SidePriceLine, SideSum } from "#web/pages/calculators/side-sum.tsx";
import { SourceList } from "#web/pages/calculators/source-list.tsx";
import { useLiveCalculation } from "#web/pages/calculators/use-live-calculation.ts";

export function SideCalculator({ page }: { page: SidePage }) {
  const { pathname } = useLocation();
  const live = useLiveCalculation(page.calculation, (params) => computeSide(params, page.givens));
  const { calculation, isStale } = live;
  const { result } = calculation;
  const hasErrors = Object.keys(page.calculation.errors).length > 0;
  const isRefused = calculation.place?.region === "wallonia";
  const volumeNote = calculation.volumeFacts ? fillLabel(page.estimateOfVolume, calculation.volumeFacts) : null;

  return (
    <>
      <PageHero eyebrow={page.hero.eyebrow} title={page.hero.title} lead={page.hero.lead}>
        <CalculatorTabs tabs={page.tabs} current={page.kind} label={page.tabsLabel} />
      </PageHero>

      <div className="mx-auto grid max-w-page items-start gap-8 px-5 pb-12 sm:px-8 lg:grid-cols-[1.35fr_1fr] lg:gap-10">
        <Card>
          <CalculatorForm
            action={`${pathname}#uitkomst`}
            groups={sideFieldGroups(page)}
            typed={page.calculation.typed}
            errors={page.calculation.errors}
            submit={page.submit}
            note={page.privacy}
            form={live.form}
            onRecompute={live.recompute}
          />
          {result && !isStale ? <ResultBar label={page.result.toResult} result={result} /> : null}
        </Card>
        <div className="grid min-w-0 gap-4">
          <SidePlace place={calculation.place} page={page} />
          {isRefused ? null : (
            <CalculatorResult
              title={page.result.title}
              result={result && { ...result, mark: result.volumeMark }}
              isStale={isStale}
              stale={page.result.stale}
              instead={
                hasErrors ? (
                  <Alert tone="danger">{page.result.faulty}</Alert>
                ) : (
                  <EmptyState title={page.result.empty.title}>{page.result.empty.text}</EmptyState>
                )
              }
              facts={
                result
                  ? [
                      volumeNote,
                      result.perKilowattHour,
                      result.verdict ? result.breakEven : null,
                      result.otherSide,
                      result.platform,
                    ]
                  : []
              }
            />
          )}
          {isStale ? null : <SidePriceLine calculation={calculation} page={page} />}
          <p className="text-muted text-small">{page.disclaimer}</p>
        </div>
      </div>

      {calculation.estimate?.outcome && !isStale ? (
        <div className="mx-auto max-w-page px-5 pb-14 sm:px-8 md:pb-20">
          <SideSum calculation={calculation} page={page} />
        </div>
      ) : null}

      <Section tone="sunken" title={page.day.title} lead={page.day.text}>
        <Card>
          <DaySquare
            quarters={page.day.quarters}
            label={page.day.label}
            labels={daySquareWords}
            caption={page.day.caption}
            size="card"
          />
        </Card>
      </Section>

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

      {page.sources.list.length > 0 ? (
        <Section tone="sunken" title={page.sources.title} lead={page.sources.lead}>
          <div data-wide>
            <SourceList rows={page.sources.list} />
          </div>
        </Section>
      ) : null}
    </>
  );
}
