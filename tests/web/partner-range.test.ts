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
/** The kinds of a range with their euros: "koelhuis € 142". */
const named = (range: string) =>
  [...range.matchAll(/(?:: |, )([^,:]+?) (− )?€ ([\d.]+)/g)].map(([, name]) => name ?? "");
const euros = (range: string) => [...range.matchAll(/(?:− )?€ [\d.]*\d/g)].map(([amount]) => amount);
const ROOF = "postcode=9000&kwp=6";

test("a seller who loses with a family reads on the home page with whom there is something to win, the best first", async () => {
  const { badge, beside, range } = await short(`kant=verkoper&${ROOF}`);
  expect([badge, beside]).toEqual(["Loont niet", "Met een gezin van drie."]);
  expect(range).toMatch(/^Met een andere koper wint u wel: koelhuis € \d/);
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
  for (const amount of euros(range)) expect(calculator).toContain(`|${amount}|`);
  const journey = await plain(`/verkoper/stap/3?${ROOF}&meter=digitaal&technologie=zon`);
  expect(journey).toContain("Naast deze koper: een koelhuis.");
  expect(journey.indexOf(`|${best}|`)).toBeGreaterThan(-1);
  expect(journey).toMatch(new RegExp(`Een gezin van drie\\|[^€]*${family}\\|`));
});

test("a buyer whose roof brings nothing reads in the journey which roofs do", async () => {
  const result = await plain("/koper/stap/3?postcode=9000&meter=digitaal&titularis=eigen&koper=gezin&personen=2");
  expect(result).toMatch(/(Met een ander dak wint u wel|Per dak): \d+ kWp (− )?€ \d/);
});

test("whoever edits an offer reads what each kind of buyer would bring, the best first, beside the price of a family", async () => {
  const an = await as("an@example.org");
  const page = await plain(`/account/aanbod/${await offer(an)}`, an);
  const [range = ""] = /(Met een andere koper wint u wel|Naargelang de koper): [^|]+/.exec(page) ?? [];
  const amounts = euros(range).map((text) => Number(text.replace("− € ", "-").replace(/[€ .]/g, "")));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((one, next) => next - one));
});
