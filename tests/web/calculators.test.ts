import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { euros } from "#domain/units/quantity.ts";
import { calculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { writeSituation } from "#web/forms/queries/situation-query.ts";
import { answerableSituation } from "../support/any-situation.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { calculate } from "../support/calculate.ts";
import { campaign } from "../support/campaign.ts";
import { NO_CARDS } from "../support/no-cards.ts";
import { plainText, shownTexts } from "../support/shown-texts.ts";

const { ask } = openBuiltApp();
const dutch = openBuiltApp({ MARKET: "nl" });

const read = async (path: string, app = ask) => {
  const response = await app(path);
  const html = await response.text();
  const main = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<script[\s\S]*?<\/script>/g, " ");
  const text = main
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return { status: response.status, main, text: plainText(text) };
};
const TODAY = "2026-11-15";
const gainsOn = (main: string) => [...main.matchAll(/data-gain="([^"]+)"/g)].map(([, value]) => Number(value));

test("a card of Brussels is offered in Brussels alone, and who one is and where are two groups", async () => {
  const cards = async (path: string) => {
    const { main } = await read(path);
    return [...(/<select[^>]*name="product"[\s\S]*?<\/select>/.exec(main)?.[0] ?? "").matchAll(/value="([^"]+)"/g)].map(
      ([, value]) => value,
    );
  };
  const card = "mega-smart-fixed-brussel";
  expect(await cards("/calculator/koper?postcode=9300")).not.toContain(card);
  expect(await cards("/calculator/koper-vlaanderen")).not.toContain(card);
  expect(await cards("/calculator/koper?postcode=1000")).toEqual(expect.arrayContaining([card]));
  expect(await cards("/calculator/koper")).toEqual(expect.arrayContaining([card, "octa-fixed"]));
  // A link that names it keeps it.
  expect(await cards(`/calculator/koper?postcode=9300&product=${card}`)).toContain(card);
  const { main } = await read("/calculator/koper");
  const groups = [...main.matchAll(/<nav aria-label="([^"]+)"[\s\S]*?<\/nav>/g)].map(([nav, label]) => [
    label,
    [...nav.matchAll(/<a [^>]*>([^<]+)</g)].map(([, name]) => name),
  ]);
  expect(groups).toEqual(
    expect.arrayContaining([
      ["Voor een", ["Gezin", "Onderneming"]],
      ["In het gewest", ["Vlaanderen", "Brussel"]],
    ]),
  );
});

test("every number on a page is that of the computation, whatever the situation", { timeout: 3_600_000 }, async () => {
  const places = await loadPlaces();
  const setting = {
    market: "be",
    today: TODAY,
    variant: null,
    platformFee: 0,
    cards: NO_CARDS,
    dayPrices: null,
  } as const;
  await fc.assert(
    fc.asyncProperty(
      answerableSituation.filter(({ market }) => market === "be"),
      async (situation) => {
        const { side } = situation;
        const query = writeSituation(situation, defaultSituation(side, "be", TODAY));
        const { outcome } = calculatorOutcome(query, { ...setting, side }, places);
        const { status, main, text } = await read(`/calculator/${side === "buyer" ? "koper" : "verkoper"}?${query}`);
        expect(status).toBe(200);
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
        const { view } = outcome;
        const answer = calculate(situation, { places, platformFee: euros(0), cards: [], dayPrices: null });
        if (!(answer.ok && view)) {
          expect([answer.ok, gainsOn(main)]).toEqual([false, []]);
          expect(text).toContain(outcome.refusal?.title);
          return;
        }
        const { buyer, seller } = answer.value;
        const [own, other] = side === "buyer" ? [buyer, seller] : [seller, buyer];
        // A page does not tell nothing from less than nothing.
        expect(gainsOn(main)).toEqual([own.gain.value + 0, other.gain.value + 0]);
        for (const line of [...own.lines, ...other.lines])
          expect(text).toContain(plainText(formatEuros(line.amount.value)));
        if (own.bill) expect(text).toContain(plainText(formatEuros(own.bill.borne.after)));
        expect(shownTexts(view).filter((shown) => !text.includes(shown))).toEqual([]);
      },
    ),
    { numRuns: campaign(3, 200) },
  );
});

