import type { UserProfile } from "#domain/accounts/user-profile.ts";

/** Accounts of a site to try out. They say of themselves that they are demo data; nobody's address is used. */
export const DEMO_PASSWORD = "demo-op-het-plein";

export const demoPeople: readonly { readonly email: string; readonly profile: UserProfile }[] = [
  {
    email: "koper@demo.example",
    profile: {
      roles: ["buyer"],
      kind: "person",
      firstName: "Demo",
      lastName: "Koper",
      company: null,
      postcode: "9000",
      phone: null,
    },
  },
  {
    email: "verkoper@demo.example",
    profile: {
      roles: ["seller"],
      kind: "person",
      firstName: "Demo",
      lastName: "Verkoper",
      company: null,
      postcode: "2800",
      phone: null,
    },
  },
];
