import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function readMode(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["bg", "surface", "sunken"];
const texts = ["ink", "muted", "primary", "secondary", "sun", "supplier", "danger", "ok", "warn"];
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...["primary", "secondary", "sun", "danger", "ok", "warn"].map((name) => [name, `${name}-soft`] as const),
  ...["primary-soft", "secondary-soft", "sun-soft", "danger-soft", "ok-soft", "warn-soft"].flatMap((soft) => [
    ["ink", soft] as const,
    ["muted", soft] as const,
  ]),
  ["on-primary", "primary"] as const,
  ["on-primary", "primary-hover"] as const,
  ["fill-ink", "secondary-fill"] as const,
  ["fill-ink", "sun-fill"] as const,
];
const markPairs = ["control", "secondary-edge", "sun-edge", "supplier-edge", "tile-edge", "primary"].flatMap((mark) =>
  ["bg", "surface"].map((ground) => [mark, ground] as const),
);

describe.each([
  ["light", ":root"],
  ["dark", ".dark"],
])("in %s mode", (_mode, selector) => {
  const colours = readMode(selector);
  const between = (a: string, b: string) => contrast(colours[a] ?? "", colours[b] ?? "");

  test.each(textPairs)("text in %s on %s has a contrast of at least 4.5", (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(markPairs)("a mark in %s on %s has a contrast of at least 3", (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test("both modes name the same colours", () => {
  expect(Object.keys(readMode(".dark"))).toEqual(Object.keys(readMode(":root")));
});
