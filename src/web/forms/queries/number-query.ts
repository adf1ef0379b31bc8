import * as z from "zod/mini";
import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { type Limits, limitFault } from "#domain/limits.ts";

export type QueryFault = { code: "missing" | "not-a-number" } | { code: "too-low" | "too-high"; limit: number };

export type QueryReading<Name extends string, Answers> = {
  /** What stands in each field: what was typed, else what we propose. */
  typed: Record<Name, string>;
  faults: Partial<Record<Name, QueryFault>>;
  /** Null when a fault stands in the way. */
  answers: Answers | null;
};

type NumberParameter = {
  limits: Limits;
  /** How many of the form's units make one of the domain's: 100 cents make a euro. */
  scale?: number;
  blank: "allowed" | "refused";
};

const UNITS = /^(?:€|eur|euro)\s*|\s*(?:c€\/kwh|kwh|kwp|mwh|€|eur|euro|%)$/gi;

/** Absent and blank answers become null; a blank one that is needed is a fault, because the visitor has seen the field. */
export const numberParameter = ({ limits, scale = 1, blank }: NumberParameter) =>
  z.pipe(
    z.nullable(z.string()),
    z.transform((text, context): number | null => {
      const refuse = (fault: QueryFault) => {
        context.issues.push({ code: "custom", input: text, message: fault.code, params: fault });
        return z.NEVER;
      };
      if (text === null) return null;
      const bare = text.trim().replace(UNITS, "");
      if (bare === "") return blank === "allowed" ? null : refuse({ code: "missing" });
      const number = parseDutchNumber(bare);
      if (number === null) return refuse({ code: "not-a-number" });
      const value = number / scale;
      const fault = limitFault(value, limits);
      if (fault === null) return value;
      if (fault === "not-a-number") return refuse({ code: fault });
      return refuse({ code: fault, limit: (fault === "too-low" ? limits.min : limits.max) * scale });
    }),
  );

/** A number as the form writes it, so that what is shown is also what is computed with. */
export const asTyped = (value: number, scale = 1) => formatNumber(value * scale, { fractionDigitsMax: 2 });

export function readQuery<Name extends string, Answers>(
  params: URLSearchParams,
  schema: z.ZodMiniType<Answers, Record<Name, string | null>>,
  defaults: Record<Name, string | null>,
): QueryReading<Name, Answers> {
  const names = Object.keys(defaults) as Name[];
  const raw = eachOf(names, (name) => params.get(name) ?? defaults[name]);
  const result = schema.safeParse(raw);
  const faults: Partial<Record<Name, QueryFault>> = {};
  for (const issue of result.error?.issues ?? []) {
    const name = issue.path[0] as Name;
    // Every fault of ours travels in the params of a custom issue; anything else is a text we cannot read.
    faults[name] = issue.code === "custom" ? (issue.params as QueryFault) : { code: "not-a-number" };
  }
  return { typed: eachOf(names, (name) => raw[name] ?? ""), faults, answers: result.success ? result.data : null };
}

const eachOf = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
