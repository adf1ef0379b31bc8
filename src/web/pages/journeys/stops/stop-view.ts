import type { CalculationSide } from "#application/calculations/situation.ts";
import { takePartWords } from "#content/pages/journeys/findings.ts";
import type { Site } from "#content/site.ts";
import type { JourneyStop } from "#domain/journeys/journey-stop.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { JourneyReading } from "#web/forms/queries/journey-query.ts";
import type { JourneyWords } from "#web/pages/journeys/journey-kind.ts";

/** A kind no: why, what one can wait for, and what can be done meanwhile. */
export function stopView(
  stop: JourneyStop,
  { typed }: JourneyReading,
  side: CalculationSide,
  { meanwhile }: JourneyWords,
  site: Site,
) {
  const postcode = typed.postcode ?? "";
  const region = regionOfPostcode(postcode) ?? "flanders";
  return {
    ...takePartWords({ answer: stop.answer, findings: stop.findings }, { role: side, postcode, region }, site),
    reason: stop.reason,
    postcode,
    links: meanwhile[region],
  };
}

export type StopView = ReturnType<typeof stopView>;
