import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { CalculatorScreen } from "#web/pages/calculators/calculator-screen.tsx";
import { loadCalculator } from "#web/pages/calculators/load-calculator.ts";

export const handle: PageHandle = { card: true };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { page, status } = await loadCalculator("seller", null, context.get(siteContext), url.searchParams);
  return data(page, { status });
}

export default function SellerCalculator() {
  return <CalculatorScreen page={useLoaderData<typeof loader>()} />;
}
