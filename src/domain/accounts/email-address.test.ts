import { expect, test } from "vitest";
import { emailKey, maskEmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";

test("an address is read as typed, without the spaces around it and with its host in small letters", () => {
  expect(parseEmailAddress("  An.Peeters+stroom@Example.ORG ")).toBe("An.Peeters+stroom@example.org");
});

test.each([
  "",
  "an",
  "an@",
  "@example.org",
  "an@example",
  "an@@example.org",
  "an peeters@example.org",
  "an@example..org",
  "an.@example.org",
  "an@-example.org",
  "zoe@x.be\r\nbcc: q@x.be",
  "an@example.org,bob@example.org",
  "zoë@example.org",
  `${"a".repeat(65)}@example.org`,
])("%j is no address", (text) => {
  expect(parseEmailAddress(text)).toBeNull();
});

test("capitals do not make a second account, and a mask hides all but the first letter", () => {
  const address = parseEmailAddress("An@example.org");
  expect(address && emailKey(address)).toBe("an@example.org");
  expect(address && maskEmailAddress(address)).toBe("A•••@example.org");
});
