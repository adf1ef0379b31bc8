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
  return sql`(${shared}) * (${energyPrice}::real - ${price} * ${vatFactor(vatBorne)})`;
}

/** As `isLiableForVat` has it: rows of before it was asked do not tell whether a company is exempt. */
const vatFactor = (vat: number): SQL =>
  sql`(case when ${listings.holder} = 'company' and ${listings.details} ->> 'isVatExempt' is distinct from 'true' then 1 + ${vat}::double precision else 1 end)`;

/** The named price as who bears VAT pays it; a millionth of a euro is as fine as a price is kept. */
export const paidPrice = (vat: number): SQL => sql`round((${listings.price} * ${vatFactor(vat)})::numeric, 5)`;

export function inOrder(order: Exclude<OfferOrder, { by: "ids" }>): SQL[] {
  if (order.by === "price") return [sql`${paidPrice(order.vat)} asc`, asc(listings.id)];
  if (order.by === "newest") return [desc(listings.publishedAt), desc(listings.id)];
  const { longitude, latitude } = order.from;
  // Over a country as small as this one, degrees make a plane once longitude is shortened.
  const shortened = Math.cos((latitude * Math.PI) / 180);
  const distance = sql`power((${listings.longitude} - ${longitude}) * ${shortened}, 2) + power(${listings.latitude} - ${latitude}, 2)`;
  return [sql`${distance} asc`, desc(listings.publishedAt), desc(listings.id)];
}
