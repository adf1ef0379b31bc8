import { expect, test } from "vitest";
import { onwardPath } from "#web/pages/calculators/result/partner-section.tsx";

test("who goes from a calculator to a journey takes the answers along, and a roof counted in kWp has panels", () => {
  const query = "datum=2026-11-17&postcode=9800&kwp=8&eigen-warmtepomp=ja&prijs=9%2C1";
  expect(onwardPath("/verkoper", query)).toBe("/verkoper?postcode=9800&kwp=8&eigen-warmtepomp=ja&technologie=zon");
  expect(onwardPath("/koper", "postcode=9000&verbruik=12000")).toBe("/koper?postcode=9000&verbruik=12000");
  expect(onwardPath("/koper", "")).toBe("/koper");
  expect(onwardPath("/aanbod", query)).toBe("/aanbod");
});
