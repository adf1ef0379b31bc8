import { describe, expect, test } from "vitest";
import type { Lead } from "#application/ports/leads.ts";
import type { PricedSite } from "#content/site.ts";
import type { SavedConnection } from "#domain/connections/saved-connection.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { ok } from "#domain/result.ts";
import { type JourneyField, journeyFields } from "#web/forms/queries/journey-query.ts";
import { inThisThread } from "../../../../../tests/support/in-this-thread.ts";
import { prepareDraft } from "./draft-from-lead.ts";

type Drafted = Offer & MarketRequest;
/** What is typed, beside which other answers it is asked, and where it is found in the draft. */
type Walk = { typed: string; beside?: Record<string, string>; found: (draft: Drafted) => unknown; as: unknown };

const business = { koper: "onderneming" };
const ownBusiness = { verkoper: "onderneming" };

const buyer: Partial<Record<JourneyField, Walk>> = {
  postcode: { typed: "8400", found: ({ postcode }) => postcode, as: "8400" },
  koper: { typed: "beschermd", beside: { energieprijs: "9" }, found: ({ facts }) => facts?.customer, as: "protected" },
  personen: { typed: "5", found: ({ use }) => use.persons, as: 5 },
  handel: { typed: "koelhuis", beside: business, found: ({ use }) => use.trade, as: "cold-store" },
  verbruik: { typed: "4321", found: ({ use }) => use.energy, as: 4321 },
  warmtepomp: { typed: "ja", found: ({ use }) => use.heatPump, as: true },
  auto: { typed: "nacht", found: ({ use }) => use.electricCar, as: "night" },
  meter: { typed: "onbekend", found: ({ facts }) => facts?.meter, as: "unknown" },
  titularis: { typed: "ander", found: ({ facts }) => facts?.contractHolder, as: "other" },
  product: { typed: "octa-fixed", found: ({ facts }) => facts?.product, as: "octa-fixed" },
  contract: { typed: "dag-nacht", found: ({ contract }) => contract, as: "day-night" },
  energieprijs: { typed: "17,5", found: ({ energyPrice }) => energyPrice, as: 0.175 },
  kost: { typed: "61", found: ({ fee }) => fee, as: 61 },
};

const wind = { technologie: "wind", vermogen: "30" };
const seller: Partial<Record<JourneyField, Walk>> = {
  postcode: { typed: "8400", found: ({ postcode }) => postcode, as: "8400" },
  technologie: { typed: "wind", beside: wind, found: ({ installation }) => installation?.technology, as: "wind" },
  kwp: { typed: "7,5", found: ({ installation }) => installation?.roofs[0]?.kilowattsPeak, as: 7.5 },
  vermogen: { typed: "42", beside: { technologie: "wind" }, found: ({ installation }) => installation?.power, as: 42 },
  richting: { typed: "110", found: ({ installation }) => installation?.roofs[0]?.azimuth, as: 110 },
  helling: { typed: "12", found: ({ installation }) => installation?.roofs[0]?.tilt, as: 12 },
  omvormer: { typed: "4,6", found: ({ installation }) => installation?.inverter, as: 4.6 },
  meter: { typed: "onbekend", found: ({ facts }) => facts?.meter, as: "unknown" },
  verkoper: { typed: "onderneming", found: ({ facts }) => facts?.customer, as: "business" },
  "eigen-personen": { typed: "5", found: ({ use }) => use.persons, as: 5 },
  "eigen-handel": { typed: "landbouw", beside: ownBusiness, found: ({ use }) => use.trade, as: "farm" },
  eigenverbruik: { typed: "4321", found: ({ use }) => use.energy, as: 4321 },
  "eigen-warmtepomp": { typed: "ja", found: ({ use }) => use.heatPump, as: true },
  "eigen-auto": { typed: "zon", found: ({ use }) => use.electricCar, as: "solar" },
  batterij: { typed: "9", found: ({ battery }) => battery, as: 9 },
  prijs: { typed: "7,7", found: ({ price }) => price, as: { kind: "asked", price: 0.077 } },
  "verkoper-product": { typed: "bij-octa", found: ({ facts }) => facts?.product, as: "bij-octa" },
  injectieprijs: { typed: "1,9", found: ({ injectionPrice }) => injectionPrice, as: 0.019 },
  kost: { typed: "61", found: ({ fee }) => fee, as: 61 },
};

/** The buyer whom a seller imagines is nobody's connection. */
const notOfAConnection: readonly JourneyField[] = ["koopt"];

const site = {
  market: "be",
  today: "2026-11-15",
  platformFee: 0,
  brusselsMatching: false,
  cards: [] as const,
  dayPrices: [] as const,
} as unknown as PricedSite;
const answered = {
  buyer: { postcode: "9000", meter: "digitaal", titularis: "eigen" },
  seller: { postcode: "9000", meter: "digitaal", technologie: "zon", kwp: "8" },
};

