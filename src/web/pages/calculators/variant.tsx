import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { isVariantName, variantKinds } from "#content/pages/calculators/calculator-kinds.ts";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { loadSide } from "#web/pages/calculators/load-side.ts";
import { SideCalculator } from "#web/pages/calculators/side-calculator.tsx";

export const handle: PageHandle = {};

const sides = { koper: "buyer", verkoper: "seller" } as const;

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const [, side, name = ""] = /^(koper|verkoper)-(.+)$/.exec((params["variant"] ?? "").toLowerCase()) ?? [];
  if ((side !== "koper" && side !== "verkoper") || !isVariantName(name)) throw pageNotFound(url);
  const { page, status } = loadSide(sides[side], variantKinds[name], context.get(siteContext), url.searchParams);
  return data(page, { status });
}

export default function CalculatorVariant() {
  return <SideCalculator page={useLoaderData<typeof loader>()} />;
}
