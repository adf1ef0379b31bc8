import { describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { chooseNewsletter, wantsNewsletter } from "#application/account-details/choose-newsletter.ts";
import { updateProfile } from "#application/account-details/update-profile.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { insertAccount } from "../support/insert-account.ts";

const profile: StoredProfile = {
  roles: ["seller"],
  kind: "person",
  firstName: "An",
  lastName: "De Smet",
  company: null,
  postcode: "9000",
  phone: "+32470123456",
  street: "Kerkstraat 12",
  town: "Gent",
};

describe("account details", () => {
  async function start() {
    const database = await freshPostgres();
    for (const uid of ["an", "eve"]) await insertAccount(database, uid);
    const clock = fixedClock("2026-11-15T10:00:00Z");
    return { database, ports: { store: openStore(database, { clock, ids: randomIds }), clock } };
  }

  test("a profile is made when there is none, and changed without touching the rest of the document", async () => {
    const { ports, database } = await start();
    expect(await readProfile(ports, "an")).toBeNull();
    await updateProfile(ports, "an", profile, "[weg]");
    await ports.store.documents.update("user/an", { notes: "van elders" });
    await updateProfile(ports, "an", { ...profile, town: "Aalst" }, "[weg]");
    expect(await readProfile(ports, "an")).toMatchObject({ town: "Aalst" });
    expect(await ports.store.documents.get("user/an")).toMatchObject({ data: { notes: "van elders" } });
    expect(await readProfile(ports, "eve")).toBeNull();
    await database.close();
  });

  test("what is no field of a profile does not come along with it", async () => {
    const { ports, database } = await start();
    const more = { ...profile, isAdmin: true, uid: "eve", "company.number": "1", connections: [{ ean: "x" }] };
    await updateProfile(ports, "an", more, "[weg]");
    const found = await ports.store.documents.get("user/an");
    expect(found.exists && Object.keys(found.data).sort()).toEqual(Object.keys(profile).sort());
    await database.close();
  });

  test("a national register number that somebody typed is not kept", async () => {
    const { ports, database } = await start();
    await updateProfile(ports, "an", { ...profile, street: "Kerkstraat 12, 85.07.30-033.28" }, "[weg]");
    const found = JSON.stringify(await ports.store.documents.get("user/an"));
    expect(found).toContain("Kerkstraat 12, [weg]");
    expect(found).not.toContain("033.28");
    await database.close();
  });

  test("the record of consents grows by a line for every change of mind, and only then", async () => {
    const { ports, database } = await start();
    const text = { purpose: "newsletter", textVersion: "2026-11-15" };
    const an = { uid: "an", email: "an@example.org" };
    for (const isGiven of [false, true, true, false]) {
      ports.clock.advance(60);
      await chooseNewsletter(ports, an, text, isGiven);
    }
    expect((await ports.store.consents.list("an")).map(({ isGiven }) => isGiven).sort()).toEqual([false, true]);
    expect(await wantsNewsletter(ports, an, "newsletter")).toBe(false);
    await database.close();
  });
});
