import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import { startTestSite, type TestSite } from "../support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ today: "2026-11-20" });
});
afterAll(() => site.stop());

const textOf = async (path: string) =>
  (await (await fetch(`${site.address}${path}`)).text()).replaceAll("&#x27;", "'").replaceAll("&nbsp;", " ");
const shortAnswer = async (query: string) =>
  (await (await fetch(`${site.address}/calculator/kort.json?${query}`)).json()) as ShortAnswer;
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");

/** The options of a list of suppliers, the empty one first. */
const optionsOf = (html: string, name: string) => {
  const [, list = ""] = new RegExp(`<select[^>]* name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html) ?? [];
  return [...list.matchAll(/<option[^>]*value="([^"]*)"[^>]*>([\s\S]*?)<\/option>/g)].map(
    ([, value = "", text = ""]) => ({
      value,
      text: plain(text).trim(),
    }),
  );
};

test.each([
  ["/", "product"],
  ["/", "verkoper-product"],
  ["/calculator/koper", "product"],
  ["/calculator/verkoper", "verkoper-product"],
  ["/koper/stap/2?postcode=9000&koper=gezin&personen=3&meter=digitaal", "product"],
  ["/verkoper/stap/3?postcode=9000&technologie=zon&kwp=6&meter=digitaal", "verkoper-product"],
])("%s asks for the supplier: who does not know it first, then each with its fee", async (path, name) => {
  const [first, ...rest] = optionsOf(await textOf(path), name);
  expect(first).toMatchObject({ value: "" });
  expect(first?.text).toMatch(/^Weet ik niet/);
  expect(rest).toEqual(
    expect.arrayContaining([
      { value: "bij-engie", text: "Engie: € 121 per jaar" },
      { value: "bij-energy-knights", text: "Energy Knights: € 0 per jaar" },
      { value: "bij-bolt", text: "Bolt: 4,50 c€/kWh gedeeld" },
      { value: "bij-luminus", text: "Luminus: kost niet vermeld" },
    ]),
  );
  expect(rest.some(({ text }) => text.startsWith("DATS 24:"))).toBe(false);
});

test("who told no supplier reads what it is at a cheap one and at one that everybody knows, never one fee for all", async () => {
  const unknown = await shortAnswer("kant=koper&verbruik=3500");
  const sentence = unknown.sentence.replaceAll(/\u00a0/g, " ");
  expect(sentence).toMatch(
    /^Bij een goedkope leverancier aan beide kanten, zoals Energy Knights, wint u € [\d,.]+ per jaar\. Bij Engie aan beide kanten verliest u € [\d,.]+\.$/,
  );
  const told = await shortAnswer("kant=koper&verbruik=6000&product=bij-octa&verkoper-product=bij-mega");
  expect(told.sentence).toMatch(/^U (wint|verliest)/);
  const half = await shortAnswer("kant=koper&verbruik=6000&product=bij-octa");
  expect(half.sentence).toMatch(/^Is de verkoper klant bij een goedkope leverancier, zoals Energy Knights, dan/);
});

test("the sentence has the numbers that the calculator gives once these suppliers are chosen", async () => {
  const unknown = await shortAnswer("kant=koper&verbruik=6000");
  for (const name of ["bij-energy-knights", "bij-engie"]) {
    const { sentence } = await shortAnswer(`kant=koper&verbruik=6000&product=${name}&verkoper-product=${name}`);
    const [own = ""] = /€\u00a0[\d,.]*\d/.exec(sentence) ?? [];
    expect(own).not.toBe("");
    expect(unknown.sentence).toContain(own);
  }
});

test.each(["koper", "verkoper"])(
  "the calculator for a %s tells without script which contracts fit both",
  async (side) => {
    const html = await textOf(`/calculator/${side}?product=bij-engie&verkoper-product=bij-octa`);
    const [, section = ""] = html.split('id="leverancier"');
    const text = plain(section.split('id="volume"')[0] ?? "");
    expect(plain(html)).toContain("Welke leverancier past?");
    expect(text).toMatch(/Alleen u .*Alleen de (ver)?koper .*U beiden /);
    expect(text).toMatch(/€ [\d.]+ minder/);
    expect(text).toContain("Vergeleken: 55 van 75 contracten.");
    expect(text).toContain("Van Luminus en TotalEnergies weten wij niet wat delen kost.");
    expect(text).toContain("V-test");
    expect(text).not.toContain("niet meer te koop");
  },
);

test("an old link of before the suppliers answers as it did", async () => {
  const query = "datum=2026-11-19&verbruik=6000";
  const { sentence } = await shortAnswer(`kant=koper&${query}`);
  expect(sentence).toMatch(/^U (wint|verliest)/);
});
