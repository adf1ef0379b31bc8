import { expect, test } from "vitest";
import { maskExport } from "./mask-export.ts";

test("numbers of connections are shortened and quarters left out, however deep, and all else stands", () => {
  const at = new Date("2026-11-15T10:00:00Z");
  const given = {
    name: "An",
    at,
    connections: [{ ean: "541448820000000007", days: Array.from({ length: 31 }, (_, day) => day) }],
    meterYears: [{ offtake: Array.from({ length: 96 }, () => 0.25), packed: new Uint8Array(4), injection: null }],
  };
  expect(maskExport(given)).toEqual({
    name: "An",
    at,
    connections: [{ ean: expect.not.stringContaining("541448820000000007"), days: given.connections[0]?.days }],
    meterYears: [{ offtake: null, packed: null, injection: null }],
  });
});
