import { expect, test } from "vitest";
import { ConfigFault, readConfig } from "./config.ts";

test("without an environment the site runs on its defaults", () => {
  const { port, settings } = readConfig({});
  expect([port, settings.productName, settings.market, settings.publicUrl]).toEqual([
    3000,
    "Stroomplein",
    "be",
    "http://localhost:3000",
  ]);
});

test("an empty or blank variable counts as not set", () => {
  expect(readConfig({ PORT: " ", MARKET: "" }).port).toBe(3000);
});

test("a public address is kept as its origin, whatever its capitals", () => {
  expect(readConfig({ PUBLIC_URL: "HTTPS://Stroom.Example/" }).settings.publicUrl).toBe("https://stroom.example");
});

test.each(["https://a.be/pad", "https://a.be/?q", "https://a.be/#x", "https://u:p@a.be", "ftp://a.be", "a.be"])(
  "the public address %s is refused",
  (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(ConfigFault);
  },
);

test("all faults are told at once", () => {
  const faults = (() => {
    try {
      readConfig({ PORT: "x", MARKET: "fr", GTM_ID: "1" });
    } catch (error) {
      return error instanceof ConfigFault ? error.faults : [];
    }
    return [];
  })();
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(["PORT", "MARKET", "GTM_ID"]);
});
