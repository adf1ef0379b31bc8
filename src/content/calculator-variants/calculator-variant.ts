import { brussel } from "#content/calculator-variants/brussel.ts";
import { onderneming } from "#content/calculator-variants/onderneming.ts";
import { vlaanderen } from "#content/calculator-variants/vlaanderen.ts";

/** A partner that shows a calculator as its own: name, logo and colours, each colour as a pair that is read together. */
export type VariantPartner = {
  name: string;
  /** A file under `public`, with its size; null shows the name. */
  logo: { path: string; width: number; height: number } | null;
  /** Hexadecimal. A test asks a contrast of 4.5 between text and surface, in light and in dark. */
  colors: { light: VariantColors; dark: VariantColors };
};
export type VariantColors = { surface: string; text: string };

/**
 * A calculator for some people. `defaults` is a query of the calculator, by side: it stands under the address, so a
 * visitor can change all of it. Prices are never preset, since a preset has no source and no date.
 */
export type CalculatorVariant = {
  market: "be" | "nl" | "any";
  defaults: { koper: Readonly<Record<string, string>>; verkoper: Readonly<Record<string, string>> };
  partner: VariantPartner | null;
};

/** By the name in the address: `/calculator/koper-{name}`. A new file is a line here. */
export const calculatorVariants: Readonly<Record<string, CalculatorVariant>> = { vlaanderen, brussel, onderneming };

/** Null for a name that nobody gave out. */
export const calculatorVariant = (name: string): CalculatorVariant | null =>
  Object.hasOwn(calculatorVariants, name) ? (calculatorVariants[name] ?? null) : null;
