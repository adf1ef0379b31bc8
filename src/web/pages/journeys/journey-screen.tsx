import { lazy, Suspense, useEffect } from "react";
import { useLoaderData } from "react-router";
import { onFirstInteraction } from "#web/browser/on-first-interaction.ts";
import { JourneyFrame } from "#web/pages/journeys/journey-frame.tsx";
import { rememberStep } from "#web/pages/journeys/kept-answers/keep-step-when-offline.ts";
import { ResumeNote } from "#web/pages/journeys/kept-answers/resume-note.tsx";
import type { ClosedJourney, JourneyPage } from "#web/pages/journeys/load-journey.ts";
import { DayCard } from "#web/pages/journeys/result/day-card.tsx";
import { KnowList } from "#web/pages/journeys/result/know-list.tsx";
import { PriceCard } from "#web/pages/journeys/result/price-card.tsx";
import { WhyList } from "#web/pages/journeys/result/why-list.tsx";
import { StepForm } from "#web/pages/journeys/step-form.tsx";
import { useLivePicture } from "#web/pages/journeys/use-live-picture.ts";

// Who opens a journey sees its first question: what comes after it is fetched when they begin to answer.
const loadContact = () => import("#web/pages/journeys/contact-step.tsx");
const loadResult = () => import("#web/pages/journeys/result/result-step.tsx");
const loadPrice = () => import("#web/pages/journeys/result/price-step.tsx");
const loadStop = () => import("#web/pages/journeys/stops/stop-screen.tsx");
const ContactStep = lazy(() => loadContact().then((module) => ({ default: module.ContactStep })));
const ResultStep = lazy(() => loadResult().then((module) => ({ default: module.ResultStep })));
const PriceStep = lazy(() => loadPrice().then((module) => ({ default: module.PriceStep })));
const StopScreen = lazy(() => loadStop().then((module) => ({ default: module.StopScreen })));
const ClosedScreen = lazy(() =>
  import("#web/pages/journeys/stops/closed-screen.tsx").then((module) => ({ default: module.ClosedScreen })),
);

/** Whatever the address asks of a journey: a step, a kind no, or why it is closed here. */
export function JourneyScreen() {
  const page = useLoaderData() as JourneyPage | ClosedJourney;
  useEffect(() => (page.kind === "closed" ? undefined : rememberStep(page)), [page]);
  return (
    <Suspense fallback={null}>
      <Asked page={page} />
    </Suspense>
  );
}

function Asked({ page }: { page: JourneyPage | ClosedJourney }) {
  if (page.kind === "closed") return <ClosedScreen page={page} />;
  if (page.stop) return <StopScreen page={page} stop={page.stop} />;
  if (page.step === 4) return <ContactStep page={page} />;
  if (page.step === 3) return page.side === "buyer" ? <ResultStep page={page} /> : <PriceStep page={page} />;
  return <QuestionStep page={page} />;
}

function useNextSteps({ side }: JourneyPage) {
  useEffect(
    () =>
      onFirstInteraction(() => {
        const next = [side === "buyer" ? loadResult() : loadPrice(), loadContact(), loadStop()];
        // A step that cannot be fetched now is fetched again when it is its turn.
        void Promise.allSettled(next);
      }),
    [side],
  );
}

function QuestionStep({ page }: { page: JourneyPage }) {
  const { picture, defaults, isBusy, onChange } = useLivePicture(page);
  useNextSteps(page);
  const { step, side, words } = page;
  const Picture = side === "buyer" && step === 2 ? PriceCard : DayCard;
  const why = words.why?.steps[step - 1];
  return (
    <>
      <JourneyFrame
        page={page}
        aside={
          <>
            {why && words.why ? <WhyList title={words.why.title} items={why} /> : null}
            {picture ? <Picture page={page} picture={picture} isBusy={isBusy} /> : null}
          </>
        }
      >
        {step === 1 ? <ResumeNote {...page} /> : null}
        <StepForm page={page} defaults={defaults} onChange={onChange} />
      </JourneyFrame>
      {step === 1 && words.know ? <KnowList {...words.know} /> : null}
    </>
  );
}
