import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";

const words = { label: "What it shows", empty: "Nothing yet" };
const render = (chart: ReactNode) => renderToStaticMarkup(chart).replaceAll("\u00a0", " ");
const rows = (markup: string) =>
  [...markup.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, name, cells]) => [
    name,
    ...[...(cells ?? "").matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell),
  ]);
const attributes = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(` ${name}="(-?[\\d.]+)%"`, "g"))].map(([, value]) => Number(value));

const bars = [
  { name: "Jan", value: 50 },
  { name: "Feb", value: 200 },
  { name: "Mar", value: 0 },
];
const barWords = { ...words, headers: { name: "Month", value: "Energy" } };
const parts = [
  { name: "own", tone: "own" },
  { name: "shared", tone: "shared" },
  { name: "bought", tone: "fromSupplier" },
] as const;
const stackWords = { ...words, headers: { name: "Day", total: "Total" }, parts };
const priceWords = {
  label: "Prices",
  injection: "Injection",
  agreed: "Agreed",
  energy: "Energy",
  sellerGains: "seller gains {amount}",
  sellerLoses: "seller loses {amount}",
  buyerGains: "buyer gains {amount}",
  buyerLoses: "buyer loses {amount}",
  headers: { name: "Price", price: "Per kWh" },
};

test.each<[string, ReactNode]>([
  ["bars", <BarChart key="a" {...barWords} bars={[]} />],
  ["columns", <BarChart key="b" {...barWords} bars={[]} direction="columns" />],
  ["stacks", <StackedBarChart key="c" {...stackWords} stacks={[]} />],
  ["lines", <LineChart key="d" {...words} names={[]} series={[]} headers={{ name: "Hour" }} />],
  ["a waterfall", <WaterfallChart key="e" {...words} steps={[]} headers={{ name: "Step", amount: "Amount" }} />],
])("%s without data say so and draw no picture and no table", (_, chart) => {
  const markup = render(chart);
  expect(markup).toContain("Nothing yet");
  expect(markup).not.toContain('role="img"');
  expect(markup).not.toContain("<table");
});

test("a chart is an image with its label, and needs no style attribute", () => {
  const markup = render(<BarChart {...barWords} bars={bars} direction="columns" />);
  expect(markup).toContain('role="img" aria-label="What it shows"');
  expect(markup).not.toContain("style=");
});

test("bars are as long as their values, and the table holds the same numbers", () => {
  const markup = render(<BarChart {...barWords} bars={bars} />);
  expect(attributes(markup, "width")).toEqual([25, 100, 0]);
  expect(rows(markup)).toEqual([
    ["Jan", "50"],
    ["Feb", "200"],
    ["Mar", "0"],
  ]);
});

test("a bar below zero hangs from zero and is marked as a loss", () => {
  const markup = render(
    <BarChart
      {...barWords}
      bars={[
        { name: "Jan", value: 30 },
        { name: "Feb", value: -10 },
      ]}
    />,
  );
  expect(attributes(markup, "width")).toEqual([75, 25]);
  expect(markup).toContain("-loss");
});

test("bars that are all zero have a zero line and no invented scale", () => {
  const markup = render(
    <BarChart
      {...barWords}
      bars={bars.map((bar) => ({ ...bar, value: 0 }))}
      direction="columns"
      formatTick={(tick) => `tick ${tick}`}
    />,
  );
  expect(markup.match(/tick [\d.]+/g)).toEqual(["tick 0"]);
});

test("stacked parts add up to their total, and the key names only parts that occur", () => {
  const markup = render(<StackedBarChart {...stackWords} stacks={[{ name: "Summer", values: [1, 3, 0] }]} />);
  expect(attributes(markup, "width")).toEqual([25, 75]);
  expect(rows(markup)).toEqual([["Summer", "1", "3", "0", "4"]]);
  expect(markup).toMatch(/<li[^>]*>.*own<\/li>/);
  expect(markup).not.toContain("bought</li>");
});

