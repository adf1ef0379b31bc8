import { data, type RouterContextProvider } from "react-router";
import { calculationLimits } from "#domain/accounts/attempt-limits.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { readCalculationQuery } from "#web/calculations/calculation-address.ts";
import { type ComputedCalculation, computeCalculation } from "#web/calculations/compute-calculation.ts";
import { askerContext, portsContext, siteContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** A year of quarters costs the server something, so one network may ask so often. */
export async function countCalculation(context: Readonly<RouterContextProvider>): Promise<void> {
  const { attempts } = context.get(portsContext);
  const network = networkOfAddress(context.get(askerContext).address);
  const { isAllowed, retryAfterSeconds } = await attempts.take(calculationLimits(network));
  if (isAllowed) return;
  throw data("Too Many Requests", {
    status: 429,
    statusText: "Too Many Requests",
    headers: { "retry-after": String(retryAfterSeconds) },
  });
}

/** The calculation that a file is asked of; an address without an answer, which the calculator explains, has no file. */
export async function computeForVisitor(
  context: Readonly<RouterContextProvider>,
  url: URL,
  draws?: number,
): Promise<ComputedCalculation> {
  await countCalculation(context);
  const computed = await computeCalculation(readCalculationQuery(url.searchParams), context.get(siteContext), draws);
  if (!computed.ok) throw pageNotFound(url);
  return computed.value;
}

export const fileHeaders = (type: string, name: string): Readonly<Record<string, string>> => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
});
