import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { heatContours } from "#ui/charts/heat-contours.ts";
import { HeatMap, type HeatMapProps } from "#ui/charts/heat-map.tsx";

const words = {
  label: "A year",
  empty: "No year yet",
  hour: "{hour} h",
  headers: { name: "Month", total: "Energy", highest: "Highest" },
};
const year = (value: (day: number, quarter: number) => number) =>
  Array.from({ length: 365 }, (_, day) => Array.from({ length: 96 }, (_, quarter) => value(day, quarter)));
const render = (props: Pick<HeatMapProps, "days" | "stretches">) =>
  renderToStaticMarkup(<HeatMap {...words} {...props} />);
const sunny = year((day, quarter) =>
  Math.max(0, Math.cos(((quarter - 52) / 96) * 2 * Math.PI) - 0.3 * Math.cos((day / 365) * 2 * Math.PI)),
);
const restless = year((day, quarter) => Math.abs(Math.sin(day * 12.9898 + quarter * 78.233) * 43758.5453) % 1);

test("a year of 365 days in 96 quarters stays under 60 kB of markup", () => {
  expect(render({ days: sunny, stretches: [{ name: "Year", days: 365 }] }).length).toBeLessThan(60_000);
});

test("a restless year is drawn coarser rather than heavier", () => {
  expect(render({ days: restless, stretches: [{ name: "Year", days: 365 }] }).length).toBeLessThan(60_000);
});

test("a year without data says so", () => {
  const markup = render({ days: [], stretches: [{ name: "Year", days: 365 }] });
  expect(markup).toContain("No year yet");
  expect(markup).not.toContain("<table");
});

test("a year of zeros is drawn as bare ground", () => {
  const markup = render({ days: year(() => 0), stretches: [{ name: "Year", days: 365 }] });
  expect(markup).toContain('role="img"');
  expect(markup).not.toContain("fill-rule");
});

test("the table gives the sum and the highest quarter of each stretch", () => {
  const days = [
    Array.from({ length: 96 }, () => 0.25),
    Array.from({ length: 96 }, (_, quarter) => (quarter === 50 ? 2 : 0)),
  ];
  const markup = render({
    days,
    stretches: [
      { name: "First", days: 1 },
      { name: "Second", days: 1 },
    ],
  }).replaceAll("\u00a0", " ");
  expect(markup).toContain('<th scope="row">First</th><td>24 kWh</td><td>0,25 kWh</td>');
  expect(markup).toContain('<th scope="row">Second</th><td>2 kWh</td><td>2 kWh</td>');
});

test("an outline encloses exactly the cells that reach its level", () => {
  const cells = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(cells, (values) => {
      const { paths } = heatContours({ columns: 6, rows: 5, values: Float64Array.from(values) }, [1]);
      expect(enclosedCells(paths[0] ?? "", 6, 5)).toEqual(values);
    }),
  );
});

/** Cells whose middle has an odd number of upright edges at its left: the even-odd rule, worked out by hand. */
function enclosedCells(path: string, columns: number, rows: number): number[] {
  const crossings = Array.from({ length: rows }, () => new Set<number>());
  let [x, y] = [0, 0];
  for (const [, kind, first, second] of path.matchAll(/([Mhv])(-?\d+)(?: (\d+))?/g)) {
    if (kind === "M") [x, y] = [Number(first), Number(second)];
    else if (kind === "h") x += Number(first);
    else {
      const until = y + Number(first);
      for (let row = Math.min(y, until); row < Math.max(y, until); row += 1) crossings[row]?.add(x);
      y = until;
    }
  }
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [Math.floor(cell / rows), cell % rows];
    return [...(crossings[row] ?? [])].filter((edge) => edge <= column).length % 2;
  });
}
