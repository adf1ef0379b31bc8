import type { LoaderFunctionArgs } from "react-router";
import { DYNAMIC, dayPricesOfAddress } from "#web/calculations/day-prices-of-address.ts";
import { siteContext } from "#web/context.ts";

/** The year of day-ahead prices that counts on a day, for a browser that does the sum of a contract that follows them. */
export function loader({ context, url }: LoaderFunctionArgs): Response {
  const asked = new URLSearchParams({ datum: url.searchParams.get("datum") ?? "", contract: DYNAMIC });
  return Response.json(dayPricesOfAddress(asked, context.get(siteContext)), {
    headers: { "cache-control": "public, max-age=60" },
  });
}
