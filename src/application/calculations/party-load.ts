import type { ByRegister, Party, Use } from "#application/calculations/situation.ts";
import type { Figure } from "#domain/figure.ts";
import type { BusinessKind } from "#domain/profiles/business-hours.ts";
import type { Business } from "#domain/profiles/business-load.ts";
import type { Household } from "#domain/profiles/household-load.ts";
import { type KilowattHours, kilowattHours, times } from "#domain/units/quantity.ts";
import { enterpriseSizes } from "#figures/customer-sizes.ts";
import {
  carChargingPower,
  electricBoilerPower,
  electricBoilerUse,
  electricCarUse,
  heatingLimit,
  heatPumpUse,
  hotWaterShare,
  householdUseOf,
} from "#figures/profiles/household-use.ts";

/** The trade of a business that did not tell its own. */
export const PROPOSED_TRADE: BusinessKind = "shop";

const TRADE_SIZES: Readonly<Record<BusinessKind, Figure<"kWh">>> = {
  office: enterpriseSizes.shopSmallest,
  shop: enterpriseSizes.shopLargest,
  bakery: enterpriseSizes.workshopSmallest,
  school: enterpriseSizes.workshopSmallest,
  farm: enterpriseSizes.workshopSmallest,
  workshop: enterpriseSizes.workshopLargest,
  "cold-store": enterpriseSizes.workshopLargest,
};

export const sizeOfTrade = (trade: BusinessKind): Figure<"kWh"> => TRADE_SIZES[trade];

/** A house keeps a life of its own beside its heat pump and its car, however little it is said to use. */
const OWN_LIFE_SHARE = 0.2;

const totalUse = (energy: KilowattHours | ByRegister): KilowattHours =>
  typeof energy === "number" ? energy : kilowattHours(energy.day + energy.night);

/**
 * A larger house has more runs of its machines, so an absurd one would take hours to draw. From here on a house is drawn
 * at this size and enlarged.
 */
const HOUSE_MAX = 40_000;

/** What the model is asked to draw for a party, and by how much to enlarge what it draws. */
export function partyLoad({ customer, use }: Pick<Party, "customer" | "use">): {
  load: Household | Business;
  factor: number;
} {
  const told = use.energy === null ? null : totalUse(use.energy);
  if (customer !== "business" && use.trade === null) {
    const factor = Math.max(1, (told ?? 0) / HOUSE_MAX);
    return { load: householdOf(use, told === null ? null : times(told, 1 / factor)), factor };
  }
  const kind = use.trade ?? PROPOSED_TRADE;
  return { load: { kind, yearlyUse: told ?? sizeOfTrade(kind).value }, factor: 1 };
}

/** Yearly kWh that were told hold the heat pump and the car too: the parts then shrink or grow together to fit. */
function householdOf({ persons, heatPump, electricCar, electricBoiler }: Use, told: KilowattHours | null): Household {
  const extra =
    (heatPump ? heatPumpUse.value : 0) +
    (electricCar ? electricCarUse.value : 0) +
    (electricBoiler ? electricBoilerUse.value : 0);
  const base = told === null ? householdUseOf(persons) : kilowattHours(Math.max(told * OWN_LIFE_SHARE, told - extra));
  const factor = told === null || extra === 0 ? 1 : told / (base + extra);
  const part = (amount: KilowattHours) => times(amount, factor);
  return {
    yearlyUse: part(base),
    ...(heatPump
      ? {
          heatPump: {
            yearlyUse: part(heatPumpUse.value),
            heatingLimit: heatingLimit.value,
            hotWaterShare: hotWaterShare.value,
          },
        }
      : {}),
    ...(electricCar
      ? {
          electricCar: {
            yearlyUse: part(electricCarUse.value),
            power: carChargingPower.value,
            charging: electricCar,
          },
        }
      : {}),
    ...(electricBoiler
      ? { electricBoiler: { yearlyUse: part(electricBoilerUse.value), power: electricBoilerPower.value } }
      : {}),
  };
}
