import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { loadSide } from "#web/pages/calculators/load-side.ts";
import { SideCalculator } from "#web/pages/calculators/side-calculator.tsx";

export const handle: PageHandle = {};

export function loader({ context, url }: LoaderFunctionArgs) {
  const { page, status } = loadSide("buyer", "general", context.get(siteContext), url.searchParams);
  return data(page, { status });
}

export default function BuyerCalculator() {
  return <SideCalculator page={useLoaderData<typeof loader>()} />;
}
