import { expect, test } from "vitest";
import { type Claim, degreeOf } from "#domain/connections/claim.ts";

const at = new Date("2026-10-05T10:00:00Z");
const claim: Claim = { uid: "an", ean: "541448820000000008", statedAt: at, fileSeenAt: null, confirmations: [] };

test("a typed number is stated, an unedited export makes it seen, and the other side's yes makes it confirmed", () => {
  expect(degreeOf(null, "bram")).toBe("stated");
  expect(degreeOf(claim, "bram")).toBe("stated");
  expect(degreeOf({ ...claim, fileSeenAt: at }, "bram")).toBe("file-seen");
  expect(degreeOf({ ...claim, confirmations: [{ byUid: "bram", at }] }, "bram")).toBe("confirmed");
});

test("a yes of another account than the other side's counts for nothing", () => {
  const friend = { ...claim, fileSeenAt: at, confirmations: [{ byUid: "second-account", at }] };
  expect(degreeOf(friend, "bram")).toBe("file-seen");
});
