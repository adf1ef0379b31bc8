import { expect, test } from "vitest";
import { calculatorVariant, calculatorVariants } from "#content/calculator-variants/calculator-variant.ts";

const variants = Object.entries(calculatorVariants);

test("three variants are built in, and a name of a built-in property is none", () => {
  expect(variants.map(([name]) => name)).toEqual(["vlaanderen", "brussel", "onderneming"]);
  expect([calculatorVariant("constructor"), calculatorVariant("antwerpen")]).toEqual([null, null]);
});

test.each(variants)("%s presets no price, no cost and nothing of a person", (_name, { defaults }) => {
  for (const preset of Object.keys({ ...defaults.koper, ...defaults.verkoper })) {
    expect(preset).not.toMatch(/prijs|kost|postcode|datum|gedeeld/);
  }
});

const channel = (hex: string, at: number) => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test("contrast is that of WCAG: 21 between black and white, 4.54 between #767676 and white", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 9);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each(variants)("%s can be read in its partner's colours", (_name, { partner }) => {
  for (const { surface, text } of partner === null ? [] : [partner.colors.light, partner.colors.dark]) {
    expect(contrast(surface, text)).toBeGreaterThanOrEqual(4.5);
  }
});
