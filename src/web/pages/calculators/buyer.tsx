import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { CalculatorScreen } from "#web/pages/calculators/calculator-screen.tsx";
import { loadCalculator } from "#web/pages/calculators/load-calculator.ts";

export async function loader(asking: LoaderFunctionArgs) {
  const { page, status } = await loadCalculator("buyer", null, asking);
  return data(page, { status });
}

export default function BuyerCalculator() {
  return <CalculatorScreen page={useLoaderData<typeof loader>()} />;
}
