import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { NearestTo, OfferOrder } from "#application/ports/market.ts";
import { listings } from "../../schema-market.ts";

/** What an offer leaves a buyer at most: it knows neither fees nor how the two would share the gain of an open price. */
export function promisedGain({ outline, energyPrice, vatBorne }: NearestTo): SQL {
  const shared = sql.join(
    outline.map((energy, at) => sql`least(${listings.outline}[${sql.raw(String(at + 1))}], ${energy}::real)`),
    sql` + `,
  );
  const between = sql`(coalesce((${listings.details}->>'injectionPrice')::real, 0) + ${energyPrice}::real) / 2`;
  const price = sql`case when ${listings.isGift} then 0 else coalesce(${listings.price}, ${between}) end`;
  const vat = sql`case when ${listings.holder} = 'company' then ${vatBorne}::real else 0 end`;
  return sql`(${shared}) * (${energyPrice}::real - ${price} * (1 + ${vat}))`;
}

export function inOrder(order: Exclude<OfferOrder, { by: "ids" }>): SQL[] {
  if (order.by === "price") return [asc(listings.price), asc(listings.id)];
  if (order.by === "newest") return [desc(listings.publishedAt), desc(listings.id)];
  const { longitude, latitude } = order.from;
  // Over a country as small as this one, degrees make a plane once longitude is shortened.
  const shortened = Math.cos((latitude * Math.PI) / 180);
  const distance = sql`power((${listings.longitude} - ${longitude}) * ${shortened}, 2) + power(${listings.latitude} - ${latitude}, 2)`;
  return [sql`${distance} asc`, desc(listings.publishedAt), desc(listings.id)];
}
