import { describe, expect, test } from "vitest";
import type { Lead } from "#application/ports/leads.ts";
import type { Site } from "#content/site.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { type JourneyField, journeyFields } from "#web/forms/journey-query.ts";
import { draftFromLead } from "./draft-from-lead.ts";

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
  contract: { typed: "dag-nacht", found: ({ facts }) => facts?.contract, as: "day-night" },
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
  injectieprijs: { typed: "1,9", found: ({ injectionPrice }) => injectionPrice, as: 0.019 },
  kost: { typed: "61", found: ({ fee }) => fee, as: 61 },
};

/** The buyer whom a seller imagines is nobody's connection. */
const notOfAConnection: readonly JourneyField[] = ["koopt"];

const site = { market: "be", today: "2026-11-15", platformFee: 0, brusselsMatching: false } as Site;
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
  let draft: Drafted | null = null;
  const insert = async (listing: Drafted) => {
    draft = listing;
    return listing.id;
  };
  const ports = {
    store: {
      market: { offers: { insert }, requests: { insert } },
      documents: {
        get: async () => (company ? { exists: true, data: { company: { name: company } } } : { exists: false }),
      },
    },
    identity: { account: async () => null },
    clock: { now: () => new Date(0) },
    ids: { next: () => "draft" },
  };
  const lead = { side, answers: new URLSearchParams(answers).toString(), name: CONTACT };
  // No more of the ports and of the lead is read.
  await draftFromLead(ports as never, site, "uid", lead as Lead);
  return draft;
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
