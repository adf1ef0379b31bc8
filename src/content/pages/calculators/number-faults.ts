import { formatNumber } from "#content/format/format-number.ts";

type Fault = { code: "missing" | "not-a-number" | "postcode" } | { code: "too-low" | "too-high"; limit: number };

const sentences: { readonly [Code in Fault["code"]]: (limit: number, market: "be" | "nl") => string } = {
  missing: () => "Vul hier een getal in.",
  "not-a-number": () => "Dit kunnen wij niet als getal lezen. Schrijf bijvoorbeeld 1.234,5.",
  "too-low": (limit) => (limit === 0 ? "Minder dan nul kan hier niet." : `Vul minstens ${formatNumber(limit)} in.`),
  "too-high": (limit) => `Vul hoogstens ${formatNumber(limit)} in. Staat de komma juist?`,
  postcode: (_, market) =>
    market === "be"
      ? "Dit is geen Belgische postcode. Vul vier cijfers in, bijvoorbeeld 9000."
      : "Dit is geen Nederlandse postcode. Schrijf bijvoorbeeld 1012 AB.",
};

export const faultSentence = (fault: Fault, market: "be" | "nl"): string =>
  sentences[fault.code]("limit" in fault ? fault.limit : 0, market);
