import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PageHandle } from "#web/page-handle.ts";
import { CalculatorScreen } from "#web/pages/calculators/calculator-screen.tsx";
import { loadCalculator } from "#web/pages/calculators/load-calculator.ts";

export const handle: PageHandle = { card: true, waits: true };

export async function loader(asking: LoaderFunctionArgs) {
  const { page, status } = await loadCalculator("buyer", null, asking);
  return data(page, { status });
}

export default function BuyerCalculator() {
  return <CalculatorScreen page={useLoaderData<typeof loader>()} />;
}
