import { ESTIMATED, MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";

/** The quarters of a day, or of a month: whole watt-hours, and what each value is worth. */
export type QuarterValues = { readonly values: Int32Array; readonly quality: Uint8Array };

const VERSION = 1;
const ALL_MEASURED = 0;
const MIXED = 1;
/** What fits in a packed quarter: over a gigawatt, which no connection of two people carries. */
export const WATT_HOURS_MAX = 2 ** 28 - 1;

/**
 * A day in a few dozen bytes: a byte for the layout, a byte that tells whether everything was measured, two bits per
 * quarter where it was not, and each value in as many bytes as it needs. A night without sun takes a byte a quarter.
 */
export function packQuarters({ values, quality }: QuarterValues): Uint8Array {
  const isMeasured = quality.every((one) => one === MEASURED);
  const bytes: number[] = [VERSION, isMeasured ? ALL_MEASURED : MIXED];
  if (!isMeasured) {
    for (let at = 0; at < quality.length; at += 4) {
      let four = 0;
      for (let part = 0; part < 4; part++) four |= (quality[at + part] ?? 0) << (part * 2);
      bytes.push(four);
    }
  }
  for (const value of values) {
    if (value < 0 || value > WATT_HOURS_MAX) throw new RangeError(`A quarter cannot hold ${value} Wh.`);
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

export function unpackQuarters(bytes: Uint8Array, quarters: number): QuarterValues {
  if (bytes[0] !== VERSION) throw new RangeError("These are not packed quarters.");
  const values = new Int32Array(quarters);
  const quality = new Uint8Array(quarters).fill(MEASURED);
  let at = 2;
  if (bytes[1] === MIXED) {
    for (let quarter = 0; quarter < quarters; quarter++) {
      const code = ((bytes[at + (quarter >> 2)] as number) >> ((quarter & 3) * 2)) & 3;
      quality[quarter] = code === MISSING ? MISSING : code === ESTIMATED ? ESTIMATED : MEASURED;
    }
    at += Math.ceil(quarters / 4);
  }
  for (let quarter = 0; quarter < quarters; quarter++) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError("The packed quarters are cut off.");
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    values[quarter] = value;
  }
  if (at !== bytes.length) throw new RangeError("The packed quarters are of another day.");
  return { values, quality };
}

export const wattHoursOf = (kilowattHours: number): number => Math.round(kilowattHours * 1000);
