import type { LoaderFunctionArgs } from "react-router";
import { sellerJourney } from "#web/pages/journeys/journey-kind.ts";
import { JourneyScreen } from "#web/pages/journeys/journey-screen.tsx";
import { keepStepWhenOffline } from "#web/pages/journeys/kept-answers/keep-step-when-offline.ts";
import { loadJourney } from "#web/pages/journeys/load-journey.ts";

export const loader = (args: LoaderFunctionArgs) => loadJourney(sellerJourney, args);
export const clientLoader = keepStepWhenOffline;

export default JourneyScreen;
