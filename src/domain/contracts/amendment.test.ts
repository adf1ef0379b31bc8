import { expect, test } from "vitest";
import { sampleAgreement, sampleSignature } from "../../../tests/support/domain/sample-agreement.ts";
import type { Agreement, Amendment } from "./agreement.ts";
import {
  asFirstSigned,
  changedDetails,
  detailsOf,
  monthsToAmend,
  openAmendment,
  partyIn,
  replaceAmendment,
  withAmendment,
} from "./amendment.ts";

const agreement = sampleAgreement();
const seller = agreement.parties.seller as NonNullable<Agreement["parties"]["seller"]>;
const before = detailsOf(seller);
const signatures = [sampleSignature("seller"), sampleSignature("buyer")];

/** Both signed that the seller's number is another from a month on. */
function amended(from: Agreement, ean: string, fromMonth: Amendment["fromMonth"]): Agreement {
  const now = detailsOf(from.parties.seller ?? seller);
  const asked = withAmendment(from, {
    by: "seller",
    before: now,
    after: { ...now, ean },
    fromMonth,
    proposedOn: "2026-11-17",
  });
  const open = openAmendment(asked) as Amendment;
  return replaceAmendment(asked, { ...open, signatures });
}

test("a month has the number that held in it, through several changes; the other side keeps its own", () => {
  const twice = amended(amended(agreement, "first", "2026-11"), "second", "2027-02");
  const eanIn = (month: Amendment["fromMonth"]) => partyIn(twice, "seller", month)?.ean;
  expect([eanIn("2026-10"), eanIn("2026-11"), eanIn("2027-01"), eanIn("2027-02")]).toEqual([
    seller.ean,
    "first",
    "first",
    "second",
  ]);
  expect(partyIn(twice, "buyer", "2026-10")).toEqual(agreement.parties.buyer);
  expect(asFirstSigned(twice).parties).toEqual(agreement.parties);
});

test("another connection has its own power from its month on; of one connection the newest stands for every month", () => {
  const buyer = agreement.parties.buyer as NonNullable<Agreement["parties"]["buyer"]>;
  const change = (from: Agreement, after: { ean?: string; capacity: number }, fromMonth: Amendment["fromMonth"]) => {
    const now = detailsOf(from.parties.buyer ?? buyer);
    const asked = {
      by: "buyer",
      before: now,
      after: { ...now, ...after },
      fromMonth,
      proposedOn: "2026-11-17",
    } as const;
    const open = withAmendment(from, asked);
    return replaceAmendment(open, { ...(openAmendment(open) as Amendment), signatures });
  };
  const moved = change(agreement, { ean: "other", capacity: 9.2 }, "2026-11");
  const mended = change(moved, { capacity: 17.3 }, "2027-01");
  const powerIn = (month: Amendment["fromMonth"]) => partyIn(mended, "buyer", month)?.capacity;
  expect([powerIn("2026-10"), powerIn("2026-11"), powerIn("2027-01")]).toEqual([null, 17.3, 17.3]);
  expect(asFirstSigned(mended).parties).toEqual(agreement.parties);
});

test("what one signed alone or was dropped changes nothing, and one waits at a time", () => {
  const after = { ...before, iban: "other" };
  expect(changedDetails({ before, after })).toEqual(["iban"]);
  const asked = withAmendment(agreement, {
    by: "seller",
    before,
    after,
    fromMonth: "2026-11",
    proposedOn: "2026-11-17",
  });
  const open = openAmendment(asked) as Amendment;
  const half = replaceAmendment(asked, { ...open, signatures: signatures.slice(0, 1) });
  expect(half.parties).toEqual(agreement.parties);
  expect(openAmendment(half)?.number).toBe(1);
  const dropped = replaceAmendment(half, { ...open, isDropped: true });
  expect([openAmendment(dropped), dropped.parties]).toEqual([null, agreement.parties]);
});

test("another number counts from the first month that is not settled, and not before one that was agreed on", () => {
  const running = { startedOn: "2026-09-15", submittedOn: "2026-08-01" } as const;
  expect(monthsToAmend(running, "seller", [], "2026-11-17")).toEqual([
    "2026-09",
    "2026-10",
    "2026-11",
    "2026-12",
    "2027-01",
  ]);
  expect(monthsToAmend(running, "seller", ["2026-09", "2026-10"], "2026-11-17")[0]).toBe("2026-11");
  const { amendments = [] } = amended(agreement, "first", "2026-12");
  expect(monthsToAmend({ ...running, amendments }, "seller", [], "2026-11-17")[0]).toBe("2026-12");
  expect(monthsToAmend({ ...running, amendments }, "buyer", [], "2026-11-17")[0]).toBe("2026-09");
});
