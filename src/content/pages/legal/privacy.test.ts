import { expect, test } from "vitest";
import { privacyWords } from "#content/pages/legal/privacy.ts";
import { sampleSite } from "../../../../tests/support/domain/sample-site.ts";

const site = sampleSite();
const receivers = (hasCloudAccounts: boolean) =>
  JSON.stringify(privacyWords(site, false, hasCloudAccounts).sections.find(({ id }) => id === "ontvangers"));

test("who keeps accounts with Google says so among those who see the data, and who does not names nobody", () => {
  expect(receivers(true)).toContain("Firebase Authentication en Firestore");
  expect(receivers(false)).not.toContain("Google");
});
