import fc from "fast-check";
import { expect, test } from "vitest";
import { sayFileFault } from "#content/pages/back-office/cards.ts";
import { numberLimits } from "#domain/cards/card-columns.ts";
import { readCardsFile, writeCardsFile } from "#domain/cards/read-cards-file.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { cardSeed } from "#figures/suppliers.ts";
import { campaign } from "../support/campaign.ts";

const TODAY = "2026-11-15";
const rows = cardSeed.map(writeCardRow);
const files = [writeCardsFile(rows), JSON.stringify(rows, null, 1), JSON.stringify(rows)];

type Damage = { readonly at: number; readonly length: number; readonly put: string };
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat(3), fc.nat(400)),
  put: fc.oneof(
    fc.constantFrom("", ";", '"', "\n", ",", "-", "\u0000", "99999", "NaN", "1e9", "{", "]", "constructor", "\uFEFF"),
    fc.string({ maxLength: 8 }),
  ),
});

const damaged = (text: string, damages: readonly Damage[]) =>
  damages.reduce((now, { at, length, put }) => {
    const from = Math.floor(at * now.length);
    return now.slice(0, from) + put + now.slice(from + length);
  }, text);

test(
  "a damaged file is refused with lines and sentences, or holds only cards within their limits",
  () => {
    const damages = fc.array(damage, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...files), damages, (file, all) => {
        const text = damaged(file, all);
        const read = readCardsFile(text, TODAY);
        if (!read.ok) {
          const lines = text.split(/\r\n|\n|\r/).length;
          expect(read.faults.length).toBeGreaterThan(0);
          for (const fault of read.faults) {
            expect(fault.line).toBeGreaterThanOrEqual(1);
            expect(fault.line).toBeLessThanOrEqual(lines);
            expect(sayFileFault(fault)).toMatch(/^Regel [\d.]+: .{10,}\.$/u);
          }
          return;
        }
        const again = writeCardsFile(read.drafts.map(writeCardRow));
        expect(readCardsFile(again, TODAY)).toEqual(read);
        for (const row of read.drafts.map(writeCardRow)) {
          for (const [column, { min, max }] of Object.entries(numberLimits)) {
            const cell = row[column as keyof typeof numberLimits].replace(",", ".");
            if (cell === "" || cell === "onbekend") continue;
            expect(Number(cell)).toBeGreaterThanOrEqual(min);
            expect(Number(cell)).toBeLessThanOrEqual(max);
          }
        }
      }),
      { numRuns: campaign(60, 1000) },
    );
  },
  campaign(30_000, 600_000),
);
