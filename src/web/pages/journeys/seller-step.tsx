import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { answerHeaders } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { leadFields } from "#web/forms/lead-form.ts";
import { sellerJourney } from "#web/pages/journeys/journey-kind.ts";
import { JourneyScreen } from "#web/pages/journeys/journey-screen.tsx";
import { keepStepWhenOffline } from "#web/pages/journeys/kept-answers/keep-step-when-offline.ts";
import { loadJourney } from "#web/pages/journeys/load-journey.ts";
import { submitJourney } from "#web/pages/journeys/submit-journey.ts";

export const headers = answerHeaders;
export const loader = (args: LoaderFunctionArgs) => loadJourney(sellerJourney, args);
export const clientLoader = keepStepWhenOffline;
export const action = (args: ActionFunctionArgs) => submitJourney(sellerJourney, args);
export const clientAction = keepWhenOffline(leadFields);

export default JourneyScreen;
