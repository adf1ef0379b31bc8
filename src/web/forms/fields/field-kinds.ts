import type { FieldUnit } from "#content/fields/field-words.ts";
import { plainNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import type { SituationFault } from "#content/pages/calculators/situation-faults.ts";
import { isCardKey } from "#domain/cards/card.ts";
import { type Postcode, parsePostcode } from "#domain/identifiers/postcode.ts";
import { type Limits, limitFault } from "#domain/limits.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export type FieldControl = "text" | "number" | "euros" | "select" | "check" | "date" | "cards";

/** How the text of a field is read and written. What it reads it writes again in one canonical form. */
export type FieldKind<Value> = {
  readonly control: FieldControl;
  readonly unit?: FieldUnit;
  /** Without limits, for a form that asks the rules of the market for them. */
  readonly parse: (text: string) => Result<Value, SituationFault>;
  readonly read: (text: string) => Result<Value, SituationFault>;
  readonly write: (value: Value) => string;
};

const UNITS =
  /^(?:€|euro|eur)\s*|\s*(?:(?:(?:c€|cent|€|euro|eur)?\s*(?:\/|per)\s*)?kwh|c€|cent|kwp|kva|kw|€|euro|eur|%|°|jaar)$/gi;
const EUROS = /(?<!c)€|eur/i;
const EAN_DIGITS = /^\d{17,18}$/;
const SPACES = /[\s\u00a0\u2009\u202f]/g;

const CENTS = 100;

/** So fine that a price in cents keeps ten-thousandths, and so coarse that no binary fraction shows. */
const DECIMALS = 6;

type NumberField = { unit: FieldUnit; limits: Limits; whole?: true; control?: "euros" };

/** Prices stand in cents in a form and in euros with us. */
export function number({ unit, limits, whole, control }: NumberField): FieldKind<number | null> {
  const scale = unit === "cents-per-kwh" ? CENTS : 1;
  const parse = (text: string): Result<number, SituationFault> => {
    const bare = text.trim().replace(UNITS, "");
    if (EAN_DIGITS.test(bare.replace(SPACES, ""))) return refused({ code: "ean-in-number" });
    const typed = parseDutchNumber(bare);
    if (typed === null) return refused({ code: "not-a-number" });
    if (whole && !Number.isInteger(typed)) return refused({ code: "not-whole" });
    // Whoever writes a price in euros where we ask for cents means euros.
    const inUnits = scale === CENTS && EUROS.test(text) ? typed * CENTS : typed;
    // The canonical form has so many decimals; more could not be written again.
    return ok(Number(inUnits.toFixed(DECIMALS)) / scale);
  };
  return {
    control: control ?? "number",
    unit,
    parse,
    read: (text) => {
      const parsed = parse(text);
      const fault = parsed.ok ? limitFault(parsed.value, limits) : null;
      if (fault === null) return parsed;
      if (fault === "not-a-number") return refused({ code: fault });
      return refused({ code: fault, limit: (fault === "too-low" ? limits.min : limits.max) * scale });
    },
    write: (value) => (value === null ? "" : plainNumber(value * scale, DECIMALS)),
  };
}

/** Dutch words of the address on the left, ours on the right; a word for nothing takes a preset away. */
export function choice<Value extends string | boolean | null>(
  words: Readonly<Record<string, Value>>,
  control: FieldControl = "select",
): FieldKind<Value> {
  const read = (text: string): Result<Value, SituationFault> => {
    const word = text.trim().toLowerCase();
    const value = Object.hasOwn(words, word) ? words[word] : undefined;
    return value === undefined ? refused({ code: "unknown-choice", choices: Object.keys(words) }) : ok(value);
  };
  return {
    control,
    parse: read,
    read,
    write: (value) => Object.keys(words).find((word) => words[word] === value) ?? "",
  };
}

const textField = <Value>(
  control: FieldControl,
  read: (text: string) => Result<Value, SituationFault>,
  write: (value: Value) => string,
): FieldKind<Value> => ({ control, parse: read, read, write });

export const postcode = textField<Postcode | null>(
  "text",
  (text) => {
    if (EAN_DIGITS.test(text.replace(SPACES, ""))) return refused({ code: "ean-in-postcode" });
    const read = parsePostcode(text);
    return read.ok ? read : refused({ code: "postcode" });
  },
  (value) => value ?? "",
);

/** Until then the formulas of the sun hold. */
const DAY_LAST: CalendarDay = "2050-12-31";

export const day = textField<CalendarDay>(
  "date",
  (text) => {
    const read = parseCalendarDay(text.trim());
    return read === null || read > DAY_LAST ? refused({ code: "day" }) : ok(read);
  },
  (value) => value,
);

export const product = textField<string | null>(
  "select",
  (text) => {
    const name = text.trim().toLowerCase();
    if (name === "geen") return ok(null);
    // Whether there is such a card depends on the day, which the sum looks up.
    return isCardKey(name) ? ok(name) : refused({ code: "unknown-choice", choices: [] });
  },
  (value) => value ?? "geen",
);

const OFFER_ID = /^[\w-]{1,64}$/;

/** Whether there is such an offer only the market knows. */
export const offerId = textField<string | null>(
  "text",
  (text) => (OFFER_ID.test(text.trim()) ? ok(text.trim()) : refused({ code: "unknown-choice", choices: [] })),
  (value) => value ?? "",
);

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** What stands at a path such as `use.energy.day`; null where nothing does, or where it goes further down. */
export function valueAt(tree: unknown, path: string): unknown {
  let found: unknown = tree;
  for (const step of path.split(".")) found = isTree(found) ? found[step] : undefined;
  return isTree(found) ? null : (found ?? null);
}

/** Puts a value at a path and makes what stands above it. Nothing makes nothing: null needs something to stand in. */
export function placeAt(tree: Tree, path: string, value: unknown): void {
  const steps = path.split(".");
  const last = steps.pop() as string;
  let branch = tree;
  for (const [index, step] of steps.entries()) {
    if (!isTree(branch[step])) {
      if (value === null) return;
      branch[step] = /^\d+$/.test(steps[index + 1] ?? last) ? [] : {};
    }
    branch = branch[step] as Tree;
  }
  branch[last] = value;
}

export const customerValues = { gezin: "household", beschermd: "protected", onderneming: "business" } as const;
export const technologyValues = { zon: "solar", wind: "wind", water: "hydro", wkk: "heat-and-power" } as const;
export const installationValues = { geen: null, ...technologyValues } as const;
export const contractValues = { enkel: "single", "dag-nacht": "day-night", dynamisch: "dynamic" } as const;
export const meterValues = {
  digitaal: "digital",
  analoog: "analogue",
  terugdraaiend: "reversing",
  onbekend: "unknown",
} as const;
