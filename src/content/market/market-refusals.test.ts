import { expect, test } from "vitest";
import {
  listingStateNames,
  proposalStateNames,
  sayListingFault,
  sayMarketRefusal,
} from "#content/market/market-refusals.ts";
import { declineReasonNames, explainPair, reportReasonNames, sayGain } from "#content/market/proposal-words.ts";
import { declineReasons, reportReasons } from "#domain/market/proposal.ts";

test("a refusal names the number or the state that it is about", () => {
  expect(sayMarketRefusal({ code: "too-many-listings", maximum: 20 })).toContain("al 20");
  expect(sayMarketRefusal({ code: "move-not-allowed", from: "draft", move: "pause" })).toContain("niet pauzeren");
  expect(sayMarketRefusal({ code: "photo-too-large", maximumBytes: 8_000_000 })).toContain("8");
  expect(sayListingFault({ code: "too-low", minimum: 0 })).toBe("Dit kan niet onder nul.");
  expect(sayListingFault({ code: "too-low", minimum: 0.1 })).toContain("0,1");
  expect(sayMarketRefusal({ code: "proposal-closed", state: "lapsed" })).toContain(
    proposalStateNames.lapsed.toLowerCase(),
  );
  expect(listingStateNames.published).toBe("Op het plein");
});

test("who asked too often reads how long to wait: an hour for a report, until tomorrow for a proposal", () => {
  const waitOf = (retryAfterSeconds: number) => sayMarketRefusal({ code: "too-many-attempts", retryAfterSeconds });
  expect(waitOf(3600)).toBe("Dat waren er veel na elkaar. Probeer het over een uur opnieuw.");
  expect(waitOf(86_400)).toBe("Dat waren er veel na elkaar. Probeer het over 24 uur opnieuw.");
});

test("every reason has its words", () => {
  expect(Object.keys(declineReasonNames)).toEqual([...declineReasons]);
  expect(Object.keys(reportReasonNames)).toEqual([...reportReasons]);
});

test("a pair is explained to each side by its own hours and kWh", () => {
  const pair = { sharedEnergy: 3120, hours: { from: 11, to: 15 } };
  expect(explainPair("buyer", pair)).toContain("tussen 11 en 15 uur");
  expect(explainPair("seller", pair)).toContain("3.120");
  expect(sayGain(-38.5)).toContain("weg");
});
