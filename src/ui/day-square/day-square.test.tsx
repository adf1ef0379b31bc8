import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DaySquare, type DaySquareProps } from "#ui/day-square/day-square.tsx";
import { dayScale } from "#ui/day-square/day-square-tiles.tsx";

const words = {
  shared: "shared",
  toSupplier: "to supplier",
  fromSupplier: "from supplier",
  none: "none",
  hour: "{hour} h",
  day: "Day: {shared} shared, {toSupplier} sold",
  quarter: "{from} - {until}: {shared} shared, {toSupplier} sold",
  table: { caption: "Table", hour: "Hour", total: "Day" },
};
const night = Array.from({ length: 96 }, () => ({ shared: 0, toSupplier: 0 }));
const noon = night.map((quarter, index) =>
  index === 48 ? { shared: 0.5, toSupplier: 0 } : index === 49 ? { shared: 0.25, toSupplier: 0.125 } : quarter,
);
const render = (props: Partial<DaySquareProps> = {}) =>
  renderToStaticMarkup(<DaySquare quarters={noon} label="A day" labels={words} {...props} />);
const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;
/** Of the picture: the one in the legend is no quarter. What its lines hold by the dashes of the style sheet. */
const paleTiles = (markup: string) => {
  const [, tile = 0, gap = 0] = /stroke-dasharray: (\d+) (\d+)/.exec(rule("day-tiles path + path"))?.map(Number) ?? [];
  const lines = [
    ...markup.matchAll(/touch-pan-y[^>]*><g class="day-tiles"><path [^>]*><\/path><path d="([^"]*)"/g),
  ].flatMap(([, middle = ""]) => [...middle.matchAll(/h(\d+)/g)].map(([, length]) => Number(length)));
  return lines.reduce((sum, length) => sum + (length + gap) / (tile + gap), 0);
};
const sheet = readFileSync(new URL("../styles/components.css", import.meta.url), "utf8");
const rule = (name: string) => new RegExp(`\\.${name.replace("+", "\\+")} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? "";

test.each(["hero", "card", "small", "mini"] as const)("the %s square has 96 tiles", (size) => {
  expect(paleTiles(render({ size }))).toBe(96);
});

test("the label names the day and says its totals", () => {
  expect(render()).toContain('role="img" aria-label="A day. Day: 0,75\u00a0kWh shared, 0,13\u00a0kWh sold"');
});

test("a tile is filled by its part of the day's highest shared quarter", () => {
  const markup = render({ size: "mini" });
  const at = (x: number, y: number) => `<rect x="${x}" y="${y}"></rect>`;
  expect(markup).toContain(`<g class="lit-20">${at(3, 3)}</g><g class="lit-10">${at(3, 43)}</g>`);
  expect(rule("lit-10")).toContain("--lit: 50%");
});

test("every fullness of a tile has its colour in the style sheet", () => {
  for (let step = 1; step <= 20; step++) expect(rule(`lit-${step}`)).toContain(`--lit: ${step * 5}%`);
});

test("the area of a dot is the part that goes to the supplier, measured like the tiles", () => {
  // 0.125 of 0.5 kWh is a quarter of the area, so half of the radius of 11.5, to a tenth.
  expect(render({ size: "mini" })).toContain('r="5.8"');
});

test("the table adds up the quarters of each hour and keeps the night in one row", () => {
  const markup = render();
  const rows = [...markup.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ["00:00 - 12:00", "0,00", "0,00"],
    ["12:00 - 13:00", "0,75", "0,13"],
    ["13:00 - 24:00", "0,00", "0,00"],
    ["Day", "0,75", "0,13"],
  ]);
  expect(markup).toMatch(/<th [^>]*>shared \(kWh\)<\/th><th [^>]*>to supplier \(kWh\)<\/th>/);
});

test("what the buyer still takes from the supplier joins picture, legend and table when it is given", () => {
  const markup = render({ quarters: noon.map((quarter) => ({ ...quarter, fromSupplier: 0.1 })) });
  expect(markup).toContain("from supplier");
  // Three strokes in each tile, and in that of the legend.
  expect(count(markup, /M\d+ \d+l\d+-\d+/g)).toBe(97 * 3);
  expect(render()).not.toContain("from supplier");
});

test("the edge of a lit tile keeps 3:1 to every ground it may stand on, in both modes", () => {
  const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
  for (const mode of [":root", ".dark"]) {
    const colour = (name: string) =>
      new RegExp(`--${name}: #(\\w{6})`).exec(tokens.slice(tokens.indexOf(`${mode} {`)))?.[1] ?? "";
    for (const ground of ["bg", "surface", "sunken"].map(colour)) {
      expect(contrast(mixed(colour("secondary-edge"), ground, 0.8), channels(ground))).toBeGreaterThanOrEqual(3);
    }
  }
});

