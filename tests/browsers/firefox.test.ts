import { runJourneys } from "../support/browsers/run-journeys.ts";
import { allJourneys } from "./journeys/all-journeys.ts";

runJourneys("firefox", allJourneys);
