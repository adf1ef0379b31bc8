import fc from "fast-check";
import { expect, test } from "vitest";
import { readBuyerCheck, readSellerCheck } from "#web/forms/check-query.ts";

const query = (text: string) => new URLSearchParams(text);

test("a first visit has no faults and no answer", () => {
  expect(readBuyerCheck(query(""))).toEqual({
    typed: { postcode: "", meter: "", contract: "" },
    faults: {},
    asked: null,
  });
});

test("a postcode brought along is filled in and asks nothing yet", () => {
  const reading = readBuyerCheck(query("postcode=9000"));
  expect(reading.typed.postcode).toBe("9000");
  expect([reading.faults, reading.asked]).toEqual([{}, null]);
});

test("three answers of a buyer become a situation", () => {
  expect(readBuyerCheck(query("postcode=+9000+&meter=digitaal&contract=eigen")).asked).toEqual({
    postcode: "9000",
    situation: { region: "flanders", meter: "digital", contractHolder: "self" },
  });
});

test("four answers of a seller become a situation", () => {
  expect(readSellerCheck(query("postcode=1000&technologie=zon&meter=onbekend&omvormer=boven-10")).asked).toEqual({
    postcode: "1000",
    situation: { region: "brussels", meter: "unknown", technology: "solar", inverter: "above-10-kva" },
  });
});

test("a form that is sent empty is told what is missing, field by field", () => {
  expect(readBuyerCheck(query("postcode=&toon=antwoord")).faults).toEqual({
    postcode: "postcode-missing",
    meter: "choice-missing",
    contract: "choice-missing",
  });
});

test("a wrong postcode is a fault of its own and keeps what was typed", () => {
  const reading = readBuyerCheck(query("postcode=12AB&meter=digitaal&contract=eigen"));
  expect(reading.faults).toEqual({ postcode: "postcode-malformed" });
  expect(reading.typed).toEqual({ postcode: "12AB", meter: "digitaal", contract: "eigen" });
});

test("names of built-in properties are no choices", () => {
  expect(readBuyerCheck(query("postcode=9000&meter=constructor&contract=__proto__")).faults).toEqual({
    meter: "choice-missing",
    contract: "choice-missing",
  });
});

test("any rubbish is read without throwing, and an answer needs every field to be right", () => {
  const rubbish = fc.record({ postcode: fc.string(), meter: fc.string(), contract: fc.string(), toon: fc.string() });
  fc.assert(
    fc.property(rubbish, (fields) => {
      const reading = readBuyerCheck(new URLSearchParams(fields));
      expect(reading.asked === null).toBe(Object.keys(reading.faults).length > 0);
      expect(reading.typed).toEqual({ postcode: fields.postcode, meter: fields.meter, contract: fields.contract });
    }),
  );
});
