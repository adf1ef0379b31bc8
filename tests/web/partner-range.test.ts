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
/** What both suppliers ask for sharing; a range of fees gives a range of euros. */
const FEES = "kost=97&kost-ander=97";
const TOLD = `${ROOF}&meter=digitaal&technologie=zon`;
const STEP = `/verkoper/stap/3?${TOLD}`;

test.each([
  ["Hangt af van de leverancier", ROOF],
  ["Loont niet", `${ROOF}&${FEES}`],
])(
  "a seller who reads '%s' of a family reads on the home page with whom there is something to win, the best first",
  async (verdict, told) => {
    const { badge, beside, range } = await short(`kant=verkoper&${told}`);
    expect([badge, beside]).toEqual([verdict, "Met een gezin van drie."]);
    expect(range).toMatch(/^Met een andere koper wint u wel: € \d+ met een koelhuis, € \d+ met een /);
    // With whom there is nothing to win, is said by the sentence above it.
    expect(range).not.toMatch(/gezin|−/);
    const buyer = await short("kant=koper&postcode=9000&verbruik=3500");
    expect(buyer.beside).toMatch(/^Met een dak van/);
    expect(named(buyer.range)[0]).toBe("40 kWp");
  },
);

test("home, calculator and journey begin with the same family for one roof", async () => {
  const { beside, sentence } = await short(`kant=verkoper&${ROOF}`);
  expect(beside).toBe("Met een gezin van drie.");
  const said = sentence.replaceAll("\u00a0", " ");
  expect(euros(said)).toHaveLength(2);
  const calculator = await plain(`/calculator/verkoper?${ROOF}`);
  expect(calculator).toContain("Met een gezin van drie.");
  expect(calculator).toContain(said);
  const [range = "none"] = /Voor u is dat [^|]+/.exec(calculator) ?? [];
  expect(euros(range)).toHaveLength(4);
  const journey = await plain(STEP);
  expect(journey).toContain("Naast deze koper: een gezin van drie.");
  expect(journey).toContain(range);
});

test("a seller who loses with the family reads in the journey with whom there is something to win, and reckons with them by one press", async () => {
  const { range } = await short(`kant=verkoper&${ROOF}`);
  const [best = "", second = ""] = euros(range);
  const calculator = await plain(`/calculator/verkoper?${ROOF}`);
  for (const amount of [best, second]) expect(calculator).toContain(`|${amount}|`);
  const journey = await text(STEP);
  expect(journey.replaceAll("\u00a0", " ")).toContain(range);
  const path = /href="([^"]*)"[^>]*>Reken met een koelhuis</.exec(journey)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const chosen = await plain(path);
  expect(chosen).toContain("Naast deze koper: een koelhuis.");
  expect(chosen).not.toContain("Reken met een");
  expect(chosen).toMatch(new RegExp(`\\|U\\|[^€]*${best}\\|`));
  expect(chosen).toContain(`Naargelang de koper: ${best} met een koelhuis`);
  // Back to the family is one press too.
  expect(chosen).toContain("|Een gezin van drie|");
  expect(await text(path)).toMatch(/href="[^"]*koopt=gezin["&]/);
});

test("a seller who leaps over the price reads on the last step with whom there is something to win", async () => {
  const leapt = await ask(`/verkoper?${TOLD}&verder=gemiddeld`, { redirect: "manual" });
  const to = leapt.headers.get("location") ?? "";
  expect(to).toContain("/verkoper/stap/4?");
  expect(to).not.toContain("koopt=");
  expect(await plain(to)).toContain((await short(`kant=verkoper&${ROOF}`)).range);
});

test("a buyer who loses with the roof of the outcome reads in the journey which roofs bring something", async () => {
  const few = "/koper/stap/3?postcode=9000&meter=digitaal&titularis=eigen&koper=gezin&verbruik=7000";
  const loses = await plain(`${few}&kost=300&kost-ander=97`);
  expect(loses).toContain("Loont niet");
  expect(loses).toMatch(/Met een ander dak wint u wel: € [\d.]+ met \d+ kWp/);
  // Who wins already is not told to win with another.
  const wins = await plain(`${few}&kost=0`);
  expect(wins).toMatch(/Loont\|.*Voor u is dat € \d+ per jaar/);
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
