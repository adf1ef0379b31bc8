import type { LoaderFunctionArgs } from "react-router";
import { cardsOfAddress } from "#web/calculations/page-address.ts";
import { siteContext } from "#web/context.ts";

/** The cards that count on a day, for a visitor who changes the day of a calculation in the browser. */
export const loader = ({ context, url }: LoaderFunctionArgs): Response =>
  Response.json(cardsOfAddress(url.searchParams, context.get(siteContext)), {
    headers: { "cache-control": "public, max-age=60" },
  });
