import { afterAll, beforeAll, describe } from "vitest";
import { type IdentityUnderTest, walkOf } from "./account-walk.ts";
import { describeAccountChanges } from "./identity-changes.ts";
import { describeSecondFactors } from "./identity-factors.ts";
import { describeRegistration } from "./identity-registration.ts";
import { describeSignIns } from "./identity-sign-ins.ts";

/** What every identity backend keeps. A backend joins by one call. */
export function describeIdentity(name: string, open: () => Promise<IdentityUnderTest>): void {
  describe(`identity on ${name}`, () => {
    let opened: IdentityUnderTest;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    const site = () => opened;
    const walk = walkOf(site);

    describeRegistration(site, walk);
    describeSignIns(site, walk);
    describeAccountChanges(site, walk);
    describeSecondFactors(site, walk);
  });
}
