import { expect, test } from "vitest";
import type { ShortAnswer } from "#web/calculations/short-answer.ts";
import { openSquare } from "../support/web-square.ts";

const { ask, as, offer, text } = openSquare();
const plain = async (path: string, cookie?: string) =>
  (await text(path, cookie)).replaceAll("\u00a0", " ").replace(/<[^>]+>/g, "|");
const short = async (query: string) => {
  const answer = (await (await ask(`/calculator/kort.json?${query}`)).json()) as Extract<
    ShortAnswer,
    { kind: "answer" }
  >;
  return { ...answer, range: answer.range?.replaceAll("\u00a0", " ") ?? "" };
};
/** The kinds of a range: "€ 142 met een koelhuis". */
const named = (range: string) => [...range.matchAll(/€ [\d.]+ met ([^,]+?)(?=, |\.$)/g)].map(([, name]) => name);
const euros = (range: string) => [...range.matchAll(/(?:− )?€ [\d.]*\d/g)].map(([amount]) => amount);
const ROOF = "postcode=9000&kwp=6";

test("a seller who loses with a family reads on the home page with whom there is something to win, the best first", async () => {
  const { badge, beside, range } = await short(`kant=verkoper&${ROOF}`);
  expect([badge, beside]).toEqual(["Loont niet", "Met een gezin van drie."]);
  expect(range).toMatch(/^Met een andere koper wint u wel: € \d+ met een koelhuis, € \d+ met een /);
  // With whom there is nothing to win, is said by the sentence above it.
  expect(range).not.toMatch(/gezin|−/);
  const buyer = await short("kant=koper&postcode=9000&verbruik=3500");
  expect(buyer.beside).toMatch(/^Met een dak van/);
  expect(named(buyer.range)[0]).toBe("40 kWp");
});

test("home, calculator and journey name the same kinds of buyer with the same euros for one roof", async () => {
  const { range } = await short(`kant=verkoper&${ROOF}`);
  const [best = ""] = euros(range);
  const calculator = await plain(`/calculator/verkoper?${ROOF}`);
  const [family = ""] = /− € \d+/.exec(calculator) ?? [];
  expect(family).not.toBe("");
  for (const amount of euros(range)) expect(calculator).toContain(`|${amount}|`);
  const journey = await plain(`/verkoper/stap/3?${ROOF}&meter=digitaal&technologie=zon`);
  expect(journey).toContain("Naast deze koper: een koelhuis.");
  expect(journey.indexOf(`|${best}|`)).toBeGreaterThan(-1);
  expect(journey).toMatch(new RegExp(`Een gezin van drie\\|[^€]*${family}\\|`));
});

test("a buyer who loses with the roof of the outcome reads in the journey which roofs bring something", async () => {
  const few = "/koper/stap/3?postcode=9000&meter=digitaal&titularis=eigen&koper=gezin&verbruik=7000";
  const loses = await plain(`${few}&kost=170`);
  expect(loses).toContain("Loont niet");
  expect(loses).toMatch(/Met een ander dak wint u wel: € [\d.]+ met \d+ kWp/);
  // Who wins already is not told to win with another.
  const wins = await plain(`${few}&kost=0`);
  expect(wins).toMatch(/U wint € \d+/);
  expect(wins).toMatch(/Per dak: € [\d.]+ met 40 kWp/);
});

test("whoever edits an offer reads what each kind of buyer would bring, the best first; of a gift nothing is to be divided", async () => {
  const an = await as("an@example.org");
  const editor = async (change: Record<string, string>) => plain(`/account/aanbod/${await offer(an, change)}`, an);
  const rangeOf = (page: string) =>
    /(Met een andere koper wint u wel|Naargelang de koper): [^|]+/.exec(page)?.[0] ?? "";
  const page = await editor({});
  const amounts = euros(rangeOf(page)).map((text) => Number(text.replace("− € ", "-").replace(/[€ .]/g, "")));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((one, next) => next - one));
  expect(page).toContain("als u de winst op elke kWh gelijk verdeelt");
  const gift = await editor({ vraagprijs: "gratis", prijs: "" });
  expect(gift).toContain("Uw prijs op de lijn");
  expect(rangeOf(gift)).toBe("");
});