test.each([
  ["netgebied=antwerpen&verbruik=1200&piek=2,5", "€ 509,56"],
  ["netgebied=antwerpen&verbruik=2000&piek=3", "€ 732,22"],
  ["netgebied=antwerpen&verbruik=3500&piek=4,26", "€ 1.166,61"],
  ["netgebied=antwerpen&verbruik=7500&piek=6", "€ 2.240,14"],
  ["netgebied=west&verbruik=3500&piek=4,26", "€ 1.248,46"],
  ["netgebied=antwerpen&verbruik=3500&piek=4,26&datum=2026-07-15", "€ 1.179,25"],
  ["gewest=brussel&verbruik=3500&aansluiting=13", "€ 1.287,22"],
])("the worked bill of %s stands on the page to the cent: %s", async (situation, total) => {
  const query = new URLSearchParams(`datum=2026-10-15&energieprijs=12,72&vaste-kost=65&${situation}`);
  const day = new URLSearchParams(situation).get("datum");
  if (day) query.set("datum", day);
  expect((await read(`/calculator/koper?${query}`)).text).toContain(`Factuur nu ${total}`);
});

test("who loses with the proposed partner and would win with another reads that before the euros", async () => {
  const order = async (path: string) => {
    const { main } = await read(path);
    return [/Naargelang de koper:|Met een andere koper wint u wel:/, /data-gain=/].map((mark) => main.search(mark));
  };
  const [partners = -1, euros = -1] = await order("/calculator/verkoper?postcode=9300&kwp=5,6");
  expect(partners).toBeGreaterThan(-1);
  expect(partners).toBeLessThan(euros);
  const [after = -1, before = -1] = await order(
    "/calculator/verkoper?postcode=9300&kwp=20&koper=onderneming&handel=koelhuis",
  );
  expect(after).toBeGreaterThan(before);
});

describe("a state that is no outcome is a page with a way on", () => {
  test.each([
    ["/calculator/koper?postcode=4000", "In Wallonië kan dit nog niet"],
    ["/calculator/koper?meter=analoog", "Eerst een digitale meter"],
    ["/calculator/verkoper?meter=terugdraaiend", "Eerst een digitale meter"],
    ["/calculator/koper?koper=beschermd", "Vul uw sociaal tarief in"],
    ["/calculator/koper?gedeeld=4000000", "Zoveel kan er niet gedeeld worden"],
  ])("%s says: %s", async (path, title) => {
    const { status, text, main } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain(title);
    expect(text).toContain("Uw situatie in vijf vragen");
    expect(text).not.toContain("Voeg een verkoper toe");
    expect(gainsOn(main)).toEqual([]);
  });

  test.each(["koper", "verkoper"])(
    "whoever lives in Wallonia is one link away from the waiting list as %s",
    async (side) => {
      const { main } = await read(`/calculator/${side}?postcode=4000`);
      const [, href = ""] = /href="([^"]+)"[^>]*>Zet mij op de wachtlijst/.exec(main) ?? [];
      expect((await read(href.replaceAll("&amp;", "&"))).text).toContain("Zet u op de wachtlijst");
    },
  );

  test("a social tariff that is told is answered", async () => {
    expect(gainsOn((await read("/calculator/koper?koper=beschermd&energieprijs=9")).main)).toHaveLength(2);
  });

  test("the Dutch market asks for its prices first, and answers once it has them", async () => {
    expect((await read("/calculator/koper", dutch.ask)).text).toContain("Vul uw eigen prijzen in");
    const link = "/calculator/koper?energieprijs=14&injectieprijs=5&kost=0&kost-ander=0&kwp=3";
    const netting = await read(`${link}&datum=2026-12-31`, dutch.ask);
    expect(gainsOn(netting.main)).toHaveLength(2);
    expect(netting.text).toContain("Zonder salderen gerekend");
    expect(netting.text).toContain("rekent alsof salderen al voorbij is");
    expect(netting.text).toMatch(/Zolang dat nog mag, (wint|verliest) de verkoper met deze verkoop € [\d.,]+ per jaar/);
    expect((await read(`${link}&datum=2027-01-01`, dutch.ask)).text).not.toContain("salderen al voorbij");
  });

  test("a loss is told as a loss, with the change that would turn it", async () => {
    const { text } = await read("/calculator/koper?verbruik=1200");
    expect(text).toContain("Loont niet");
    expect(text).toContain("U verliest");
    expect(text).toMatch(/verliest niemand|Niemand verliest als|Spreek /);
  });
});

