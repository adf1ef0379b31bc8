import { pdfTasks } from "#adapters/pdf/pdf-tasks.ts";
import { cardsFileTask } from "#application/back-office/card-desk.ts";
import { pricesFileTask } from "#application/back-office/price-desk.ts";
import { regulatorFileTask } from "#application/back-office/regulator-desk.ts";
import { fitBuyer, offtakeLeftTask, settleFits } from "#application/market/listings/fit-offers.ts";
import { meterYearTask } from "#application/market/listings/keep-meter-year.ts";
import { drawnInjection } from "#application/market/listings/offer-year.ts";
import { meansTask } from "#application/market/listings/refresh-means.ts";
import { settleSellers } from "#application/market/matching/best-sellers.ts";
import { matcherTask } from "#application/market/matching/run-matcher.ts";
import { settlePair } from "#application/market/pair-of-connections.ts";
import type { Task } from "#application/ports/workers.ts";
import { meterUploadTask } from "#application/settlement/import-meter-data.ts";
import { answerTask } from "#web/calculations/compute-calculation.ts";
import { evaluateOfferTask, priceBandTask } from "#web/calculations/evaluate-offer.ts";
import { buyersTermsTask, journeyTask, partnersTask } from "#web/calculations/journey-tasks.ts";
import { calculatorTask } from "#web/calculations/worker/calculator-task.ts";

const all: readonly Task<never, unknown>[] = [
  answerTask,
  calculatorTask,
  journeyTask,
  buyersTermsTask,
  partnersTask,
  evaluateOfferTask,
  priceBandTask,
  settleSellers,
  matcherTask,
  fitBuyer,
  offtakeLeftTask,
  settleFits,
  meansTask,
  settlePair,
  drawnInjection,
  meterUploadTask,
  meterYearTask,
  cardsFileTask,
  regulatorFileTask,
  pricesFileTask,
  ...Object.values(pdfTasks),
];

/** Everything that a worker can be asked, by name. */
export const workerTasks = new Map(all.map((task) => [task.name, task as Task<unknown, unknown>]));
