import { expect, test } from "vitest";
import { parseDutchCompanyNumber } from "#domain/identifiers/dutch-company-number.ts";

test.each(["01234567", "0123 4567", "KvK 01234567", "KvK-nummer: 01234567"])("%j is 01234567", (text) => {
  expect(parseDutchCompanyNumber(text)).toEqual({ ok: true, value: "01234567" });
});

test.each([
  ["", { code: "dutch-company-number-missing" }],
  ["0123456A", { code: "dutch-company-number-characters" }],
  ["1234567", { code: "dutch-company-number-length", digits: 7 }],
])("%j is refused with its reason", (text, refusal) => {
  expect(parseDutchCompanyNumber(text)).toEqual({ ok: false, refusal });
});
