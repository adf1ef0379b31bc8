import type { CalculationSide } from "#application/calculations/situation.ts";

/** The parameters that tell whose days or quarters are looked at; no part of the situation. */
export const PERIOD_FIELD = "periode";
export const WHOSE_FIELD = "wie";
export const whoseWords = { buyer: "koper", seller: "verkoper" } as const;

/** Month and day from 0; null: all days of the month. */
export type Period = { side: CalculationSide; month: number; day: number | null };

const MONTH_AND_DAY = /^(\d{1,2})(?:-(\d{1,2}))?$/;
const MONTHS = 12;

/** "3" is March, "3-29" its 29th. A button's own value comes after what stood in the form. */
export function readPeriod(params: URLSearchParams, side: CalculationSide): Period | null {
  const whose = params.getAll(WHOSE_FIELD).at(-1);
  const told = (["buyer", "seller"] as const).find((one) => whoseWords[one] === whose) ?? side;
  const [, month, day] = MONTH_AND_DAY.exec(params.getAll(PERIOD_FIELD).at(-1) ?? "") ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > MONTHS) return null;
  return { side: told, month: Number(month) - 1, day: day === undefined ? null : Number(day) - 1 };
}

export const writePeriod = (month: number, day: number | null): string =>
  day === null ? String(month + 1) : `${month + 1}-${day + 1}`;
