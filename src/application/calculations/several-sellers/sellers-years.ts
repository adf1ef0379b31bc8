import { PROPOSED_INSTALLATION } from "#application/calculations/defaults/default-situation.ts";
import { type ValuedEnergy, valuedEnergy } from "#application/calculations/pair-sums.ts";
import { type FurtherSeller, SELLERS_MAX, type Situation } from "#application/calculations/situation.ts";
import { type Connection, type Installation, PROPOSED_ROOF } from "#domain/connections/connection.ts";
import { type ConnectionModel, type ConnectionYear, habitSeed } from "#domain/connections/connection-year.ts";
import { dayRegister } from "#domain/connections/day-register.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import { proRataShare } from "#domain/sharing/share-among-sellers.ts";
import { kilowatts, kilowattsPeak, sum } from "#domain/units/quantity.ts";
import type { Series, SeriesSource } from "#domain/units/series.ts";

/** A buyer with so many sellers: what all of them give, and what each of them sells. */
export type SellersYear = { shared: ValuedEnergy; sold: readonly ValuedEnergy[] };

/** The one that would come next, until something is told of it. */
export const LIKE_THE_FIRST: FurtherSeller = { technology: null, power: null, azimuth: null };

/** Far enough from the seeds of the pair and of its drawn years that no two houses live alike. */
const SEED_APART = 1000;

/** Further sellers as told, and one more like the first; in their houses people live as in the first's. */
export function furtherModels(
  { seller, furtherSellers }: Situation,
  modelOf: (party: Connection) => ConnectionModel,
): ConnectionModel[] {
  const asked = [...furtherSellers, LIKE_THE_FIRST].slice(0, SELLERS_MAX - 1);
  return asked.map((entered) =>
    modelOf({
      ...seller,
      use: { ...seller.use, series: null },
      installation: installationOf(entered, seller.installation),
      battery: null,
    }),
  );
}

/**
 * The year with one seller, with two, and so on, and at the end with one more like the first. Sellers divide the buyer
 * in proportion to what they inject; each of the further ones lives on days of its own.
 */
export function sellersYears(
  pair: { buyer: ConnectionYear; seller: ConnectionYear },
  further: readonly ConnectionModel[],
  sky: ModelWeather,
  market: Series<"EUR/kWh">,
  take?: SeriesSource,
): SellersYear[] {
  const injections = [
    pair.seller.injection,
    ...further.map(
      (model, index) => model.yearIn(sky, habitSeed("seller", sky.seed) - SEED_APART * (index + 1), take).injection,
    ),
  ];
  return injections.map((_, last) =>
    soldBetween(injections.slice(0, last + 1), pair.buyer.offtake, dayRegister(sky.calendar), market),
  );
}

/** As `shareAmongSellers` divides, in sums only: a plan does so for many years, and nobody looks at their quarters. */
function soldBetween(
  injections: readonly Series<"kWh">[],
  offtake: Series<"kWh">,
  isDay: Uint8Array,
  market: Series<"EUR/kWh">,
): SellersYear {
  const [day, total, atMarket] = [emptySums(injections), emptySums(injections), emptySums(injections)];
  const count = injections.length;
  for (let quarter = 0; quarter < offtake.length; quarter++) {
    let offered = 0;
    for (let seller = 0; seller < count; seller++) offered += (injections[seller] as Series<"kWh">)[quarter] as number;
    if (offered === 0) continue;
    const part = proRataShare(offered, offtake[quarter] as number);
    const dayPart = part * (isDay[quarter] as number);
    const marketPart = part * (market[quarter] as number);
    for (let seller = 0; seller < count; seller++) {
      const injected = (injections[seller] as Series<"kWh">)[quarter] as number;
      total[seller] = (total[seller] as number) + injected * part;
      day[seller] = (day[seller] as number) + injected * dayPart;
      atMarket[seller] = (atMarket[seller] as number) + injected * marketPart;
    }
  }
  const sold = injections.map((_, seller) =>
    valuedEnergy(day[seller] as number, total[seller] as number, atMarket[seller] as number),
  );
  return { sold, shared: sold.reduce(addUp) };
}

const emptySums = (injections: readonly unknown[]) => new Float64Array(injections.length);

const addUp = (a: ValuedEnergy, b: ValuedEnergy): ValuedEnergy => ({
  day: sum([a.day, b.day]),
  night: sum([a.night, b.night]),
  atMarket: sum([a.atMarket, b.atMarket]),
});

/** What stands at a further seller's, with the gaps filled by what stands at the first's, else by what we propose. */
export function installationOf(entered: FurtherSeller, first: Installation | null): Installation {
  const technology = entered.technology ?? first?.technology ?? PROPOSED_INSTALLATION.technology;
  const like = first?.technology === technology ? first : null;
  if (technology !== "solar") {
    const power = kilowatts(entered.power ?? like?.power ?? PROPOSED_POWER);
    return { technology, roofs: [], power, inverter: null };
  }
  const roofs = like?.roofs ?? PROPOSED_INSTALLATION.roofs;
  if (entered.power === null && entered.azimuth === null) return { technology, roofs, power: null, inverter: null };
  const size = entered.power === null ? sum(roofs.map((roof) => roof.kilowattsPeak)) : kilowattsPeak(entered.power);
  const { tilt, azimuth } = roofs[0] ?? PROPOSED_ROOF;
  const roof = { kilowattsPeak: size, tilt, azimuth: entered.azimuth ?? azimuth };
  return { technology, roofs: [roof], power: null, inverter: null };
}

const PROPOSED_POWER = 10;
