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

test("a shared database asks for a secret, a mail server for a sender, and demo data for neither", () => {
  const faultsOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
    } catch (error) {
      return error instanceof ConfigFault ? error.faults.map((fault) => fault.split(":")[0]) : [];
    }
    return [];
  };
  const database = { DATABASE_URL: "postgres://u:p@db.example:5432/site" };
  expect(faultsOf({ ...database, SMTP_URL: "smtp://mail.example", DEMO: "1" })).toEqual([
    "SECRET",
    "SIGNING_KEY",
    "MAIL_FROM",
    "DEMO",
  ]);
  expect(faultsOf({ ...database, SECRET: "s".repeat(32), SIGNING_KEY: "a2V5" })).toEqual([]);
  expect(faultsOf({ SIGNING_KEY: "no base64!" })).toEqual(["SIGNING_KEY"]);
  expect(faultsOf({ SECRET: "short", DATABASE_URL: "mysql://db" })).toEqual(["DATABASE_URL", "SECRET"]);
});
