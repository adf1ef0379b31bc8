import { formatNumber } from "#content/format/format-number.ts";

export type OffersFault =
  | { readonly code: "too-low" | "too-high"; readonly limit: number }
  | {
      readonly code:
        | "not-a-number"
        | "choice-unknown"
        | "less-than-least"
        | "municipality-unknown"
        | "postcode-shape"
        | "postcode-special"
        | "postcode-unknown"
        | "postcode-wallonia"
        | "postcode-netherlands"
        | "postcode-for-distance"
        | "use-for-fit";
    };

const sentences: { readonly [Code in OffersFault["code"]]: (limit: number) => string } = {
  "too-low": (limit) => (limit === 0 ? "Minder dan nul kan hier niet." : `Vul minstens ${formatNumber(limit)} in.`),
  "too-high": (limit) => `Vul hoogstens ${formatNumber(limit)} in. Staat de komma juist?`,
  "not-a-number": () => "Dit kunnen wij niet als getal lezen. Schrijf bijvoorbeeld 1.234,5.",
  "choice-unknown": () => "Deze keuze kennen wij niet. Kies er een uit de lijst.",
  "less-than-least": () => "Dit is minder dan het minimum ernaast.",
  "municipality-unknown": () => "Deze gemeente vinden wij niet in Vlaanderen of Brussel.",
  "postcode-shape": () => "Een postcode telt 4 cijfers.",
  "postcode-special": () => "Dit is de postcode van een instelling. Vul die van uw woning of bedrijf in.",
  "postcode-unknown": () => "Deze postcode is niet in gebruik.",
  "postcode-wallonia": () => "Deze postcode ligt in Wallonië. Koper en verkoper moeten in hetzelfde gewest liggen.",
  "postcode-netherlands": () => "Dit is een Nederlandse postcode. Het aanbod ligt in Vlaanderen en Brussel.",
  "postcode-for-distance": () => "Vul uw postcode in om op afstand te sorteren.",
  "use-for-fit": () => "Vul uw jaarverbruik in. Zonder dat getal weten wij niet wat bij u past.",
};

export const sayOffersFault = (fault: OffersFault): string => sentences[fault.code]("limit" in fault ? fault.limit : 0);