const CONTACT = "Lies Rekenaar";

async function draftOf(
  side: Lead["side"],
  answers: Record<string, string>,
  company: string | null = null,
): Promise<Drafted | null> {
  return (await takenAlong(side, answers, company)).draft;
}

async function takenAlong(side: Lead["side"], answers: Record<string, string>, company: string | null = null) {
  let draft: Drafted | null = null;
  let kept: SavedConnection | null = null;
  const insert = async (listing: Drafted) => {
    draft = listing;
    return listing.id;
  };
  const ports = {
    store: {
      market: { offers: { insert }, requests: { insert } },
      documents: {
        get: async () =>
          company ? { exists: true, data: { kind: "company", company: { name: company } } } : { exists: false },
      },
      connections: {
        insert: async (connection: SavedConnection) => {
          kept = connection;
          return ok(connection.id);
        },
        find: async () => kept,
      },
    },
    identity: { account: async () => null },
    clock: { now: () => new Date(0) },
    ids: { next: () => "draft" },
    workers: inThisThread,
  };
  const lead = { side, answers: new URLSearchParams(answers).toString(), name: CONTACT };
  // No more of the ports and of the lead is read.
  const write = await prepareDraft(ports as never, site, "uid")(lead as Lead);
  await write(ports.store as never);
  return { draft: draft as Drafted | null, kept: kept as SavedConnection | null };
}

describe.each([
  ["buyer", buyer],
  ["seller", seller],
] as const)("the journey of a %s", (side, walks) => {
  test("every question of it is walked below", () => {
    const asked = journeyFields[side].flat().filter((field) => !notOfAConnection.includes(field));
    expect(Object.keys(walks).sort()).toEqual([...asked].sort());
  });

  test.each(Object.entries(walks))("what is typed at %s stands in the draft", async (field, walk) => {
    const draft = await draftOf(side, { ...answered[side], ...walk.beside, [field]: walk.typed });
    if (draft === null) throw new Error("There is no draft.");
    expect(walk.found(draft)).toEqual(walk.as);
    const without = await draftOf(side, { ...answered[side], ...walk.beside });
    if (without !== null && walk.beside?.[field] === undefined) expect(walk.found(without)).not.toEqual(walk.as);
  });
});

test.each(["buyer", "seller"] as const)("the name of a contact is in no draft of a %s", async (side) => {
  const kind = { buyer: { koper: "onderneming" }, seller: { verkoper: "onderneming" } }[side];
  for (const answers of [answered[side], { ...answered[side], ...kind }]) {
    const draft = await draftOf(side, answers);
    expect(draft).not.toBeNull();
    expect(JSON.stringify(draft)).not.toContain("Rekenaar");
  }
});

test("a company is named as its account is, or else by where it is", async () => {
  const answers = { ...answered.seller, verkoper: "onderneming" };
  expect((await draftOf("seller", answers, "Schrijnwerkerij Eik"))?.companyName).toBe("Schrijnwerkerij Eik");
  expect((await draftOf("seller", answers))?.companyName).toBe("Onderneming in Gent");
});

test("what an account of a company sells is a company's, whoever lives at the address; what it buys is for whom it said", async () => {
  expect(await draftOf("seller", answered.seller, "Schrijnwerkerij Eik")).toMatchObject({
    holder: "company",
    companyName: "Schrijnwerkerij Eik",
    facts: { customer: "household" },
  });
  expect((await draftOf("seller", answered.seller))?.holder).toBe("person");
  expect((await draftOf("buyer", { ...answered.buyer, koper: "gezin" }, "Schrijnwerkerij Eik"))?.holder).toBe("person");
});

/** The wish of a listing, and whose contract it is, are not of the connection. */
const wishes: readonly JourneyField[] = ["titularis", "prijs"];

describe.each([
  ["buyer", buyer],
  ["seller", seller],
] as const)("the connection that the journey of a %s leaves in the account", (side, walks) => {
  const asked = Object.entries(walks).filter(([field]) => !wishes.includes(field as JourneyField));

  test.each(asked)("holds what is typed at %s", async (field, walk) => {
    const { kept, draft } = await takenAlong(side, { ...answered[side], ...walk.beside, [field]: walk.typed });
    if (kept === null) throw new Error("There is no connection.");
    const { connection, contract, meter, postcode } = kept;
    const held: unknown[] = [postcode, meter, ...leavesOf(connection), ...leavesOf(contract)];
    expect(held).toContain(walk.as);
    expect(draft?.connectionId).toBe(kept.id);
  });
});

const leavesOf = (value: object): unknown[] =>
  Object.values(value).flatMap((leaf) => (typeof leaf === "object" && leaf !== null ? leavesOf(leaf) : [leaf]));