test("in Brussels the category is asked with its meaning, and lowers the bill by nearness", async () => {
  const far = await read("/calculator/koper?postcode=1000&verbruik=5000");
  expect(far.text).toContain("A: in hetzelfde gebouw");
  const near = await read("/calculator/koper?postcode=1000&verbruik=5000&categorie=a");
  expect(near.text).toContain("Lager nettarief en transport door nabijheid");
  expect(gainsOn(near.main)[0]).toBeGreaterThan(gainsOn(far.main)[0] ?? 0);
  expect((await read("/calculator/koper?postcode=9000")).text).not.toContain("A: in hetzelfde gebouw");
});

test("tariffs of a year that nobody published yet are marked as an estimate", async () => {
  expect((await read("/calculator/koper?datum=2027-03-01")).text).toContain("Tarieven 2027 nog niet bekend");
});

test.each([
  ["verbruik=veel", "Dit kunnen wij niet als getal lezen"],
  ["verbruik=-5", "Vul minstens 1 in"],
  ["verbruik=1e9", "Dit kunnen wij niet als getal lezen"],
  ["verbruik=1000000000", "Vul hoogstens"],
  ["postcode=541448820000000008", "Dit lijkt uw EAN-code"],
  ["verbruik=541448820000000008", "Dit lijkt een EAN-code"],
  ["kwp=0", "Zonder panelen valt er niets te delen"],
  ["prijs=-3", "De afgesproken prijs kan niet onder nul liggen"],
])("%s is refused beside its field, and what was typed stays", async (query, sentence) => {
  const { status, text, main } = await read(`/calculator/koper?${query}`);
  expect(status).toBe(422);
  expect(text).toContain(sentence);
  expect(main).toContain(`value="${query.split("=")[1]}"`);
  expect(text).not.toContain("NaN");
});

test("a pasted unit and a negative injection price are understood, the latter with a word of explanation", async () => {
  expect((await read("/calculator/koper?verbruik=3+500+kWh")).status).toBe(200);
  const { text, main } = await read("/calculator/verkoper?injectieprijs=-1,5");
  expect(gainsOn(main)).toHaveLength(2);
  expect(text).toContain("u betaalt uw leverancier om uw overschot af te nemen");
});

test("without script the second door counts, not the kWh that were left in the first", async () => {
  const left = await read("/calculator/koper?deur=vraag&verbruik=9000&personen=2");
  const plainly = await read("/calculator/koper?personen=2");
  expect(gainsOn(left.main)).toEqual(gainsOn(plainly.main));
});

describe("the planner of several sellers, without any script", () => {
  const plan = "verbruik=30000&verkopers=3&verkoper-2-vermogen=6&verkoper-2-richting=270&verkoper-3-technologie=wind";

  test("lays different sellers one after another, with what each adds and where to stop", async () => {
    const { text } = await read(`/calculator/koper?${plan}`);
    expect(text).toContain("Verkoper 2: 6 kWp, west");
    expect(text).toContain("Verkoper 3: windmolen, 10 kW");
    expect(text).toMatch(/Stop (na|hier)|Ga gerust door/);
  });

  test("a press adds a seller, another takes one away and lets the next move up", async () => {
    const more = await read(`/calculator/koper?${plan}&erbij=1`);
    expect(more.main).toContain('name="verkoper-4-vermogen"');
    const less = await read(`/calculator/koper?${plan}&weg=2`);
    expect(less.text).toContain("Verkoper 2: windmolen, 10 kW");
    expect(less.main).not.toContain('name="verkoper-3-vermogen"');
  });

  test("a fault in it stands beside its field, and nothing that was typed is lost", async () => {
    const { status, text, main } = await read(`/calculator/koper?${plan}&verkoper-3-prijs=veel`);
    expect(status).toBe(422);
    expect(text).toContain("Dit kunnen wij niet als getal lezen");
    expect(main).toMatch(/value="veel"[^>]*name="verkoper-3-prijs"|name="verkoper-3-prijs"[^>]*value="veel"/);
    expect(main).toContain('value="270"');
  });

  test("is not there in Brussels, nor for a seller", async () => {
    for (const path of ["/calculator/koper?postcode=1000", "/calculator/verkoper"]) {
      expect((await read(path)).text).not.toContain("Voeg een verkoper toe");
    }
  });
});

