import { expect, test } from "vitest";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import { smallRegister } from "../../../tests/support/domain/small-register.ts";

const locate = (text: string) => {
  const postcode = parsePostcode(text);
  if (!postcode.ok) throw new Error(postcode.refusal.code);
  return locatePostcode(smallRegister, postcode.value);
};

test("a postcode of the register is a place with its region", () => {
  expect(locate("9000")).toMatchObject({ kind: "place", region: "flanders", place: { gridArea: "imewo" } });
  expect(locate("1020")).toMatchObject({ kind: "place", region: "brussels", place: { gridArea: "sibelga" } });
});

test.each([
  ["1049", { kind: "special", region: "brussels" }],
  ["1818", { kind: "special", region: "flanders" }],
  ["9999", { kind: "unknown", region: "flanders" }],
  ["1299", { kind: "unknown", region: "brussels" }],
  ["5000", { kind: "wallonia" }],
  ["1300", { kind: "wallonia" }],
  ["1012 AB", { kind: "netherlands" }],
  ["9000 AB", { kind: "netherlands" }],
])("%s is %j", (text, location) => {
  expect(locate(text)).toEqual(location);
});
