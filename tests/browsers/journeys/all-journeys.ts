import type { Journey } from "../../support/browsers/journey.ts";
import { accountJourneys } from "./accounts.ts";
import { calculatorJourneys } from "./calculators.ts";
import { contractJourneys } from "./contracts.ts";
import { controlJourneys } from "./controls.ts";
import { harnessJourneys } from "./harness.ts";
import { homeJourneys } from "./home.ts";
import { leadJourneys } from "./leads.ts";
import { marketJourneys } from "./market.ts";
import { shellJourneys } from "./shell.ts";

export const allJourneys: readonly Journey[] = [
  ...harnessJourneys,
  ...homeJourneys,
  ...calculatorJourneys,
  ...controlJourneys,
  ...shellJourneys,
  ...accountJourneys,
  ...marketJourneys,
  ...leadJourneys,
  ...contractJourneys,
];
