import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#content/format/format-day.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { fillLabel } from "#ui/labels.ts";
import { eraseJourney, type KeptJourney, keptJourney } from "#web/browser/kept-journey.ts";
import { pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import type { JourneyPage } from "#web/pages/journeys/load-journey.ts";

/** For who comes back to a journey that this device kept. */
export function ResumeNote({ side, path, query, words: { keep } }: JourneyPage) {
  const [kept, setKept] = useState<KeptJourney | null>(null);
  useEffect(() => setKept(query === "" ? keptJourney(side) : null), [side, query]);
  if (kept === null) return null;
  return (
    <Alert tone="info" title={keep.found}>
      <p>{fillLabel(keep.foundText, { day: formatDay(kept.day), step: kept.step })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild size="small">
          <Link to={`${pathOfStep(path, kept.step)}?${kept.query}`}>{fillLabel(keep.resume, { step: kept.step })}</Link>
        </Button>
        <Button
          type="button"
          variant="quiet"
          size="small"
          onClick={() => {
            eraseJourney(side);
            setKept(null);
          }}
        >
          {keep.erase}
        </Button>
      </div>
    </Alert>
  );
}
