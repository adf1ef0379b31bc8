/** How many cases a long campaign tries: few in `npm test`, all in `npm run soak`. */
export const campaign = (small: number, whole: number): number => (process.env["CAMPAIGN"] === "whole" ? whole : small);
