/** What visitors came to, counted per day and without anybody's name. */
export const outcomes = [
  "calculation",
  "journey-begun",
  "journey-finished",
  "sign-up",
  "listing",
  "proposal",
  "agreement",
  "month-settled",
] as const;
export type Outcome = (typeof outcomes)[number];

type Answered = {
  readonly method: string;
  readonly status: number;
  /** The pattern of its page: "/koper/stap/:stap". */
  readonly route: string | null;
  readonly pathname: string;
  readonly hasQuery: boolean;
};

const calculators = new Set(["/calculator/koper", "/calculator/verkoper", "/calculator/:variant"]);

/** What one request counts as: no other outcome leaves its page without leaving a row. */
export function outcomeOfAnswer({ method, status, route, pathname, hasQuery }: Answered): Outcome | null {
  if (method !== "GET" || status !== 200 || route === null) return null;
  if (calculators.has(route)) return hasQuery ? "calculation" : null;
  return route.endsWith("/stap/:stap") && pathname.endsWith("/2") ? "journey-begun" : null;
}
