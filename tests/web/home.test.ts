import { expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import { openBuiltApp } from "../support/built-app.ts";

const { ask } = openBuiltApp();
const shortAnswer = async (query: string) =>
  (await (await ask(`/calculator/kort.json?${query}`)).json()) as ShortAnswer;

test.each([
  ["koper", "verbruik=6000&postcode=9000"],
  ["verkoper", "kwp=8&postcode=9000"],
])("the two fields for a %s answer with the sentence that the calculator opens with", async (side, query) => {
  const answer = await shortAnswer(`kant=${side}&${query}`);
  const page = (await (await ask(`/calculator/${side}?${query}`)).text()).replaceAll("&#x27;", "'");
  expect(answer.kind).toBe("answer");
  expect(page).toContain(answer.sentence);
});

test("a postcode in Wallonia and a number that is none are told in words, not computed", async () => {
  expect(await shortAnswer("kant=koper&postcode=5000")).toMatchObject({
    kind: "refused",
    sentence: expect.stringContaining("Wallonië"),
  });
  const faulty = await shortAnswer("kant=koper&verbruik=veel");
  expect(faulty.kind).toBe("refused");
  expect(faulty.sentence).not.toBe("");
});

test("the figures of the market are four sums and a mark, and nothing about anybody", async () => {
  const response = await ask("/cijfers/markt.json");
  const figures = (await response.json()) as Record<string, unknown>;
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(Object.keys(figures).sort()).toEqual(["asked", "hasDemo", "offers", "requests", "surplus"]);
  for (const name of ["asked", "offers", "requests", "surplus"]) expect(figures[name]).toEqual(expect.any(Number));
});

test("without a database the figures answer 503, and the home page itself still stands", async () => {
  const broken = openBuiltApp({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SECRET: "s".repeat(32),
    SIGNING_KEY: makeSigningKey(),
  });
  expect((await broken.ask("/cijfers/markt.json")).status).toBe(503);
  expect((await broken.ask("/")).status).toBe(200);
});

test("who adds up a row of the worked example finds the cent that stands in it", async () => {
  const html = await (await ask("/")).text();
  const rows = [...html.matchAll(/<tr[\s\S]*?(?=<tr|<\/table>)/g)]
    .map(([row]) => [...row.matchAll(/€\u00a0-?[\d.]+,\d\d/g)].map(([amount]) => Number(amount.replace(/[^\d-]/g, ""))))
    .filter((amounts) => amounts.length === 3);
  expect(rows).toHaveLength(3);
  for (const [buyer = 0, seller = 0, together] of rows) expect(buyer + seller).toBe(together);
});