test("without script a month opens to its days and a day to its quarters, of either side", async () => {
  const march = await read("/calculator/koper?verbruik=5000&periode=3");
  expect(march.text).toContain("De dagen van maart");
  expect(march.text).not.toContain("29 maart 2026, in kwartieren");
  const day = await read("/calculator/koper?verbruik=5000&periode=3&periode=3-29&wie=verkoper");
  expect(day.text).toContain("29 maart 2026, in kwartieren");
  expect(day.text).toContain("er zijn 92 kwartieren");
  expect((await read("/calculator/koper?verbruik=5000&periode=2-30")).text).toContain("De dagen van februari");
  expect((await read("/calculator/koper?verbruik=5000&periode=13")).text).not.toContain("De dagen van");
});

test("what no question asks stays in the form, so that another answer does not lose it", async () => {
  const { main } = await read("/calculator/koper?koper-technologie=wind&koper-vermogen=3&eigen-personen=5");
  for (const [name, value] of [
    ["koper-technologie", "wind"],
    ["koper-vermogen", "3"],
    ["eigen-personen", "5"],
  ]) {
    expect(main).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  }
});

test("an unknown variant is not found, a known one answers with its preset", async () => {
  expect((await read("/calculator/koper-marsmannetjes")).status).toBe(404);
  expect((await read("/calculator/koper-brussel")).text).toContain("A: in hetzelfde gebouw");
  expect(gainsOn((await read("/calculator/verkoper-onderneming")).main)).toHaveLength(2);
  // Most of what an enterprise makes it uses itself, and the answer says so.
  const { main } = await read("/calculator/koper-onderneming?postcode=9000&verbruik=18000");
  expect(main).toContain("van een onderneming die zelf ook stroom verbruikt");
});

test("what the home page hands over is answered", async () => {
  expect(gainsOn((await read("/calculator/koper?postcode=9000&verbruik=3.500")).main)).toHaveLength(2);
  expect(gainsOn((await read("/calculator/verkoper?postcode=9000&kwp=6")).main)).toHaveLength(2);
});

test("a company that buys guarantees reads what they cost, and a share over 100 % is refused beside its field", async () => {
  const bought = await read("/calculator/calculator-gvo?kant=onderneming&verbruik=60,4");
  expect([bought.status, bought.text.includes("61 garanties kosten u per jaar")]).toEqual([200, true]);
  expect(bought.text).toContain("€ 198,25");
  const refusal = await read("/calculator/calculator-gvo?kant=onderneming&verbruik=60,4&dekking=120");
  expect([refusal.status, refusal.main.includes('value="120"')]).toEqual([422, true]);
});

test.each([
  ["/calculator/koper?verbruik=1200", "Loont niet"],
  ["/calculator/koper?verbruik=9000&kwp=20", "Loont"],
  ["/calculator/verkoper?kwp=6", "Loont niet"],
])(
  "%s answers first: verdict, both sums and one next step, in fewer than 250 words before the first section that opens",
  async (path, verdict) => {
    const { main, text } = await read(path);
    const before = main.slice(0, main.search(/<details|aria-expanded/));
    const words = before
      .replace(/<option[\s\S]*?<\/option>/g, " ")
      .replace(/<[^>]+>/g, " ")
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    expect(before).toContain(verdict);
    expect(gainsOn(before)).toHaveLength(2);
    expect(before.indexOf("data-gain")).toBeLessThan(before.indexOf("<form"));
    expect(words.length).toBeLessThan(250);
    // Everything else is there too, each part under a heading of its own.
    expect(main.match(/<details[^>]*data-folded/g)?.length).toBeGreaterThanOrEqual(10);
    expect(text).toContain("Wat er op de factuur verandert");
  },
);

