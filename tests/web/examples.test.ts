import { expect, test } from "vitest";
import { formatEuros } from "#content/format/format-euros.ts";
import { openBuiltApp } from "../support/built-app.ts";

const unescaped = (text: string) => text.replaceAll("&amp;", "&");

/** Each example of the page: the address that its button opens, and what it says each side has left. */
async function examplesOf({ ask }: ReturnType<typeof openBuiltApp>) {
  const html = await (await ask("/energie-delen/praktijkvoorbeelden")).text();
  return html
    .split("<article")
    .slice(1)
    .map((article) => ({
      path: unescaped(/href="(\/calculator\/[^"]+)"/.exec(article)?.[1] ?? ""),
      gains: [...article.matchAll(/data-side-gain="([^"]+)"/g)].map(([, gain]) => gain).sort(),
    }));
}

test.each([
  ["without a fee of our own", {}],
  ["with one", { PLATFORM_FEE: "10" }],
])("every example opens in a calculator that shows the same numbers, %s", async (_, environment) => {
  const app = openBuiltApp(environment);
  const examples = await examplesOf(app);
  expect(examples).toHaveLength(7);
  for (const { path, gains } of examples) {
    const response = await app.ask(path);
    expect(response.status, path).toBe(200);
    const shown = [...(await response.text()).matchAll(/data-gain="([^"]+)"/g)].map(([, gain]) => Number(gain));
    expect(
      shown
        .slice(0, 2)
        .map((gain) => formatEuros(gain))
        .sort(),
      path,
    ).toEqual(gains);
  }
});

test("the worked pair of the home page opens in the calculator with the totals of its two receipts", async () => {
  const { ask } = openBuiltApp();
  const html = await (await ask("/")).text();
  const path = unescaped(/href="(\/calculator\/koper\?datum[^"]+)"/.exec(html)?.[1] ?? "");
  const calculator = await (await ask(path)).text();
  const gains = [...calculator.matchAll(/data-gain="([^"]+)"/g)].slice(0, 2).map(([, gain]) => Number(gain));
  expect(gains).toHaveLength(2);
  for (const gain of gains) expect(html).toContain(formatEuros(gain));
});