const channels = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const mixed = (over: string, under: string, part: number) =>
  channels(over).map((value, index) => value * part + (channels(under)[index] ?? 0) * (1 - part));
const luminance = (colour: number[]) =>
  colour
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
const contrast = (one: number[], other: number[]) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test("the style sheet draws pale tiles as large and as round as lit ones, in the same places", () => {
  const ends = /<path d="M(\d+) (\d+)h(\d+)M\1 (\d+)h\3/.exec(render({ size: "mini" }))?.map(Number) ?? [];
  const [, x = 0, top = 0, length = 0, bottom = 0] = ends;
  const [, pen = 0, dash = 0, gap = 0] =
    /stroke-width: (\d+);[^}]*stroke-dasharray: (\d+) (\d+)/.exec(rule("day-tiles"))?.map(Number) ?? [];
  const size = Number(/width: (\d+)px/.exec(rule("day-marks rect"))?.[1]);
  expect([dash + pen, bottom - top + pen, dash + gap]).toEqual([size, size, 40]);
  expect([x - pen / 2, top - pen / 2]).toEqual([(40 - size) / 2, (40 - size) / 2]);
  expect(length).toBe(12 * 40 - gap);
  expect(rule("day-marks rect")).toContain(`rx: ${pen / 2}px`);
});

test("the legend shows the marks of the picture", () => {
  const legend = /<ul.*<\/ul>/.exec(
    render({ quarters: noon.map((quarter) => ({ ...quarter, fromSupplier: 0.1 })) }),
  )?.[0];
  expect(count(legend ?? "", /class="lit-(5|12|20)"/g)).toBe(3);
  expect(count(legend ?? "", /<circle/g)).toBe(2);
  expect(count(legend ?? "", /stroke-supplier-edge/g)).toBe(1);
});

test("a day without sun shows bare tiles and no marks", () => {
  const markup = render({ quarters: night, size: "mini" });
  expect(paleTiles(markup)).toBe(96);
  expect(markup).not.toContain("<circle");
  expect(markup).not.toContain("<rect");
});

test("an amount that would be written as zero is not drawn", () => {
  const markup = render({ quarters: night.map(() => ({ shared: 0.004, toSupplier: 0.004 })), size: "mini" });
  expect(markup).not.toContain("<circle");
  expect(markup).not.toContain("<rect");
});

test("two squares on one scale can be compared", () => {
  const low = noon.map(({ shared, toSupplier }) => ({ shared: shared / 2, toSupplier: toSupplier / 2 }));
  expect(render({ quarters: low, size: "mini", scale: dayScale(noon) })).toContain('class="lit-5"');
});

test("the small sizes have neither legend nor table, and need no style attribute", () => {
  expect(render({ size: "mini" })).not.toContain("<details");
  expect(render({ size: "hero", playing: "once" })).not.toContain("style=");
});

test("a hero square with its table stays under 25 kB of markup", () => {
  const busy = night.map((_, index) => ({ shared: index / 100 + 0.01, toSupplier: index / 200 + 0.01 }));
  expect(render({ quarters: busy, size: "hero", playing: "once" }).length).toBeLessThan(25_000);
});
