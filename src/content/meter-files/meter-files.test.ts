import { describe, expect, test } from "vitest";
import { meterFindingSentence } from "#content/meter-files/findings.ts";
import { joinRefusalSentence, meterRefusalSentence, modelYearRefusalSentence } from "#content/meter-files/refusals.ts";

describe("the words about a meter file", () => {
  test("a gas file is refused with what to download instead", () => {
    expect(meterRefusalSentence({ code: "gas" }, "be")).toBe(
      "Dit is een bestand van uw gasmeter. Wij hebben de elektriciteit nodig. Download in Mijn Fluvius bij ‘Verbruik’ " +
        "het rapport met kwartiertotalen van uw elektriciteit, en kies dat csv-bestand zonder het eerst te openen.",
    );
  });

  test("a Dutch visitor is not sent to Fluvius", () => {
    const sentence = meterRefusalSentence({ code: "file-empty" }, "nl");
    expect(sentence).toContain("Vraag bij uw netbeheerder");
    expect(sentence).not.toContain("Fluvius");
  });

  test("connections are named by their masked numbers only", () => {
    const eans = [
      { digits: "541448820000000008", masked: "541448••••••••0008" },
      { digits: "541448820000000015", masked: "541448••••••••0015" },
    ];
    const sentence = meterRefusalSentence({ code: "mixed-eans", eans }, "be");
    expect(sentence).toContain("541448••••••••0008 en 541448••••••••0015");
    expect(sentence).not.toContain("541448820000000008");
  });

  test("one missing column is one column, two are columns", () => {
    expect(meterRefusalSentence({ code: "header-unknown", missing: ["volume"] }, "be")).toContain("de kolom volume.");
    expect(meterRefusalSentence({ code: "header-unknown", missing: ["volume", "eenheid"] }, "be")).toContain(
      "de kolommen volume en eenheid.",
    );
  });

  test("gaps are told with their number, direction and days, and are not called zero", () => {
    const finding = {
      code: "steps-missing",
      direction: "offtake",
      count: 1106,
      first: "2021-10-12",
      last: "2021-10-31",
    } as const;
    expect(meterFindingSentence(finding)).toBe(
      "Van uw afname ontbreken 1.106 waarden tussen 12 oktober 2021 en 31 oktober 2021. Wij tellen die niet als nul.",
    );
  });

  test("joining and the model year have their own words", () => {
    expect(joinRefusalSentence({ code: "different-eans", eans: [] })).toContain("verschillende aansluitingen");
    expect(modelYearRefusalSentence({ code: "fewer-than-twelve-months", months: 7 }, "be")).toContain("vinden er 7");
  });
});