test.each([
  ["verbruik=9000&kwp=20", "#wie"],
  ["verbruik=1200", "#wie"],
  ["verbruik=9000&kwp=20&prijs=15,8", "#prijs"],
])("after %s the next step leads to %s", async (query, path) => {
  const { main } = await read(`/calculator/koper?${query}`);
  expect(main.slice(0, main.indexOf("<form"))).toContain(`href="${path}"`);
});

test.each([
  ["/calculator/verkoper?kwp=10&koper=onderneming&handel=kantoor", "Met een kantoor."],
  ["/calculator/verkoper?kwp=10&personen=4&warmtepomp=ja", "Met een gezin van vier met een warmtepomp."],
  ["/calculator/verkoper?kwp=10&verbruik=9000", "Met een gezin met 9.000 kWh verbruik."],
  ["/calculator/koper?kwp=20", "Met een dak van 20 kWp."],
])("%s names whom the sum was made with", async (path, named) => {
  const { main } = await read(path);
  expect(main.slice(0, main.indexOf("<form")).replaceAll(/&nbsp;|\u00a0/g, " ")).toContain(named);
});

test("a calculator tells with whom it pays: the best, a middle and the worst kind of partner beside the verdict, all of them below", async () => {
  const { main } = await read("/calculator/verkoper?kwp=10");
  const beside = main.slice(0, main.indexOf("<form"));
  expect(beside).toMatch(
    /Met een gezin van drie\.[\s\S]*Met een andere koper wint u wel:[\s\S]*Koelhuis[\s\S]*€\s3\d\d[\s\S]*Gezin van drie[\s\S]*−\s€\s\d/,
  );
  const section = main.slice(main.indexOf('id="wie"'));
  for (const name of ["Een koelhuis", "Een kantoor", "Een gezin van drie"]) expect(section).toContain(name);
  expect(section).toContain("Laat ons een koper zoeken");
});

test.each([
  [
    "/calculator/verkoper?postcode=9800&kwp=10&koper=onderneming&handel=koelhuis",
    ["postcode=9800", "kwp=10", "technologie=zon", "koopt=koelhuis"],
    ["Vind uw koper", "Laat ons een koper zoeken", "Kan ik verkopen?"],
  ],
  [
    "/calculator/koper-onderneming?postcode=9000&verbruik=12000",
    ["postcode=9000", "verbruik=12000", "koper=onderneming", "handel=winkel"],
    ["Laat ons een verkoper zoeken", "Kan ik kopen?"],
  ],
])("every way from %s to a journey takes the answers along", async (path, answers, labels) => {
  const { main } = await read(path);
  const hrefs = labels.map(
    (label) => new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${label.replace("?", "\\?")}`).exec(main)?.[1],
  );
  for (const href of hrefs) for (const answer of answers) expect(href).toContain(answer);
});

test("who types the watts of a roof as kilowatts is asked whether that is meant, and gets an answer all the same", async () => {
  const { text, main } = await read("/calculator/verkoper?kwp=5600");
  expect(text).toContain("Bedoelt u Wp? Deel dan door duizend: 5.600 Wp is 5,6 kWp.");
  expect(gainsOn(main)).toHaveLength(2);
  expect((await read("/calculator/verkoper?kwp=1000")).text).not.toContain("Bedoelt u Wp?");
});

test("the way from a buyer's calculator to the square keeps the use and the postcode", async () => {
  const { main } = await read("/calculator/koper?postcode=9000&verbruik=9000&kwp=20");
  expect(main).toMatch(/href="\/aanbod\?sorteer=past&amp;verbruik=9000&amp;postcode=9000"[^>]*>Bekijk het hele aanbod/);
});
