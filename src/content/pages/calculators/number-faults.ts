import { formatNumber } from "#content/format/format-number.ts";

type Fault = { code: "missing" | "not-a-number" } | { code: "too-low" | "too-high"; limit: number };

const sentences: { readonly [Code in Fault["code"]]: (limit: number) => string } = {
  missing: () => "Vul hier een getal in.",
  "not-a-number": () => "Dit kunnen wij niet als getal lezen. Schrijf bijvoorbeeld 1.234,5.",
  "too-low": (limit) => (limit === 0 ? "Minder dan nul kan hier niet." : `Vul minstens ${formatNumber(limit)} in.`),
  "too-high": (limit) => `Vul hoogstens ${formatNumber(limit)} in. Staat de komma juist?`,
};

export const faultSentence = (fault: Fault): string => sentences[fault.code]("limit" in fault ? fault.limit : 0);
