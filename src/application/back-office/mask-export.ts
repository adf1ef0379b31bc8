import { type Ean, maskEan } from "#domain/identifiers/ean.ts";

const EAN = /^\d{18}$/;
/** More numbers in a row than a month has days are quarters. */
const NUMBERS_MAX = 31;

/**
 * The data of a person as an operator may hold them, to hand over: numbers of connections are shortened and quarters left
 * out. Whoever wants those takes them from the account, where no operator comes.
 */
export function maskExport(value: unknown): unknown {
  if (typeof value === "string") return EAN.test(value) ? maskEan(value as Ean) : value;
  if (Array.isArray(value)) {
    const isQuarters = value.length > NUMBERS_MAX && value.every((one) => typeof one === "number");
    return isQuarters ? null : value.map(maskExport);
  }
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskExport(one)]));
}
