import { expect, test } from "vitest";
import { type Agreement, type Amendment, otherSide, sideOf, sides, signerOf } from "#domain/contracts/agreement.ts";
import { detailsOf, openAmendment, replaceAmendment, withAmendment } from "#domain/contracts/amendment.ts";
import { actionsOf, contractActions } from "#domain/contracts/contract-actions.ts";
import { contractStates } from "#domain/contracts/contract-state.ts";
import { noticeEndsOn } from "#domain/contracts/notice.ts";
import { withdrawalRight, withdrawalUntil } from "#domain/contracts/withdrawal.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import {
  sampleAgreement,
  sampleCompany,
  sampleSeller,
  sampleSignature,
} from "../../../tests/support/domain/sample-agreement.ts";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10) as CalendarDay;
const facts = { today: "2026-11-05", dayOf } as const;
const both = [sampleSignature("seller"), sampleSignature("buyer")];

test("who signed cannot sign again, and the other still can", () => {
  const half = sampleAgreement({ state: "signed-by-one", signatures: [sampleSignature("seller")] });
  expect(actionsOf(half, "seller", facts)).not.toContain("sign");
  expect(actionsOf(half, "buyer", facts)).toContain("sign");
  expect(actionsOf(half, "buyer", facts)).not.toContain("change-terms");
});

test("only the manager of the group submits the request and tells that sharing began", () => {
  const signed = sampleAgreement({ state: "signed", signatures: both });
  expect(actionsOf(signed, "seller", facts)).toContain("submit");
  expect(actionsOf(signed, "buyer", facts)).not.toContain("submit");
  expect(actionsOf({ ...signed, state: "submitted" }, "seller", facts)).toContain("activate");
});

test("meter data and settlements belong to sharing that runs or ran, and notice is given once", () => {
  const active = sampleAgreement({ state: "active", signatures: both, startedOn: "2026-10-01" });
  expect(actionsOf(active, "buyer", facts)).toEqual([
    "suspend",
    "give-notice",
    "amend",
    "import-meter-data",
    "settle",
    "change-consents",
  ]);
  expect(actionsOf({ ...active, endsOn: "2026-12-31" }, "buyer", facts)).not.toContain("give-notice");
  expect(actionsOf({ ...active, state: "ended" }, "buyer", facts)).toContain("settle");
  expect(actionsOf({ ...active, state: "withdrawn" }, "buyer", facts)).toEqual([]);
});

test("before the first day nothing halts, the list stays open, and either steps back; a notice cannot end before it", () => {
  const ahead = sampleAgreement({ state: "active", signatures: both, startedOn: "2027-06-01" });
  const acts = actionsOf(ahead, "buyer", facts);
  expect(acts).toEqual(expect.arrayContaining(["withdraw", "tick-dossier"]));
  for (const act of ["suspend", "give-notice"]) expect(acts).not.toContain(act);
  const soon = { ...ahead, startedOn: addDays(facts.today, 1) };
  expect(actionsOf(soon, "buyer", facts)).toContain("give-notice");
  expect(noticeEndsOn(soon, "buyer", facts.today) >= soon.startedOn).toBe(true);
  const begun = { ...ahead, startedOn: facts.today };
  for (const act of ["withdraw", "tick-dossier"]) expect(actionsOf(begun, "seller", facts)).not.toContain(act);
});

test("a first day that was told is put right by who told it", () => {
  const active = sampleAgreement({ state: "active", signatures: both, startedOn: "2026-10-01" });
  expect(actionsOf(active, "seller", facts)).toContain("correct-start");
  expect(actionsOf(active, "buyer", facts)).not.toContain("correct-start");
  expect(actionsOf({ ...active, state: "submitted" }, "seller", facts)).not.toContain("correct-start");
});

test("fourteen days after Monday 2 November is Monday the 16th; a last day on a holiday moves on", () => {
  expect(withdrawalUntil("2026-11-02")).toBe("2026-11-16");
  // 14 November is a Saturday; 11 November 2026 is a Wednesday and a holiday; 25 December a Friday.
  expect(withdrawalUntil("2026-10-31")).toBe("2026-11-16");
  expect(withdrawalUntil("2026-10-28")).toBe("2026-11-12");
  expect(withdrawalUntil("2026-12-11")).toBe("2026-12-28");
});

test("a consumer whose seller is an enterprise may withdraw by law, also when power flows, until the last day", () => {
  const active = sampleAgreement({
    state: "active",
    signatures: both,
    parties: { seller: sampleCompany, buyer: sampleAgreement().parties.buyer },
  });
  expect(withdrawalRight(active, "buyer", "2026-11-16", dayOf)).toEqual({ ground: "law", until: "2026-11-16" });
  expect(withdrawalRight(active, "buyer", "2026-11-17", dayOf)).toEqual({ ground: "none" });
  expect(withdrawalRight(active, "seller", "2026-11-05", dayOf)).toEqual({ ground: "none" });
});

test("between private persons either steps back until power flows, and not afterwards", () => {
  const signed = sampleAgreement({ state: "signed", signatures: both });
  expect(withdrawalRight(signed, "seller", "2026-12-24", dayOf)).toEqual({ ground: "free" });
  expect(withdrawalRight({ ...signed, state: "active" }, "buyer", "2026-11-05", dayOf)).toEqual({ ground: "none" });
  expect(withdrawalRight({ ...signed, state: "ended" }, "buyer", "2026-11-05", dayOf)).toEqual({ ground: "none" });
});

test("a company signs by its representative, and a stranger has no side", () => {
  expect([signerOf(sampleCompany), signerOf(sampleSeller)]).toEqual(["Hilde Vermeulen", "Hilde Vermeulen"]);
  expect(sideOf(sampleAgreement(), "uid-buyer")).toBe("buyer");
  expect(sideOf(sampleAgreement(), "somebody")).toBeNull();
});

/** One that asks for another account of the seller, and that nobody signed. */
const changed = (agreement: Agreement): Agreement => {
  const before = detailsOf(sampleSeller);
  const asked = { by: "seller", fromMonth: "2026-11", proposedOn: "2026-11-05" } as const;
  return withAmendment(agreement, { ...asked, before, after: { ...before, iban: "BE71096123456769" } });
};

test("a change is asked once both signed, one at a time; each signs it once and either drops it", () => {
  const active = sampleAgreement({ state: "active", signatures: both, startedOn: "2026-10-01" });
  const asked = changed(active);
  expect(actionsOf(asked, "seller", facts)).toEqual(expect.arrayContaining(["sign-amendment", "drop-amendment"]));
  expect(actionsOf(asked, "buyer", facts)).not.toContain("amend");
  const open = { ...openAmendment(asked), signatures: [sampleSignature("seller")] } as Amendment;
  expect(actionsOf(replaceAmendment(asked, open), "seller", facts)).not.toContain("sign-amendment");
  expect(actionsOf(replaceAmendment(asked, open), "buyer", facts)).toContain("sign-amendment");
  for (const state of ["drafted", "ended", "withdrawn"] as const)
    expect(actionsOf({ ...active, state }, "seller", facts)).not.toContain("amend");
});

test("everything that can be done can be done by somebody in some state", () => {
  const done = new Set(
    contractStates.flatMap((state) =>
      [null, "2099-12-31" as const].flatMap((endsOn) =>
        sides.flatMap((side) => {
          const agreement = sampleAgreement({ state, endsOn, signatures: [] });
          return [agreement, changed(agreement)].flatMap((one) => actionsOf(one, otherSide(side), facts));
        }),
      ),
    ),
  );
  expect([...done].toSorted()).toEqual([...contractActions].toSorted());
});
