import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isLeaving, watchLeaving } from "../loading/page-leaving.ts";
import { isNetworkFailure, NetworkFailure } from "./network-failure.ts";

type Results = Record<string, DataStrategyResult>;

/** Runs around everything that a page loads in the browser, so that a failure of the network is not drawn as one of ours. */
export const nameNetworkFailures: MiddlewareFunction<Results> = async (_, next) => {
  const results = await watchLeaving(next);
  const failed = Object.entries(results).filter(([, { type, result }]) => type === "error" && isNetworkFailure(result));
  if (failed.length === 0) return results;
  if (isLeaving()) return stayAsItIs();
  const named = failed.map(([id, { result }]) => [id, { type: "error", result: nameOf(result) }] as const);
  return { ...results, ...Object.fromEntries(named) };
};

const nameOf = (cause: unknown) => new NetworkFailure("The site could not be reached.", { cause });

/** Nothing is drawn while the next document comes; should the browser bring this one back, it begins anew. */
function stayAsItIs(): Promise<never> {
  addEventListener("pageshow", () => location.reload(), { once: true });
  return new Promise<never>(() => {});
}
