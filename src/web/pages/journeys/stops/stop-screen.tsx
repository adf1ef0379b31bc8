import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { JourneyFrame } from "#web/pages/journeys/journey-frame.tsx";
import { pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";
import type { StopView } from "#web/pages/journeys/stops/stop-view.ts";
import { NextLinks } from "#web/pages/journeys/thanks/next-links.tsx";
import { WaitingForm } from "#web/pages/journeys/waiting/waiting-form.tsx";

/** A kind no, where the question was asked: why, what to wait for, and what can be done meanwhile. */
export function StopScreen({ page, stop }: { page: JourneyPage; stop: StopView }) {
  const { words, side, path, step, query } = page;
  return (
    <JourneyFrame
      page={page}
      title={stop.title}
      lead={stop.text}
      aside={
        stop.reason ? (
          <WaitingForm side={side} reason={stop.reason} postcode={stop.postcode} words={words.waiting} />
        ) : null
      }
    >
      <ul className="grid gap-4">
        {stop.findings.map((finding) => (
          <li key={finding.title} className="rounded-card border border-line bg-surface p-5 sm:p-7">
            <p className="text-muted text-small">{stop.weights[finding.weight]}</p>
            <h2 className="mt-1 font-display text-h3">{finding.title}</h2>
            <p className="mt-2 text-base text-muted">{finding.text}</p>
          </li>
        ))}
      </ul>
      <div>
        <h2 className="font-display text-h4">{words.stop.meanwhile}</h2>
        <div className="mt-2">
          <NextLinks links={stop.links} />
        </div>
      </div>
      <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
        <Link to={`${pathOfStep(path, step)}?${query}`}>
          <Icon name="arrow-left" />
          {words.stop.change}
        </Link>
      </Button>
    </JourneyFrame>
  );
}
