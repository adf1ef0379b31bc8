import { memo, useEffect, useState } from "react";
import { fitWords } from "#content/pages/calculators/fit-words.ts";
import { Progress } from "#ui/progress/progress.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import type { FitView } from "#web/calculations/fit-view.ts";
import type { CalculatorClient } from "#web/calculations/use-calculator.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";
import { FitTable } from "#web/sections/fit-table.tsx";

/** All contracts are compared once the visitor rests; an answer that comes sooner shows no progress. */
const REST_MS = 700;
const PROGRESS_AFTER_MS = 100;

type FitSectionProps = { page: CalculatorPage; outcome: CalculatorOutcome; ask: CalculatorClient["ask"] };

/** Which contracts fit this pair: from the server for its own answer, from the worker for every later one. */
export const FitSection = memo(function FitSection({ page, outcome, ask }: FitSectionProps) {
  const { fit, part } = useFit(page, outcome, ask);
  if (fit.view === null) return null;
  return (
    <FoldedSection id="leverancier" title={fitWords.title} lead={fitWords.lead}>
      {part === null ? null : <Progress label={fitWords.asking} value={part} max={1} className="mb-4" />}
      <FitTable view={fit.view} isStale={fit.isStale} />
    </FoldedSection>
  );
});

type Found = { outcome: CalculatorOutcome; view: FitView | null };

function useFit(page: CalculatorPage, outcome: CalculatorOutcome, ask: CalculatorClient["ask"]) {
  const [found, setFound] = useState<Found | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const isServers = outcome === page.outcome;
  useEffect(() => {
    if (isServers || outcome.view === null) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const began = performance.now();
      const onProgress = (progress: { part: number | null }) => {
        if (!isLeft && performance.now() - began > PROGRESS_AFTER_MS) setPart(progress.part);
      };
      try {
        const view = await ask("fit", {}, { onProgress });
        if (!isLeft) setFound({ outcome, view });
      } catch {
        // Without a worker the last table stands, marked as old.
      } finally {
        if (!isLeft) setPart(null);
      }
    }, REST_MS);
    return () => {
      isLeft = true;
      setPart(null);
      clearTimeout(timer);
    };
  }, [ask, outcome, isServers]);
  if (isServers) return { fit: { view: page.fit, isStale: false }, part };
  if (found === null) return { fit: { view: page.fit, isStale: true }, part };
  return { fit: { view: found.view, isStale: found.outcome !== outcome }, part };
}
