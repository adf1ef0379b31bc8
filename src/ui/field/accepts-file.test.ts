import { expect, test } from "vitest";
import { acceptsFile } from "#ui/field/accepts-file.ts";

const csv = { name: "Waarden.CSV", type: "" };
const photo = { name: "meter.jpeg", type: "image/jpeg" };

test("an ending is compared whatever its case, also when the system knows no type", () => {
  expect(acceptsFile(".csv, text/csv", csv)).toBe(true);
  expect(acceptsFile(".csv", photo)).toBe(false);
});

test("a family of types takes its members", () => {
  expect(acceptsFile("image/*", photo)).toBe(true);
  expect(acceptsFile("image/*", csv)).toBe(false);
});

test("an exact type takes only itself", () => {
  expect(acceptsFile("image/jpeg", photo)).toBe(true);
  expect(acceptsFile("image/png", photo)).toBe(false);
});

test("an empty list takes everything", () => {
  expect(acceptsFile("", photo)).toBe(true);
});
