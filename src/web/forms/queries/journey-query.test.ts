import fc from "fast-check";
import { expect, test } from "vitest";
import { journeyAnswers, journeyFields, readJourney, writeJourney } from "#web/forms/queries/journey-query.ts";

const TODAY = "2026-11-15";
const closed = { brusselsMatching: false };
const read = (query: string, side: "buyer" | "seller" = "buyer") =>
  readJourney(new URLSearchParams(query), side, TODAY, closed);

test("a buyer tells postcode, meter and whose contract it is; all the rest may stay open", () => {
  expect(read("").faults).toEqual([
    { postcode: "Vul uw postcode in.", meter: "Kies het antwoord dat het best past." },
    { titularis: "Kies het antwoord dat het best past." },
    {},
    {},
  ]);
  const journey = read("postcode=9000&meter=digitaal&titularis=eigen");
  expect(journey.faults).toEqual([{}, {}, {}, {}]);
  expect(journey.situation?.postcode).toBe("9000");
  expect(journey.takePart.answer).toBe("yes");
});

test("a seller tells the power of what makes it: panels in kWp, every other machine in kW", () => {
  const step = (query: string) => read(`postcode=9000&meter=digitaal&${query}`, "seller").faults[0];
  expect(step("technologie=zon")).toHaveProperty("kwp");
  expect(step("technologie=wind")).toHaveProperty("vermogen");
  expect(step("technologie=wind&vermogen=5")).toEqual({});
  expect(step("technologie=fossiel")).toEqual({});
});

test("an answer that another one hides counts for nothing", () => {
  const business = read("postcode=9000&meter=digitaal&titularis=eigen&koper=onderneming&handel=bakkerij&personen=4");
  expect(business.situation?.buyer.use).toMatchObject({ trade: "bakery", persons: 3 });
  const home = read("postcode=9000&meter=digitaal&titularis=eigen&koper=gezin&handel=bakkerij&personen=4");
  expect(home.situation?.buyer.use).toMatchObject({ trade: null, persons: 4 });
});

test("a number out of reach gets its sentence in its own step", () => {
  const { faults, situation } = read("postcode=9000&meter=digitaal&titularis=eigen&verbruik=veel&kost=-3");
  expect(Object.keys(faults[0] ?? {})).toEqual(["verbruik"]);
  expect(Object.keys(faults[1] ?? {})).toEqual(["kost"]);
  expect(situation).toBeNull();
});

test("nothing that is no question of the journey rides along", () => {
  const answers = journeyAnswers(new URLSearchParams("postcode=9000&naam=An&email=an@example.org&verder=ja"), "buyer");
  expect(answers.toString()).toBe("postcode=9000");
});

test("what is kept is read again as the same situation, whatever was typed", () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom("buyer" as const, "seller" as const),
      fc.dictionary(fc.constantFrom(...journeyFields.buyer.flat(), ...journeyFields.seller.flat()), text),
      fc.integer({ min: 1, max: 20_000 }),
      (side, odd, energy) => {
        const good = { postcode: "9000", meter: "digitaal", titularis: "eigen", technologie: "zon", kwp: "8" };
        const own = side === "buyer" ? { verbruik: String(energy) } : { eigenverbruik: String(energy) };
        for (const answers of [odd, { ...good, ...own }, { ...odd, ...good }]) {
          const { situation, typed } = readJourney(new URLSearchParams(answers), side, TODAY, closed);
          if (situation === null) continue;
          const again = readJourney(writeJourney(situation, typed), side, TODAY, closed);
          expect(again.situation).toEqual(situation);
        }
      },
    ),
  );
});
