import { expect, test } from "vitest";
import { timelineView } from "#web/sections/contracts/timeline-view.ts";
import { sampleAgreement, sampleSignature } from "../../../../tests/support/domain/sample-agreement.ts";

const entry = (event: "submitted" | "submit-undone", day: string) => ({
  event,
  at: new Date(`2026-11-${day}T10:00:00Z`),
});
const signatures = [sampleSignature("seller"), sampleSignature("buyer")];
const keysOf = (entries: Parameters<typeof timelineView>[1]) =>
  timelineView(sampleAgreement({ state: "withdrawn", signatures }), entries, "2026-11-20").map(({ key }) => key);

test("a request that was told to be filed and taken back is no step of an agreement that went no further", () => {
  const [told, undone] = [entry("submitted", "05"), entry("submit-undone", "06")];
  expect(keysOf([told])).toContain("submitted");
  expect(keysOf([told, undone])).not.toContain("submitted");
  expect(keysOf([told, undone, entry("submitted", "08")])).toContain("submitted");
});
