import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#adapters/database/open-store.ts";
import { listingPhotos, listingProfiles } from "#adapters/database/schema-market.ts";
import { openPhotos } from "#adapters/photos/open-photos.ts";
import { keepMeterYear, removeMeterYear } from "#application/market/listings/keep-meter-year.ts";
import { keepPhoto, PHOTO_BYTES_MAX } from "#application/market/listings/keep-photo.ts";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { offerYear } from "#application/market/listings/offer-year.ts";
import { emptySeries, sumOfSeries } from "#domain/units/series.ts";
import { freshPostgres } from "../support/databases.ts";
import { fluviusRows } from "../support/make-fluvius-file.ts";
import { openMarketSite } from "../support/market-site.ts";

const year = new TextEncoder().encode(fluviusRows({ year: 2025 }).join("\r\n"));
const month = new TextEncoder().encode(fluviusRows({ year: 2025, days: 31 }).join("\r\n"));
const consented = { file: year, isConsented: true, textVersion: "2026-11-15" };

describe("what somebody puts with a listing", () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let site: ReturnType<typeof openMarketSite>;
  beforeAll(async () => {
    database = await freshPostgres();
    site = openMarketSite(database);
  });
  afterAll(() => database.close());

  test("a measured year is kept with consent alone, sealed, given to nobody, and gone when its owner says so", async () => {
    const uid = await site.person();
    const id = await site.offer(uid);
    const listing = { side: "offer", id } as const;
    const drawn = (await site.store.market.offers.find(uid, id))?.surplus;
    site.clock.advance(1000);
    expect(await keepMeterYear(site.ports, uid, listing, { ...consented, isConsented: false })).toEqual({
      ok: false,
      refusal: { code: "file-consent-missing" },
    });
    expect(await keepMeterYear(site.ports, uid, listing, consented)).toEqual({ ok: true, value: undefined });
    const kept = await site.store.market.profiles.read(uid, id);
    const offer = await site.store.market.offers.find(uid, id);
    expect(offer?.profileKind).toBe("file");
    expect(sumOfSeries(kept?.injection ?? (new Float64Array() as never))).toBeCloseTo(offer?.measuredTotal ?? 0, 0);
    expect(offer?.surplus).toBe(35_000);
    expect(offer?.surplus).not.toBeCloseTo(drawn ?? 0, 0);
    const [row] = await database.run((queries) =>
      queries.select().from(listingProfiles).where(eq(listingProfiles.listingId, id)),
    );
    const readable = Buffer.from(new Float32Array([kept?.offtake[0] ?? 0, kept?.offtake[1] ?? 0]).buffer);
    expect(Buffer.from(row?.sealed ?? []).includes(readable)).toBe(false);
    const otherKey = openStore(database, { clock: site.clock, ids: site.ids, secret: "y".repeat(32) });
    await expect(otherKey.market.profiles.read(uid, id)).rejects.toThrow();
    const shown = (await offerYear(site.ports, id, null))?.injection;
    expect(sumOfSeries(shown ?? emptySeries(0))).toBeCloseTo(offer?.surplus ?? 0, 0);
    expect(Array.from(shown ?? [])).not.toEqual(Array.from(kept?.injection ?? []));
    site.clock.advance(1000);
    expect(await removeMeterYear(site.ports, uid, listing, "2026-11-15")).toEqual({ ok: true, value: undefined });
    expect(await site.store.market.profiles.read(uid, id)).toBeNull();
    const after = await site.store.market.offers.find(uid, id);
    expect([after?.profileKind, after?.surplus, after?.measuredTotal]).toEqual(["model", drawn, null]);
    expect(await offerYear(site.ports, id, uid)).toEqual(await offerYear(site.ports, id, null));
    const consents = await site.store.consents.list(uid);
    expect(consents.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ["meter-year", true],
      ["meter-year", false],
    ]);
  });

  test("a file of another's listing, of a month or of nothing at all changes nothing", async () => {
    const [an, bert] = [await site.person(), await site.person()];
    const listing = { side: "request", id: await site.request(an) } as const;
    expect(await keepMeterYear(site.ports, bert, listing, consented)).toMatchObject({
      refusal: { code: "listing-unknown" },
    });
    for (const file of [month, new Uint8Array(), new TextEncoder().encode("<script>")]) {
      expect(await keepMeterYear(site.ports, an, listing, { ...consented, file })).toMatchObject({
        refusal: { code: "file-incomplete" },
      });
    }
    expect((await site.store.market.requests.find(an, listing.id))?.profileKind).toBe("model");
  });

  test("a photo belongs to the offer of its owner, is replaced by the next, and goes when the offer ends", async () => {
    const [an, bert] = [await site.person(), await site.person()];
    const id = await site.offer(an);
    const ports = { ...site.ports, photos: openPhotos() };
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "purple" } })
      .jpeg()
      .toBuffer();
    expect(await keepPhoto(ports, bert, id, photo)).toMatchObject({ refusal: { code: "listing-unknown" } });
    const huge = new Uint8Array(PHOTO_BYTES_MAX + 1);
    expect(await keepPhoto(ports, an, id, huge)).toMatchObject({ refusal: { code: "photo-too-large" } });
    expect(await keepPhoto(ports, an, id, month)).toMatchObject({ refusal: { code: "photo-not-an-image" } });
    expect(await keepPhoto(ports, an, id, photo)).toEqual({ ok: true, value: undefined });
    const first = await site.store.market.photos.find(id, null);
    expect(
      Buffer.from(first?.image ?? [])
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
    expect((await site.store.market.findPublic(id))?.photoId).toBe(first?.id);
    await keepPhoto(ports, an, id, photo);
    expect((await site.store.market.photos.find(id, null))?.id).not.toBe(first?.id);
    await moveOffer(site.ports, an, id, "end");
    expect(
      await database.run((queries) => queries.select().from(listingPhotos).where(eq(listingPhotos.listingId, id))),
    ).toEqual([]);
  });
});
