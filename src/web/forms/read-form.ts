import type * as z from "zod/mini";
import { type FormAnswer, noFaults, typedTexts } from "./form-answer.ts";

export type FormReading<Name extends string, Value> =
  | { readonly ok: true; readonly value: Value; readonly typed: FormAnswer<Name>["typed"] }
  | { readonly ok: false; readonly answer: FormAnswer<Name> };

/** Reads a posted form by its schema. Fields named as secrets are read and never given back. */
export function readForm<Name extends string, Value>(
  form: FormData,
  names: readonly Name[],
  secrets: readonly Name[],
  schema: z.ZodMiniType<Value, Record<Name, string>>,
): FormReading<Name, Value> {
  const raw = typedTexts(form, names);
  const typed = Object.fromEntries(
    Object.entries(raw).filter(([name]) => !secrets.includes(name as Name)),
  ) as FormAnswer<Name>["typed"];
  const result = schema.safeParse(raw);
  if (result.success) return { ok: true, value: result.data, typed };
  const faults: Partial<Record<Name, string>> = { ...noFaults<Name>() };
  for (const { path, message } of result.error.issues) faults[path[0] as Name] ??= message;
  return { ok: false, answer: { typed, faults, notice: null } };
}
