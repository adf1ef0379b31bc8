import { expect, test } from "vitest";
import { safeRedirectPath } from "./safe-redirect-path.ts";

test.each([
  ["/overons", "/overons"],
  ["/calculator/koper?verbruik=3500", "/calculator/koper?verbruik=3500"],
  ["/€", "/%E2%82%AC"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/.//evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/a\r\nset-cookie: b=c", "/aset-cookie:%20b=c"],
  ["", "/"],
  [null, "/"],
])("asked for %j one goes to %j", (asked, place) => {
  expect(safeRedirectPath(asked)).toBe(place);
});
