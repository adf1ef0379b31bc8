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

/** What the model is asked to draw for a party. */
export function partyLoad({ customer, use }: Pick<Party, "customer" | "use">): Household | Business {
  if (customer !== "business" && use.trade === null) return householdOf(use);
  const kind = use.trade ?? PROPOSED_TRADE;
  return { kind, yearlyUse: use.energy === null ? sizeOfTrade(kind).value : totalUse(use.energy) };
}

/** Yearly kWh that were told hold the heat pump and the car too: the parts then shrink or grow together to fit. */
function householdOf({ energy, persons, heatPump, electricCar, electricBoiler }: Use): Household {
  const extra =
    (heatPump ? heatPumpUse.value : 0) +
    (electricCar ? electricCarUse.value : 0) +
    (electricBoiler ? electricBoilerUse.value : 0);
  const told = energy === null ? null : totalUse(energy);
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
