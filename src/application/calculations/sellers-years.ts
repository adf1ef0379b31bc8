import { dayRegister } from "#application/calculations/day-register.ts";
import { PROPOSED_INSTALLATION } from "#application/calculations/default-situation.ts";
import { modelSky } from "#application/calculations/model-sky.ts";
import { energySums, type ValuedEnergy } from "#application/calculations/pair-sums.ts";
import { type PartyYear, partyModel } from "#application/calculations/party-year.ts";
import { SELLERS_MAX } from "#application/calculations/proposals.ts";
import type { FurtherSeller, Installation, Situation } from "#application/calculations/situation.ts";
import type { Place } from "#domain/profiles/sun-path.ts";
import { shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { kilowatts, kilowattsPeak, sum } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

/** A buyer with so many sellers: what all of them give, and what each of them sells. */
export type SellersYear = { shared: ValuedEnergy; sold: readonly ValuedEnergy[] };

/** The one that would come next, until something is told of it. */
export const LIKE_THE_FIRST: FurtherSeller = { technology: null, power: null, azimuth: null };

/** Far enough from the seeds of the pair and of its drawn years that no two houses live alike. */
const SEED_APART = 1000;

/**
 * The year with one seller, with two, and so on, and at the end with one more like the first. Sellers divide the buyer
 * in proportion to what they inject; in the houses of the further ones people live as in the first, on days of their own.
 */
export function sellersYears(
  situation: Situation,
  main: { buyer: PartyYear; seller: PartyYear },
  { calendar, position, market, seed }: Setting,
): SellersYear[] {
  const asked = [...situation.furtherSellers, LIKE_THE_FIRST].slice(0, SELLERS_MAX - 1);
  const { seller } = situation;
  const models = asked.map((one) =>
    partyModel(
      {
        ...seller,
        use: { ...seller.use, series: null },
        installation: installationOf(one, seller.installation),
        battery: null,
      },
      calendar,
      position,
    ),
  );
  const sky = modelSky(
    calendar,
    "p50",
    seed,
    models.some(({ needsWind }) => needsWind),
  );
  const injections = [
    main.seller.injection,
    ...models.map((model, index) => model.yearIn(sky, -1 - seed - SEED_APART * (index + 1)).injection),
  ];
  const isDay = dayRegister(calendar);
  return injections.map((_, last) => {
    const { given } = shareAmongSellers(injections.slice(0, last + 1), main.buyer.offtake, { rule: "pro-rata" });
    const sold = given.map((energy) => energySums(energy, isDay, market));
    return { sold, shared: sold.reduce(addUp) };
  });
}

type Setting = { calendar: BrusselsYear; position: Place; market: Series<"EUR/kWh">; seed: number };

const addUp = (a: ValuedEnergy, b: ValuedEnergy): ValuedEnergy => ({
  day: sum([a.day, b.day]),
  night: sum([a.night, b.night]),
  atMarket: sum([a.atMarket, b.atMarket]),
});

/** What stands at a further seller's, with the gaps filled by what stands at the first's, else by what we propose. */
export function installationOf(told: FurtherSeller, first: Installation | null): Installation {
  const technology = told.technology ?? first?.technology ?? PROPOSED_INSTALLATION.technology;
  const like = first?.technology === technology ? first : null;
  if (technology !== "solar") {
    const power = kilowatts(told.power ?? like?.power ?? PROPOSED_POWER);
    return { technology, roofs: [], power, inverter: null };
  }
  const roofs = like?.roofs ?? PROPOSED_INSTALLATION.roofs;
  if (told.power === null && told.azimuth === null) return { technology, roofs, power: null, inverter: null };
  const size = told.power === null ? sum(roofs.map((roof) => roof.kilowattsPeak)) : kilowattsPeak(told.power);
  const { tilt = 35, azimuth = 180 } = roofs[0] ?? {};
  const roof = { kilowattsPeak: size, tilt, azimuth: told.azimuth ?? azimuth };
  return { technology, roofs: [roof], power: null, inverter: null };
}

const PROPOSED_POWER = 10;
