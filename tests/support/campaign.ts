/** Whether everything is tried, as in `npm run soak`, or the sample of `npm test`. */
export const isWhole = process.env["CAMPAIGN"] === "whole";

/** How many cases a long campaign tries: few in `npm test`, all in `npm run soak`. */
export const campaign = (small: number, whole: number): number => (isWhole ? whole : small);
