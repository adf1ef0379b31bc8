import { expect, test } from "vitest";
import { knownAnswers, knownParty } from "#domain/account-details/known-answers.ts";
import { nextSteps } from "#domain/account-details/next-steps.ts";
import { isWhole, readStoredProfile } from "#domain/account-details/stored-profile.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import { definitionOf, formKinds } from "#domain/forms/form-definitions.ts";
import { findGaps } from "#domain/forms/parse-step.ts";
import type { Ean } from "#domain/identifiers/ean.ts";
import { kilovoltAmperes, kilowatts } from "#domain/units/quantity.ts";
import { savedConnection } from "../../../tests/support/domain/saved-connection.ts";

const rules = { today: "2026-11-15", numberRemoved: "" } as const;
const operator = { name: "Voorbeeld bv", address: "Markt 1, 9000 Gent", email: "info@example.org" };
const document = {
  roles: ["seller"],
  kind: "person",
  firstName: "An",
  lastName: "De Smet",
  company: null,
  postcode: "9000",
  phone: null,
  street: "Kerkstraat 12",
  town: "Gent",
};
const home: SavedConnection = savedConnection({ offtakeEan: "541448123456789016" as Ean });
const profile = readStoredProfile(document);
const situation = {
  profile,
  hasConnection: true,
  use: null,
  listings: [],
  invitations: [],
  forms: [],
  isProtected: true,
  hasContract: false,
} as const;
const codes = (changes: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ ...situation, ...changes }).map(({ code }) => code);
const published = { id: "a", side: "offer", state: "published" } as const;
const PROPOSED = { technology: "wind", roofs: [], power: kilowatts(30), inverter: null } as const;

test("a document is read as it was written", () => {
  expect(profile).toEqual(document);
  expect(isWhole(profile)).toBe(true);
});

test.each([{}, { roles: "seller", kind: 4, firstName: null, company: [] }, { roles: ["admin", 7] }])(
  "a document of another shape %j is read as an empty profile",
  (data) => {
    expect(readStoredProfile(data)).toMatchObject({ roles: [], kind: "person", firstName: "" });
    expect(isWhole(readStoredProfile(data))).toBe(false);
  },
);

test("who has no document is first asked to make one", () => {
  expect(codes({ profile: null, isProtected: false })).toEqual([
    "make-profile",
    "start-agreement",
    "protect-account",
    "calculate",
  ]);
});

test("what is done is not asked again", () => {
  const forms = [{ id: "1", kind: "sale-agreement", state: "signed" }] as const;
  expect(nextSteps({ ...situation, listings: [published], forms })).toEqual([{ code: "calculate", role: "seller" }]);
});

test("who has an agreement is asked neither for a connection nor to count once more", () => {
  expect(codes({ hasConnection: false })).toEqual(expect.arrayContaining(["add-connection", "calculate"]));
  const asked = codes({ hasConnection: false, hasContract: true });
  for (const code of ["add-connection", "calculate"]) expect(asked).not.toContain(code);
});

test("a draft is to be finished before another paper is begun", () => {
  const forms = [{ id: "7", kind: "withdrawal", state: "draft" }] as const;
  expect(codes({ hasConnection: false, listings: [published], forms })).toEqual([
    "add-connection",
    "finish-draft",
    "calculate",
  ]);
});

test("who came to sell makes an offer first, who came to buy a request, and neither once there is one or a contract", () => {
  const buyer = { ...profile, roles: ["buyer"] } as const;
  expect(codes({})[0]).toBe("make-offer");
  expect(nextSteps({ ...situation, profile: buyer })[0]).toEqual({ code: "make-request", postcode: "9000", use: null });
  expect(codes({ profile: { ...profile, roles: ["seller", "buyer"] } }).slice(0, 2)).toEqual([
    "make-offer",
    "make-request",
  ]);
  expect(codes({ listings: [published] })).not.toContain("make-offer");
  expect(codes({ hasContract: true })).not.toContain("make-offer");
  expect(codes({ listings: [{ ...published, state: "ended" }] })[0]).toBe("make-offer");
});

