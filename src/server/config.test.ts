import { expect, test } from "vitest";
import { ConfigFault, checkIdentity, readConfig } from "./config.ts";

const https = { PUBLIC_URL: "https://stroom.example", CLIENT_ADDRESS_HEADER: "x-real-ip" };

test("without an environment the site runs on its defaults", () => {
  const { port, settings } = readConfig({});
  expect([port, settings.productName, settings.market, settings.publicUrl]).toEqual([
    3000,
    "Stroomplein",
    "be",
    "http://localhost:3000",
  ]);
});

test("a site behind a public address leaves its proxy three seconds at the end, one on this machine none, unless told", () => {
  const of = (environment: Record<string, string>) => readConfig(environment).stopDelayMs;
  expect(of({})).toBe(0);
  expect(of({ ...https })).toBe(3000);
  expect(of({ ...https, STOP_DELAY_MS: "0" })).toBe(0);
  expect(of({ STOP_DELAY_MS: "10000" })).toBe(10_000);
  expect(() => of({ STOP_DELAY_MS: "-1" })).toThrow(ConfigFault);
});

test("an empty or blank variable counts as not set", () => {
  expect(readConfig({ PORT: " ", MARKET: "" }).port).toBe(3000);
});

test("a public address is kept as its origin, whatever its capitals", () => {
  expect(readConfig({ ...https, PUBLIC_URL: "HTTPS://Stroom.Example/" }).settings.publicUrl).toBe(
    "https://stroom.example",
  );
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

test("Firebase asks for a project, a key and a service account, or for both emulators and no account", () => {
  const faultsOf = (environment: Record<string, string>) => {
    try {
      readConfig({ BACKEND: "firebase", ...environment });
    } catch (error) {
      return error instanceof ConfigFault ? error.faults : [];
    }
    return [];
  };
  const namesOf = (environment: Record<string, string>) => faultsOf(environment).map((fault) => fault.split(":")[0]);
  const project = { FIREBASE_PROJECT_ID: "stroom-1a2b3", FIREBASE_API_KEY: "key" };
  const emulators = { FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099", FIRESTORE_EMULATOR_HOST: "localhost:8080" };
  const key = (id: string) =>
    JSON.stringify({
      project_id: id,
      client_email: "site@stroom-1a2b3.iam.gserviceaccount.com",
      private_key: "-----BEGIN PRIVATE KEY-----",
    });
  expect(namesOf({})).toEqual(["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_SERVICE_ACCOUNT"]);
  expect(namesOf({ ...project, FIREBASE_SERVICE_ACCOUNT: key("stroom-1a2b3") })).toEqual([]);
  expect(namesOf({ ...project, ...emulators })).toEqual([]);
  expect(faultsOf({ ...project, FIREBASE_SERVICE_ACCOUNT: key("another-9z9z9") })).toEqual([
    "FIREBASE_SERVICE_ACCOUNT: is of project another-9z9z9, not stroom-1a2b3",
  ]);
  for (const broken of ["{}", "no/such/file.json", '{"project_id":"x"']) {
    expect(faultsOf({ ...project, FIREBASE_SERVICE_ACCOUNT: broken })).toEqual([
      "FIREBASE_SERVICE_ACCOUNT: must be the key file of a service account, as its path or as its JSON",
    ]);
  }
  expect(namesOf({ ...project, FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099" })).toEqual(["FIRESTORE_EMULATOR_HOST"]);
  expect(namesOf({ ...project, ...emulators, FIREBASE_SERVICE_ACCOUNT: key("stroom-1a2b3") })).toEqual([
    "FIREBASE_SERVICE_ACCOUNT",
  ]);
  expect(namesOf({ ...project, ...emulators, FIRESTORE_EMULATOR_HOST: "http://localhost:8080/" })).toEqual([
    "FIRESTORE_EMULATOR_HOST",
  ]);
  expect(namesOf({ ...project, ...emulators, DEMO: "1" })).toEqual(["DEMO"]);
});

test("what is set for Firebase counts for nothing while accounts are built in", () => {
  expect(readConfig({ FIREBASE_PROJECT_ID: "stroom-1a2b3" }).firebase).toBeNull();
});

test("a site behind TLS starts only with the header of its proxy, or with the word that it has none", () => {
  const bare = { PUBLIC_URL: https.PUBLIC_URL };
  expect(() => readConfig(bare)).toThrow("CLIENT_ADDRESS_HEADER: must be set with an https PUBLIC_URL");
  const headerOf = (header: string) =>
    readConfig({ ...bare, CLIENT_ADDRESS_HEADER: header }).settings.clientAddressHeader;
  expect([headerOf("x-real-ip"), headerOf("none")]).toEqual(["x-real-ip", null]);
  expect(readConfig({ PUBLIC_URL: "http://localhost:4000" }).settings.clientAddressHeader).toBeNull();
});

const named = {
  OPERATOR_NAME: "Plein",
  OPERATOR_LEGAL_FORM: "bv",
  OPERATOR_KBO: "0123.456.749",
  OPERATOR_ADDRESS: "Markt 1, 9000 Gent",
  OPERATOR_EMAIL: "hallo@stroom.example",
  OPERATOR_PHONE: "09 000 00 00",
  OPERATOR_VAT: "BE 0123.456.749",
  OPERATOR_REGISTER: "RPR Gent, afdeling Gent",
};

test("a public site that does not say who runs it does not start, and hears each setting that is missing", () => {
  expect(() => checkIdentity(readConfig(https))).toThrow(/OPERATOR_NAME[\s\S]*OPERATOR_VAT[\s\S]*OPERATOR_REGISTER/);
  expect(() => checkIdentity(readConfig({ ...https, ...named, OPERATOR_VAT: "" }))).toThrow(ConfigFault);
  expect(() => checkIdentity(readConfig({ ...https, ...named }))).not.toThrow();
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: "http://127.0.0.1:8080" }, true],
  [{ PUBLIC_URL: "http://stroom.example", DEMO: "1" }, true],
  [{ PUBLIC_URL: "http://stroom.example" }, false],
  [{ PUBLIC_URL: "https://stroom.example", DEMO: "1", CLIENT_ADDRESS_HEADER: "x-real-ip" }, false],
  [{ PUBLIC_URL: "https://localhost", CLIENT_ADDRESS_HEADER: "x-real-ip" }, false],
])("by %j demo accounts are open: %s", (environment, isOpen) => {
  expect(readConfig(environment).settings.areDemoAccountsOpen).toBe(isOpen);
});

test("a demo, and a site that only this machine can reach, start without it", () => {
  expect(() => checkIdentity(readConfig({ ...https, DEMO: "1" }))).not.toThrow();
  expect(() => checkIdentity(readConfig({}))).not.toThrow();
});

test("two servers in DATABASE_URL are refused with the way out", () => {
  const environment = { ...https, DATABASE_URL: "postgres://site@one:5432,two:5432/site" };
  expect(() => readConfig(environment)).toThrow(/DATABASE_URL: must be one address.*a proxy in front/);
});
