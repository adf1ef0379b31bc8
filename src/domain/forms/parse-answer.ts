import { parseEmailAddress } from "#domain/accounts/email-address.ts";
import { type Contradiction, type FormField, TICKED } from "#domain/forms/form-field.ts";
import { countryOfEan, parseEan } from "#domain/identifiers/ean.ts";
import { parseEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { parseIban } from "#domain/identifiers/iban.ts";
import type { IdentifierRefusal } from "#domain/identifiers/identifier-refusal.ts";
import { withoutNationalNumbers } from "#domain/identifiers/national-number.ts";
import { countryOfPostcode, parsePostcode } from "#domain/identifiers/postcode.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { addDays, type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export type AnswerRefusal =
  | IdentifierRefusal
  | Contradiction
  | { readonly code: "answer-missing" }
  | { readonly code: "tick-missing" }
  | { readonly code: "choice-missing" }
  | { readonly code: "text-too-long"; readonly lengthMax: number }
  | { readonly code: "text-letters" }
  | { readonly code: "email-malformed" }
  | { readonly code: "ean-abroad" }
  | { readonly code: "postcode-abroad" }
  | { readonly code: "day-unreadable" }
  | { readonly code: "day-past" }
  | { readonly code: "day-future" }
  | { readonly code: "day-far" }
  | { readonly code: "day-too-near"; readonly earliest: CalendarDay }
  | { readonly code: "number-unreadable" }
  | { readonly code: "number-decimals"; readonly fractionDigitsMax: number }
  | { readonly code: "number-range"; readonly min: number; readonly max: number };

export type AnswerRules = {
  readonly today: CalendarDay;
  /** What stands where a national register number was taken out: we may not keep those. */
  readonly numberRemoved: string;
};

type Read = Result<string, AnswerRefusal>;

// The letters of Latin scripts, because a document must show every letter of what is signed.
const READABLE = /^[\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Zs}\n€°²³+<>=|~^`´]*$/u;

/** One answer in its one spelling, or why it cannot stand. */
export function parseAnswer(field: FormField, typed: string, rules: AnswerRules): Read {
  const { shape } = field;
  const text = typed.trim();
  if (text === "") return field.isOptional ? ok("") : refused({ code: missingCodes[shape.kind] ?? "answer-missing" });
  switch (shape.kind) {
    case "text":
      return parseText(text.replace(/\s+/g, " "), shape.lengthMax, rules);
    case "long-text":
      return parseText(text.replace(/\r\n?/g, "\n"), shape.lengthMax, rules);
    case "choice":
      return shape.options.includes(text) ? ok(text) : refused({ code: "choice-missing" });
    case "tick":
      return text === TICKED ? ok(TICKED) : refused({ code: "tick-missing" });
    case "day":
      return parseDay(text, shape, rules.today);
    case "number":
      return parseNumber(text, shape);
    case "email": {
      const address = parseEmailAddress(text);
      return address === null ? refused({ code: "email-malformed" }) : ok(address);
    }
    case "ean": {
      const ean = parseEan(text);
      return ean.ok && countryOfEan(ean.value) !== "be" ? refused({ code: "ean-abroad" }) : ean;
    }
    case "postcode": {
      const postcode = parsePostcode(text);
      return postcode.ok && countryOfPostcode(postcode.value) !== "be"
        ? refused({ code: "postcode-abroad" })
        : postcode;
    }
    case "iban":
      return parseIban(text);
    case "enterprise-number":
      return parseEnterpriseNumber(text);
  }
}

const missingCodes: Readonly<
  Partial<Record<FormField["shape"]["kind"], Extract<AnswerRefusal, { code: `${string}-missing` }>["code"]>>
> = {
  choice: "choice-missing",
  tick: "tick-missing",
  ean: "ean-missing",
  iban: "iban-missing",
  "enterprise-number": "enterprise-number-missing",
  postcode: "postcode-missing",
};

function parseText(typed: string, lengthMax: number, rules: AnswerRules): Read {
  const text = withoutNationalNumbers(typed.normalize("NFC"), rules.numberRemoved);
  if (text.length > lengthMax) return refused({ code: "text-too-long", lengthMax });
  return READABLE.test(text) ? ok(text) : refused({ code: "text-letters" });
}

const EARLIEST = "1970-01-01";
const LATEST = "2100-12-31";

type DayShape = Extract<FormField["shape"], { kind: "day" }>;

/** A day as a date field sends it, or as people type it where there is none: 14/11/2026. */
function parseDay(text: string, { side, daysAhead = 0 }: DayShape, today: CalendarDay): Read {
  const parts = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text);
  const iso = parts ? `${parts[3]}-${parts[2]?.padStart(2, "0")}-${parts[1]?.padStart(2, "0")}` : text;
  const day = parseCalendarDay(iso);
  if (day === null) return refused({ code: "day-unreadable" });
  if (day < EARLIEST || day > LATEST) return refused({ code: "day-far" });
  if (side === "past" && day > today) return refused({ code: "day-future" });
  if (side === "future" && day < today) return refused({ code: "day-past" });
  const earliest = addDays(today, daysAhead);
  if (side === "future" && day < earliest) return refused({ code: "day-too-near", earliest });
  return ok(day);
}

type NumberShape = Extract<FormField["shape"], { kind: "number" }>;

/** 8,5 and 8.5 are the same; kept with a dot and without needless zeros. */
function parseNumber(text: string, { min, max, fractionDigitsMax }: NumberShape): Read {
  const parts = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, ""));
  if (!parts) return refused({ code: "number-unreadable" });
  const fraction = (parts[2] ?? "").replace(/0+$/, "");
  if (fraction.length > fractionDigitsMax) return refused({ code: "number-decimals", fractionDigitsMax });
  const kept = `${Number(parts[1])}${fraction === "" ? "" : `.${fraction}`}`;
  return Number(kept) < min || Number(kept) > max ? refused({ code: "number-range", min, max }) : ok(kept);
}
