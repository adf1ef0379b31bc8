import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";
import { anySituation } from "../support/any-situation.ts";
import { campaign } from "../support/campaign.ts";

const query = (text: string) => new URLSearchParams(text);

test("what is written is read again as the same situation, from any base of its side", () => {
  fc.assert(
    fc.property(anySituation, (situation) => {
      const base = defaultSituation(situation.side, situation.market, "2026-01-01");
      const reading = readSituation(query(writeSituation(situation, base).toString()), base);
      expect(reading.faults).toEqual({});
      expect(reading.situation).toEqual(situation);
    }),
    { numRuns: campaign(300, 20_000) },
  );
});

test("an address that was read is written in one form, whatever form it had", () => {
  fc.assert(
    fc.property(anySituation, (situation) => {
      const base = defaultSituation(situation.side, situation.market, "2026-01-01");
      const once = writeSituation(situation, base).toString();
      const read = readSituation(query(once), base).situation;
      expect(read && writeSituation(read, base).toString()).toBe(once);
    }),
    { numRuns: campaign(100, 5000) },
  );
});

const rubbish = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.constantFrom("", "-1", "NaN", "Infinity", "1e309", "0x10", "١٢", "1.234,5", "€ 12", "constructor", "__proto__"),
);

test("any rubbish is read without throwing, and a situation needs every field to be right", () => {
  const base = defaultSituation("buyer", "be", "2026-11-15");
  const names = Object.keys(readSituation(query(""), base).typed);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), rubbish), (fields) => {
      const reading = readSituation(new URLSearchParams(fields), base);
      expect(reading.situation === null).toBe(Object.keys(reading.faults).length > 0);
      for (const [name, text] of Object.entries(fields)) expect(reading.typed).toHaveProperty([name], text);
    }),
    { numRuns: campaign(300, 20_000) },
  );
});
