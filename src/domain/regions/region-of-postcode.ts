export type Region = "flanders" | "brussels" | "wallonia";

// Belgian postcodes are handed out by province; the ranges are those of bpost. A number inside a range need not be in
// use: only the grid operator's register can tell that.
const RANGES: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: "brussels" },
  { from: 1300, to: 1499, region: "wallonia" },
  { from: 1500, to: 3999, region: "flanders" },
  { from: 4000, to: 7999, region: "wallonia" },
  { from: 8000, to: 9999, region: "flanders" },
];

/** Null for what is no Belgian postcode: anything but four digits, or a number under 1000. */
export function regionOfPostcode(postcode: string): Region | null {
  if (!/^\d{4}$/.test(postcode)) return null;
  const number = Number(postcode);
  return RANGES.find((range) => number >= range.from && number <= range.to)?.region ?? null;
}
