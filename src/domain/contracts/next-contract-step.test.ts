import { expect, test } from "vitest";
import type { Agreement } from "#domain/contracts/agreement.ts";
import { contractStates, isFinal } from "#domain/contracts/contract-state.ts";
import { nextContractStep } from "#domain/contracts/next-contract-step.ts";
import { sampleAgreement, sampleSeller, sampleSignature } from "../../../tests/support/domain/sample-agreement.ts";

const stepsOf = (changes: Partial<Agreement>) => {
  const agreement = sampleAgreement(changes);
  return [nextContractStep(agreement, "seller", "2026-11-17"), nextContractStep(agreement, "buyer", "2026-11-17")];
};

test("who has not filled in is asked to, and the other waits", () => {
  expect(stepsOf({ state: "accepted", parties: { seller: sampleSeller, buyer: null } })).toEqual([
    "wait-for-details",
    "fill-in",
  ]);
});

test("after the first signature only the other one is asked to sign", () => {
  expect(stepsOf({ state: "signed-by-one", signatures: [sampleSignature("seller")] })).toEqual([
    "wait-for-signature",
    "sign-second",
  ]);
});

test("the manager deals with the grid operator, and the other waits", () => {
  expect(stepsOf({ state: "signed" })).toEqual(["submit", "wait-for-submission"]);
  expect(stepsOf({ state: "submitted" })).toEqual(["activate", "wait-for-start"]);
  expect(stepsOf({ state: "suspended" })).toEqual(["resume", "wait-for-resume"]);
});

test("a first day that lies ahead is waited for, and no values are asked before it", () => {
  const startedOn = "2026-11-18";
  expect(stepsOf({ state: "active", startedOn })).toEqual(["wait-for-first-day", "wait-for-first-day"]);
  expect(stepsOf({ state: "active", startedOn: "2026-11-17" })).not.toContain("wait-for-first-day");
});

test("only what is over asks nothing of anybody", () => {
  for (const state of contractStates) expect(stepsOf({ state }).includes("none")).toBe(isFinal(state));
});