test("a draft that nobody sees yet comes before everything else", () => {
  const listings = [published, { id: "b", side: "request", state: "draft" }] as const;
  expect(nextSteps({ ...situation, listings })[0]).toEqual({ code: "publish-request", listingId: "b" });
});

test.each(formKinds)("a new %s holds what the profile knows, and nothing of it is refused", (kind) => {
  const known = knownAnswers(kind, { profile, email: "an@example.org", connections: [home] }, operator);
  const faults = Object.assign({}, ...findGaps(definitionOf(kind), known, rules)) as Record<string, { code: string }>;
  expect(Object.keys(known).filter((key) => key in faults)).toEqual([]);
  expect(Object.values(known)).toContain("An De Smet");
});

test("a company is named as such, with the person who signs for it", () => {
  const company = { ...profile, kind: "company", company: { name: "Zon bv", number: "0123456749" } } as const;
  expect(
    knownAnswers("sale-agreement", { profile: company, email: "an@example.org", connections: [] }, operator),
  ).toMatchObject({
    sellerKind: "company",
    sellerName: "Zon bv",
    sellerNumber: "0123456749",
    sellerRepresentative: "An De Smet",
  });
});

test("a buyer is filled in as the buyer", () => {
  const buyer = { ...profile, roles: ["buyer"] } as const;
  expect(
    knownAnswers("sale-agreement", { profile: buyer, email: "an@example.org", connections: [home] }, operator),
  ).toMatchObject({
    signerRole: "buyer",
    buyerName: "An De Smet",
    buyerEan: "541448123456789016",
  });
});

test("a seller's side is filled in from the connection that makes power, with its own number and address", () => {
  const shop = savedConnection({
    offtakeEan: "541448000000000004" as Ean,
    injectionEan: "541448000000000011" as Ean,
    street: "Markt 3",
    postcode: "9300",
    town: "Aalst",
    connection: { ...home.connection, installation: PROPOSED },
  });
  const connections = [home, shop];
  expect(knownAnswers("sale-agreement", { profile, email: "an@example.org", connections }, operator)).toMatchObject({
    sellerEan: "541448000000000011",
    sellerStreet: "Markt 3",
    sellerPostcode: "9300",
    sellerTown: "Aalst",
  });
  const strong = { ...home, connection: { ...home.connection, capacity: kilovoltAmperes(17.3) } };
  expect(knownParty("buyer", { profile, connection: strong }).capacity).toBe("17.3");
  expect(knownParty("seller", { profile, connection: strong }).capacity).toBeUndefined();
  expect(knownParty("buyer", { profile, connection: home }).capacity).toBeUndefined();
  expect(knownParty("buyer", { profile, connection: home })).toMatchObject({
    ean: "541448123456789016",
    // Nothing was told of where it is: then it is where the person lives.
    street: "Kerkstraat 12",
    town: "Gent",
  });
  expect(knownParty("seller", { profile, connection: home })["ean"]).toBe("541448123456789016");
});

test("a person is outside VAT unless the installation is too large for that: then they say themselves how it stands", () => {
  const own = { profile, connection: home, isVatCharged: null, isVatExempt: false } as const;
  expect(knownParty("seller", { ...own, isAboveTaxNorm: false })["vat"]).toBe("outside-vat");
  expect(knownParty("seller", { ...own, isAboveTaxNorm: true })["vat"]).toBeUndefined();
  expect(knownParty("seller", { ...own, isAboveTaxNorm: true, isVatExempt: true })["vat"]).toBe("small-enterprise");
});

test("an invitation to answer comes before everything, one that waits for the other's answer is told, and neither asks for an offer", () => {
  const sent = { id: "sent", isToAnswer: false };
  const received = { id: "received", isToAnswer: true };
  expect(nextSteps({ ...situation, invitations: [sent, received], isProtected: false })).toEqual([
    { code: "answer-invitation", invitationId: "received" },
    { code: "await-invitation", invitationId: "sent" },
    { code: "protect-account" },
    { code: "calculate", role: "seller" },
  ]);
  expect(codes({ invitations: [sent] })).toEqual(["await-invitation", "calculate"]);
  expect(codes({ invitations: [received], listings: [{ ...published, state: "draft" }] }).slice(0, 2)).toEqual([
    "answer-invitation",
    "publish-offer",
  ]);
});
