import type { RouterContextProvider } from "react-router";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { calculationLimits } from "#domain/accounts/rate-limits.ts";
import { readCalculationQuery } from "#web/calculations/calculation-address.ts";
import {
  type ComputationWish,
  type ComputedCalculation,
  computeCalculation,
} from "#web/calculations/compute-calculation.ts";
import { tooManyRequests } from "#web/calculations/sum-for-visitor.ts";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";

/** A year of quarters costs the server something, so one network may ask so often. */
export async function countCalculation(context: Readonly<RouterContextProvider>): Promise<void> {
  const { rateLimits } = context.get(portsContext);
  const network = networkOfAddress(context.get(clientContext).address);
  const limited = await rateLimits.limited(calculationLimits(network));
  if (limited) throw tooManyRequests(limited.retryAfterSeconds);
}

/** The calculation that a file is asked of; an address without an answer, which the calculator explains, has no file. */
export async function computeForVisitor(
  context: Readonly<RouterContextProvider>,
  url: URL,
  wish?: ComputationWish,
): Promise<ComputedCalculation> {
  await countCalculation(context);
  const address = readCalculationQuery(url.searchParams);
  const ports = context.get(portsContext);
  const computed = await loadStored(() => computeCalculation(ports, address, context.get(siteContext), wish));
  if (!computed.ok) throw pageNotFound(url);
  return computed.value;
}

export const fileHeaders = (type: string, name: string): Readonly<Record<string, string>> => ({
  "content-type": type,
  "content-disposition": `attachment; filename="${name}"`,
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
});