test("each line is named beside itself, and names that would meet stand apart", () => {
  const values = [0, 4, 0];
  const markup = render(
    <LineChart
      {...words}
      names={["0", "1", "2"]}
      headers={{ name: "Hour" }}
      series={[
        { name: "first", tone: "own", values },
        { name: "second", tone: "shared", values: [0, 3.9, 0], filled: true },
      ]}
    />,
  );
  const heights = [...markup.matchAll(/y="([\d.]+)%" dy="-9"[^>]*>(first|second)/g)].map(([, y]) => Number(y));
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThanOrEqual(9.9);
  expect(rows(markup)).toEqual([
    ["0", "0", "0"],
    ["1", "4", "3,9"],
    ["2", "0", "0"],
  ]);
});

test("one value is a dot, not a line of nothing", () => {
  const markup = render(
    <LineChart
      {...words}
      names={["12:00"]}
      headers={{ name: "Hour" }}
      series={[{ name: "first", tone: "own", values: [0.4] }]}
    />,
  );
  expect(markup).toContain("<circle");
});

test("a change hangs where the one before it ended, and its sign is written", () => {
  const markup = render(
    <WaterfallChart
      {...words}
      headers={{ name: "Step", amount: "Amount" }}
      formatAmount={(amount) => `E ${amount}`}
      steps={[
        { name: "Before", amount: 100, kind: "total" },
        { name: "Saved", amount: -40, kind: "change" },
        { name: "Fee", amount: 10, kind: "change" },
        { name: "After", amount: 70, kind: "total" },
      ]}
    />,
  );
  expect(attributes(markup, "x")).toEqual([0, 60, 60, 0]);
  expect(attributes(markup, "width")).toEqual([100, 40, 10, 70]);
  expect(rows(markup).map(([, amount]) => amount)).toEqual(["E 100", "\u2212 E 40", "+ E 10", "E 70"]);
});

test("a waterfall that ends below zero shows the loss left of zero", () => {
  const markup = render(
    <WaterfallChart
      {...words}
      headers={{ name: "Step", amount: "Amount" }}
      steps={[
        { name: "Gain", amount: 50, kind: "total" },
        { name: "Fee", amount: -100, kind: "change" },
        { name: "Left", amount: -50, kind: "total" },
      ]}
    />,
  );
  expect(attributes(markup, "x")).toEqual([50, 0, 0]);
  expect(attributes(markup, "width")).toEqual([50, 100, 50]);
});

test("the price line shows both gains as lengths between the three prices", () => {
  const markup = render(<PriceLine injectionPrice={0.04} agreedPrice={0.07} energyPrice={0.16} words={priceWords} />);
  expect(attributes(markup, "width")).toEqual([25, 75]);
  expect(markup).toContain("seller gains 3,00 c€/kWh");
  expect(markup).toContain("buyer gains 9,00 c€/kWh");
  expect(rows(markup)).toEqual([
    ["Injection", "4,00 c€/kWh"],
    ["Agreed", "7,00 c€/kWh"],
    ["Energy", "16,00 c€/kWh"],
    ["seller gains", "3,00 c€/kWh"],
    ["buyer gains", "9,00 c€/kWh"],
  ]);
});

test("an agreed price above the energy price is a loss for the buyer", () => {
  const markup = render(<PriceLine injectionPrice={0.04} agreedPrice={0.2} energyPrice={0.16} words={priceWords} />);
  expect(markup).toContain("buyer loses 4,00 c€/kWh");
  expect(markup).toContain("-loss");
});

test("on a phone the names of the outer prices stand below each other where they would not fit side by side", () => {
  const line = (energy: string, energyPrice: number) =>
    render(
      <PriceLine injectionPrice={0.02} agreedPrice={0.1} energyPrice={energyPrice} words={{ ...priceWords, energy }} />,
    );
  expect(line("Energy", 0.16)).not.toContain("max-sm:translate-y-11");
  expect(line("Energy price of the buyer next door", 0.16)).toContain("max-sm:translate-y-11");
  expect(line("Energy", 0.03)).toContain("max-sm:translate-y-11");
});

test("three equal prices meet in the middle", () => {
  const markup = render(<PriceLine injectionPrice={0.1} agreedPrice={0.1} energyPrice={0.1} words={priceWords} />);
  expect(markup).toContain('cx="50%"');
});
