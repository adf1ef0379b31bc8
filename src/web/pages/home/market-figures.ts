import type { LoaderFunctionArgs } from "react-router";
import { gatherMarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { portsContext } from "#web/context.ts";

export type ShownFigures = {
  readonly offers: number;
  readonly requests: number;
  /** In kWh a year. */
  readonly surplus: number;
  readonly asked: number;
  readonly hasDemo: boolean;
};

/** The market as it is now. The home page is the same for everybody and kept, so it asks for these apart. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { offers, requests, surplus, asked, hasDemo } = await gatherMarketFigures(context.get(portsContext));
    const shown: ShownFigures = { offers, requests, surplus, asked, hasDemo };
    return Response.json(shown, { headers: { "cache-control": "public, max-age=60" } });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return Response.json(null, { status: 503, headers: { "cache-control": "no-store" } });
  }
}
