import { and, eq, exists } from "drizzle-orm";
import type { KeptProfile, Profiles } from "#application/ports/market.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";
import { deriveKey, seal, unseal } from "../../identity/secrets.ts";
import { listingProfiles, listings } from "../../schema-market.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { fromBytes, toBytes } from "./listing-rows.ts";

export function openProfiles(access: Access, { clock, secret }: Dependencies): Profiles {
  const key = () => {
    if (secret === undefined) throw new Error("A profile is kept sealed, and there is no secret to seal it with.");
    return deriveKey(secret, "listing-profile");
  };
  // The owner and the listing are bound in: a sealed year moved to another listing does not open.
  const ownerOf = (uid: string, listingId: string) => `${uid}:${listingId}`;

  return {
    keep: (uid, listingId, profile, textVersion) =>
      access.transaction(async (queries) => {
        const isTheirs = and(eq(listings.id, listingId), eq(listings.uid, uid));
        const [own] = await queries.select({ id: listings.id }).from(listings).where(isTheirs).for("update");
        if (!own) return false;
        const sealed = seal(key(), ownerOf(uid, listingId), pack(profile));
        const row = { sealed, textVersion, at: clock.now() };
        await queries
          .insert(listingProfiles)
          .values({ listingId, ...row })
          .onConflictDoUpdate({ target: listingProfiles.listingId, set: row });
        return true;
      }),
    async read(uid, listingId) {
      if (!isStorable(listingId)) return null;
      const [found] = await access.run((queries) =>
        queries
          .select({ sealed: listingProfiles.sealed })
          .from(listingProfiles)
          .innerJoin(listings, eq(listings.id, listingProfiles.listingId))
          .where(and(eq(listingProfiles.listingId, listingId), eq(listings.uid, uid))),
      );
      return found ? unpack(unseal(key(), ownerOf(uid, listingId), found.sealed)) : null;
    },
    async remove(uid, listingId) {
      if (!isStorable(listingId)) return false;
      const removed = await access.run((queries) => {
        const own = queries
          .select({ id: listings.id })
          .from(listings)
          .where(and(eq(listings.id, listingId), eq(listings.uid, uid)));
        return queries
          .delete(listingProfiles)
          .where(and(eq(listingProfiles.listingId, listingId), exists(own)))
          .returning({ id: listingProfiles.listingId });
      });
      return removed.length === 1;
    },
  };
}

/** Offtake, then injection where there is one: four bytes a quarter, and each as long as the other. */
function pack({ offtake, injection }: KeptProfile): Uint8Array {
  const values = new Float32Array(offtake.length + (injection?.length ?? 0) + 1);
  values[0] = injection === null ? 0 : 1;
  values.set(offtake, 1);
  if (injection !== null) values.set(injection, 1 + offtake.length);
  return toBytes(values);
}

function unpack(bytes: Uint8Array): KeptProfile {
  const values = fromBytes(bytes);
  const hasInjection = values[0] === 1;
  const length = hasInjection ? (values.length - 1) / 2 : values.length - 1;
  const part = (from: number): Series<"kWh"> =>
    seriesOf<"kWh">(Float64Array.from(values.subarray(from, from + length)));
  return { offtake: part(1), injection: hasInjection ? part(1 + length) : null };
}
