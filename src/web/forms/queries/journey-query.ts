import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import { situationFaultSentence } from "#content/pages/calculators/situation-faults.ts";
import { journeyFaults } from "#content/pages/journeys/journey-faults.ts";
import type { Meter, Technology } from "#domain/connections/connection.ts";
import {
  canBuy,
  canSell,
  type Inverter,
  type Openings,
  type SellerSituation,
  type TakePart,
} from "#domain/journeys/can-take-part.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { connectionRows, type SituationField, situationFields } from "#web/forms/fields/field-table.ts";
import { readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";

/** Whose contract it is, is no question of a sum; which buyer a seller imagines is told there by more than one answer. */
export type JourneyField = SituationField | "titularis" | "koopt";

/** The questions of each step. The third of a buyer shows an answer, and the last asks who somebody is, by another form. */
export const journeyFields: Readonly<Record<CalculationSide, readonly (readonly JourneyField[])[]>> = {
  buyer: [
    ["postcode", "koper", "personen", "handel", "verbruik", "warmtepomp", "auto", "meter"],
    ["titularis", "product", "contract", "energieprijs", "kost"],
    [],
    [],
  ],
  seller: [
    ["postcode", "technologie", "kwp", "vermogen", "richting", "helling", "omvormer", "meter"],
    ["verkoper", "eigen-personen", "eigen-handel", "eigenverbruik", "eigen-warmtepomp", "eigen-auto", "batterij"],
    ["verkoper-product", "koopt", "prijs", "injectieprijs", "kost"],
    [],
  ],
};

export const JOURNEY_STEPS = 4;
/** The name of the button that goes on: it tells a step that is judged from one that is only looked at. */
export const GO_ON = "verder";
/** Its value on the button that goes from the first step of a seller to the last, by what the steps between propose. */
export const LEAP = "gemiddeld";

type ContractHolder = (typeof holders)[keyof typeof holders];

type Sentences = Partial<Record<JourneyField, string>>;

export type JourneyReading = {
  readonly typed: Readonly<Partial<Record<JourneyField, string>>>;
  /** What is wrong in each step, the first step first. */
  readonly faults: readonly Sentences[];
  /** Null while an answer cannot be read. */
  readonly situation: Situation | null;
  readonly takePart: TakePart;
  /** Null for a seller, who is not asked. */
  readonly contractHolder: ContractHolder | null;
};

const allFields = (side: CalculationSide): JourneyField[] => journeyFields[side].flat();

/** The answers of a journey and nothing else: whatever rides along in an address or a form stays behind. */
export function journeyAnswers(params: URLSearchParams, side: CalculationSide): URLSearchParams {
  const answers = new URLSearchParams();
  for (const name of allFields(side)) {
    const text = params.get(name)?.trim().slice(0, 60);
    if (text) answers.set(name, text);
  }
  return answers;
}

/** The same schema for the server and the browser: every field as the calculators read it, and what a step needs. */
export function readJourney(
  params: URLSearchParams,
  side: CalculationSide,
  today: string,
  openings: Openings,
): JourneyReading {
  const answers = journeyAnswers(params, side);
  const typed: Partial<Record<JourneyField, string>> = Object.fromEntries(answers);
  // The clock of the site tells days of the calendar only.
  const base = defaultSituation(side, "be", today as CalendarDay);
  const { faults, situation } = readSituation(relevant(answers, side), base);
  const missing = missingIn(answers, side);
  const sentences: Sentences = { ...missing };
  for (const [field, fault] of Object.entries(faults)) {
    sentences[field as JourneyField] = situationFaultSentence(fault, { market: "be", field });
  }
  return {
    typed,
    faults: journeyFields[side].map((fields) => pick(sentences, fields)),
    situation: Object.keys(missing).length === 0 ? situation : null,
    takePart: side === "buyer" ? buyerPart(answers, openings) : sellerPart(answers, openings),
    contractHolder: side === "buyer" ? holderIn(answers) : null,
  };
}

/** The answers as they are kept: with their day, in one canonical form. */
export function writeJourney(situation: Situation, typed: JourneyReading["typed"]): URLSearchParams {
  const { side, day } = situation;
  const params = writeSituation(situation, defaultSituation(side, "be", day));
  // A calculator leaves out what it would propose itself; a journey asks for these, so they stay.
  for (const name of asked[side]) if (!params.has(name) && typed[name]) params.set(name, typed[name]);
  return params;
}

/** Whether a seller left the second step to averages. Who opens it sends its first choice along. */
export const isAveraged = (typed: JourneyReading["typed"], side: CalculationSide): boolean =>
  side === "seller" && (journeyFields.seller[1] ?? []).every((name) => typed[name] === undefined);

/** Whether somebody stands on the last step without having seen what came of their answers. */
export const hasLeapt = ({ typed }: Pick<JourneyReading, "typed">, side: CalculationSide, step: number): boolean =>
  step === JOURNEY_STEPS && isAveraged(typed, side);

const asked = { buyer: ["meter", "titularis"], seller: ["meter", "technologie", "kwp"] } as const;

function pick(sentences: Sentences, fields: readonly JourneyField[]): Sentences {
  return Object.fromEntries(fields.flatMap((field) => (sentences[field] ? [[field, sentences[field]]] : [])));
}

/** The same situation for a calculator: without the answers that another answer hides. */
export const calculationAnswers = (params: URLSearchParams, side: CalculationSide): URLSearchParams =>
  relevant(journeyAnswers(params, side), side);

const { customer, persons, heatPump, car, trade, power, tilt, azimuth, machinePower } = connectionRows;
const householdOnly = [persons, heatPump, car];
const roofOnly = [power, tilt, azimuth];

/** Without script a form also sends the answers to questions that another answer hides. */
function relevant(answers: URLSearchParams, side: CalculationSide): URLSearchParams {
  const kept = new URLSearchParams(answers);
  const isBusiness = answers.get(customer[side]) === "onderneming";
  for (const row of isBusiness ? householdOnly : [trade]) kept.delete(row[side]);
  if (side === "seller") {
    for (const row of isSolarIn(answers) ? [machinePower] : roofOnly) kept.delete(row.seller);
    if (answers.get("technologie") === "fossiel") kept.delete("technologie");
  }
  kept.delete("titularis");
  kept.delete("koopt");
  for (const [name, text] of Object.entries(imagined(answers.get("koopt")))) kept.set(name, text);
  return kept;
}

/** Whom a seller's sum begins with, here as on the home page, in the calculators and in the editor of an offer: their default. */
export const FIRST_BUYER = "gezin";

/** The buyer whom a seller imagines, as the calculators tell it. */
function imagined(buyer: string | null): Readonly<Record<string, string>> {
  if (buyer === "gezin-auto") return { auto: "zon" };
  if (buyer === "gezin-warmtepomp") return { warmtepomp: "ja" };
  return readOr("handel", buyer, null) === null ? {} : { koper: "onderneming", handel: buyer ?? "" };
}

const households: Readonly<Record<string, string>> = {
  household: FIRST_BUYER,
  "household-with-car": "gezin-auto",
  "household-with-heat-pump": "gezin-warmtepomp",
};

/** A kind of buyer that is compared, by the word that stands for it in an address. */
export const imaginedBuyer = (code: string): string => households[code] ?? trade.kind.write(code);

const isSolarIn = (answers: URLSearchParams) => (answers.get("technologie") ?? "zon") === "zon";

function missingIn(answers: URLSearchParams, side: CalculationSide): Sentences {
  const missing: Sentences = {};
  if (!answers.has("postcode")) missing.postcode = journeyFaults.postcodeMissing;
  for (const name of side === "buyer" ? (["meter", "titularis"] as const) : (["meter", "technologie"] as const)) {
    if (!answers.has(name)) missing[name] = journeyFaults.choiceMissing;
  }
  const holder = answers.get("titularis");
  if (holder !== null && !Object.hasOwn(holders, holder)) missing.titularis = journeyFaults.choiceMissing;
  if (side === "seller" && answers.has("technologie")) {
    const power = isSolarIn(answers) ? "kwp" : "vermogen";
    if (!answers.has(power) && answers.get("technologie") !== "fossiel") missing[power] = journeyFaults.powerMissing;
  }
  return missing;
}

const holders = { eigen: "self", ander: "other", onbekend: "unknown" } as const;

const wordOf = <Value>(words: Readonly<Record<string, Value>>, text: string | null, otherwise: Value): Value =>
  text !== null && Object.hasOwn(words, text) ? (words[text] as Value) : otherwise;

/** An answer as its field reads it; what it cannot read is told beside the question, and counts as something else here. */
function readOr<Value>(name: SituationField, text: string | null, otherwise: Value): Value {
  const read = text === null ? null : situationFields[name].kind.read(text);
  return read?.ok ? (read.value as Value) : otherwise;
}

/** Fossil fuel is an answer of a journey alone: nobody may share it. */
const sourceIn = (text: string | null): SellerSituation["technology"] =>
  text === "fossiel" ? "fossil" : (readOr<Technology | null>("technologie", text, null) ?? "solar");

const placeIn = (answers: URLSearchParams) => ({
  region: regionOfPostcode(answers.get("postcode") ?? "") ?? ("flanders" as const),
  meter: readOr<Meter>("meter", answers.get("meter"), "unknown"),
});

const holderIn = (answers: URLSearchParams): ContractHolder => wordOf(holders, answers.get("titularis"), "unknown");

const buyerPart = (answers: URLSearchParams, openings: Openings) =>
  canBuy({ ...placeIn(answers), contractHolder: holderIn(answers) }, openings);

const sellerPart = (answers: URLSearchParams, openings: Openings) =>
  canSell(
    {
      ...placeIn(answers),
      technology: sourceIn(answers.get("technologie")),
      inverter: inverterIn(answers),
    },
    openings,
  );

/** Circular 2023/C/42 draws the line at ten kilovolt-ampere. */
const LARGE = 10;

function inverterIn(answers: URLSearchParams): Inverter {
  const size = readOr<number | null>("omvormer", answers.get("omvormer"), null);
  if (size === null) return "unknown";
  return size > LARGE ? "above-10-kva" : "up-to-10-kva";
}
