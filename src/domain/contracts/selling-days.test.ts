import { expect, test } from "vitest";
import { sampleAgreement, sampleSignature } from "../../../tests/support/domain/sample-agreement.ts";
import type { Agreement, Amendment } from "./agreement.ts";
import { detailsOf, openAmendment, replaceAmendment, withAmendment } from "./amendment.ts";
import { sellingDays, sellsTogether } from "./selling-days.ts";

const running = sampleAgreement({ startedOn: "2026-09-10" });
const first = running.parties.seller?.ean ?? "";

function moved(agreement: Agreement, ean: string, fromMonth: Amendment["fromMonth"], isSigned = true): Agreement {
  const { seller } = agreement.parties;
  if (!seller) throw new Error("No seller.");
  const before = detailsOf(seller);
  const asked = withAmendment(agreement, {
    by: "seller",
    before,
    after: { ...before, ean },
    fromMonth,
    proposedOn: "2026-09-20",
  });
  const signatures = isSigned ? [sampleSignature("seller"), sampleSignature("buyer")] : [];
  return replaceAmendment(asked, { ...(openAmendment(asked) as Amendment), signatures });
}
const on = (ean: string, startedOn: Agreement["startedOn"], endsOn: Agreement["endsOn"] = null): Agreement => {
  const { seller } = running.parties;
  return sampleAgreement({ startedOn, endsOn, parties: { ...running.parties, seller: seller && { ...seller, ean } } });
};

test("an agreement sells from the number that held on each day, until it ends", () => {
  const twice = moved(moved(running, "second", "2026-10"), "third", "2027-01");
  expect(sellingDays({ ...twice, endsOn: "2027-03-31" })).toEqual([
    { ean: first, from: "2026-09-10", until: "2026-09-30" },
    { ean: "second", from: "2026-10-01", until: "2026-12-31" },
    { ean: "third", from: "2027-01-01", until: "2027-03-31" },
  ]);
  expect(sellingDays({ ...twice, endsOn: "2026-10-15" })).toEqual([
    { ean: first, from: "2026-09-10", until: "2026-09-30" },
    { ean: "second", from: "2026-10-01", until: "2026-10-15" },
  ]);
  // From the month in which it began the old number never sold; what nobody signed changes nothing.
  expect(sellingDays(moved(running, "second", "2026-09"))).toEqual([
    { ean: "second", from: "2026-09-10", until: null },
  ]);
  expect(sellingDays(moved(running, "second", "2026-10", false))).toEqual([
    { ean: first, from: "2026-09-10", until: null },
  ]);
  expect(sellingDays(sampleAgreement({ startedOn: null }))).toEqual([]);
});

test("two sell from one connection on a same day also where one of them left it since", () => {
  const left = moved(running, "second", "2026-10");
  expect(sellsTogether(on(first, "2026-09-30"), left)).toBe(true);
  expect(sellsTogether(left, on(first, "2026-10-01"))).toBe(false);
  expect(sellsTogether(left, on("second", "2026-09-01", "2026-09-30"))).toBe(false);
  expect(sellsTogether(left, on("second", "2026-09-01", "2026-10-01"))).toBe(true);
});
