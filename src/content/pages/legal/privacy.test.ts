import { expect, test } from "vitest";
import { privacyWords } from "#content/pages/legal/privacy.ts";
import type { Site } from "#content/site.ts";

const site: Site = {
  name: "Proefplein",
  titlePostfix: "",
  market: "be",
  flags: false,
  publicUrl: "https://example.org",
  today: "2026-11-15",
  operator: {
    name: null,
    legalForm: null,
    kbo: null,
    address: null,
    email: null,
    phone: null,
    vat: null,
    register: null,
  },
  platformFee: 0,
  brusselsMatching: false,
};
const receivers = (hasCloudAccounts: boolean) =>
  JSON.stringify(privacyWords(site, false, hasCloudAccounts).sections.find(({ id }) => id === "ontvangers"));

test("who keeps accounts with Google says so among those who see the data, and who does not names nobody", () => {
  expect(receivers(true)).toContain("Firebase Authentication en Firestore");
  expect(receivers(false)).not.toContain("Google");
});
