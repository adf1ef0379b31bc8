import { Link } from "react-router";
import { rangeSentence } from "#content/pages/calculators/partner-range.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { JourneyFrame } from "#web/pages/journeys/journey-frame.tsx";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { BestMatches } from "#web/pages/journeys/result/best-matches.tsx";
import { DayCard } from "#web/pages/journeys/result/day-card.tsx";
import { FindingList } from "#web/pages/journeys/result/finding-list.tsx";
import { WhyList } from "#web/pages/journeys/result/why-list.tsx";
import { StepForm } from "#web/pages/journeys/step-form.tsx";

/** The buyer's answer: what is left after all costs, with whom, and what to arrange first. */
export function ResultStep({ page }: { page: JourneyPage }) {
  const { words, picture, notes, refusal, step } = page;
  const why = words.why?.steps[step - 1];
  return (
    <JourneyFrame
      page={page}
      aside={
        <>
          {picture ? <DayCard page={page} picture={picture} isBusy={false} /> : null}
          {why && words.why ? <WhyList title={words.why.title} items={why} /> : null}
        </>
      }
    >
      {page.result ? <ResultCard page={page} result={page.result} /> : null}
      {refusal ? (
        <Alert tone="warn" title={refusal.title}>
          <p>{refusal.text}</p>
        </Alert>
      ) : null}
      <BestMatches matches={page.matches} square={page.square} words={words.matches} />
      <FindingList title={words.result.toDo} findings={notes} />
      <StepForm page={page} />
    </JourneyFrame>
  );
}

type ResultCardProps = { page: JourneyPage; result: NonNullable<JourneyPage["result"]> };

function ResultCard({ page: { words, calculator, partners, side }, result }: ResultCardProps) {
  const { verdict, own, sentence, bySupplier, advice } = result;
  const range = rangeSentence(side, own.value, partners);
  return (
    <Card tone={own.value < 0 ? "sun" : "secondary"} as="section" aria-labelledby="uitkomst">
      <Badge tone={verdict.tone} icon={verdict.icon}>
        {verdict.badge}
      </Badge>
      <h2 id="uitkomst" className="mt-3 font-display text-h1 tabular-nums leading-none">
        {own.text} <span className="font-text font-normal text-base tracking-normal">{words.result.perYear}</span>
      </h2>
      {own.range ? (
        <p className="mt-2 text-base tabular-nums">{fillLabel(words.result.range, { range: own.range })}</p>
      ) : null}
      <p className="mt-4 font-semibold text-body">{sentence}</p>
      {bySupplier ? <p className="mt-1 text-base">{bySupplier}</p> : null}
      {range ? <p className="mt-1 font-semibold text-base">{range}</p> : null}
      <p className="mt-1 text-base">{advice}</p>
      <p className="mt-4 text-small">{words.result.model}</p>
      <TextLink asChild className="mt-1 inline-flex min-h-11 items-center gap-2">
        <Link to={calculator}>
          {words.result.all}
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      </TextLink>
    </Card>
  );
}
