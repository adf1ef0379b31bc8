import type { CalculationSide } from "#application/calculations/situation.ts";
import type { Flows } from "#application/calculations/year-flows.ts";
import type { CsvPeriod } from "#content/calculations/flows-csv.ts";
import type { PriceStretch } from "#domain/day-prices/published-prices.ts";
import type { JoinRefusal, MeterFinding, MeterRefusal, ModelYearRefusal } from "#domain/meter-files/meter-reading.ts";
import type { Result } from "#domain/result.ts";
import type { CalculatorOutcome, CalculatorSetting, PartnerChoice } from "#web/calculations/calculator-outcome.ts";
import type { EvaluationSite, evaluateOffer, PricedOffer, VisitorAnswers } from "#web/calculations/evaluate-offer.ts";
import type { FitView } from "#web/calculations/fit-view.ts";
import type { AnswerView } from "#web/calculations/result-view.ts";

/** What a page asks its worker, and what comes back. The year of quarters stays in the worker. */
export type CalculatorQuestions = {
  /** Computes an address with the files that were laid before. */
  open: { ask: { query: string; setting: CalculatorSetting }; answer: CalculatorOutcome };
  /** The same visitor, with the files that were laid before, beside one other kind of partner; undefined past the last. */
  partner: {
    ask: { query: string; setting: CalculatorSetting; at: number };
    answer: PartnerChoice | null | undefined;
  };
  /** Every contract of both sides of the situation that was opened last. */
  fit: { ask: Record<string, never>; answer: FitView | null };
  price: { ask: { agreedPrice: number }; answer: AnswerView | null };
  /** Reads the files of one side; an empty list takes them away again. */
  files: {
    ask: { side: CalculationSide; files: readonly File[]; year: number };
    answer: Result<LaidFile | null, FileRefusal>;
  };
  /** The buyer of the files that were laid before beside one offer; null without files. */
  evaluateOffer: {
    ask: {
      offer: PricedOffer;
      visitor: Pick<VisitorAnswers, "postcode" | "energyPrice" | "product" | "isCompany">;
      site: Omit<EvaluationSite, "dayPrices"> & Pick<PriceStretch, "dayPrices">;
    };
    answer: Awaited<ReturnType<typeof evaluateOffer>>;
  };
  days: { ask: { side: CalculationSide; month: number }; answer: PictureRows };
  quarters: { ask: { side: CalculationSide; month: number; day: number }; answer: PictureRows };
  typical: { ask: { side: CalculationSide; month: number }; answer: PictureRows };
  flows: { ask: { side: CalculationSide; period: CsvPeriod }; answer: Flows };
  heat: { ask: Record<string, never>; answer: Float32Array[] };
};

export type LaidFile = {
  firstMonth: string;
  offtake: number;
  injection: number | null;
  filled: number;
  findings: readonly MeterFinding[];
};

export type FileRefusal =
  | { step: "reading"; refusal: MeterRefusal }
  | { step: "joining"; refusal: JoinRefusal }
  | { step: "laying"; refusal: ModelYearRefusal }
  | { step: "peaks" };

/** How much of a long answer is done, of a file with its name. */
export type AnswerProgress = { name: string; part: number | null };

/** Own use, shared, to the supplier and from the supplier, of every part of a period. */
export type PictureRows = { names: readonly string[]; rows: readonly (readonly number[])[] };

export type CalculatorQuestionName = keyof CalculatorQuestions;
export type CalculatorQuestion = {
  [Name in CalculatorQuestionName]: { id: number; name: Name; ask: CalculatorQuestions[Name]["ask"] };
}[CalculatorQuestionName];
/** Sent past the queue: whoever stops waits for nothing. */
export type CalculatorStop = { stop: number };
export type CalculatorReply =
  | { id: number; answer: unknown }
  | { id: number; fault: string }
  | { id: number; progress: AnswerProgress };
