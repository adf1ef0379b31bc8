import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { calculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { CalculatorScreen } from "#web/pages/calculators/calculator-screen.tsx";
import { loadCalculator } from "#web/pages/calculators/load-calculator.ts";

const sides = { koper: "buyer", verkoper: "seller" } as const;

export async function loader(asking: LoaderFunctionArgs) {
  const { params, url } = asking;
  const [, side, name = ""] = /^(koper|verkoper)-(.+)$/.exec((params["variant"] ?? "").toLowerCase()) ?? [];
  if ((side !== "koper" && side !== "verkoper") || calculatorVariant(name) === null) throw pageNotFound(url);
  const { page, status } = await loadCalculator(sides[side], name, asking);
  return data(page, { status });
}

export default function CalculatorVariantPage() {
  const page = useLoaderData<typeof loader>();
  return <CalculatorScreen key={`${page.setting.side}-${page.setting.variant}`} page={page} />;
}
