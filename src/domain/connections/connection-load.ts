import { type Connection, totalUse, type Use } from "#domain/connections/connection.ts";
import type { ConnectionFigures } from "#domain/connections/connection-figures.ts";
import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import type { Business } from "#domain/profiles/load/business-load.ts";
import type { Household } from "#domain/profiles/load/household-load.ts";
import { type KilowattHours, kilowattHours, times } from "#domain/units/quantity.ts";

/** The trade of a business that did not tell its own. */
export const PROPOSED_TRADE: BusinessKind = "shop";

/** At least this part of a home's use is neither heat pump, car nor boiler, however little it is said to use. */
const OWN_LIFE_SHARE = 0.2;

/**
 * A larger house has more runs of its machines, so an absurd one would take hours to draw. From here on a house is drawn
 * at this size and enlarged.
 */
const HOUSE_MAX = 40_000;

/** What the model is asked to draw for a connection, and by how much to enlarge what it draws. */
export function connectionLoad(
  { customer, use }: Pick<Connection, "customer" | "use">,
  figures: ConnectionFigures,
): { load: Household | Business; factor: number } {
  const enteredUse = use.energy === null ? null : totalUse(use.energy);
  if (customer !== "business" && use.trade === null) {
    const factor = Math.max(1, (enteredUse ?? 0) / HOUSE_MAX);
    return { load: householdOf(use, enteredUse === null ? null : times(enteredUse, 1 / factor), figures), factor };
  }
  const kind = use.trade ?? PROPOSED_TRADE;
  return { load: { kind, yearlyUse: enteredUse ?? figures.tradeUse(kind) }, factor: 1 };
}

/** What a household uses in a year as it is drawn when nobody told it: its own life, heat pump, car and boiler. */
export function proposedUse(use: Use, figures: ConnectionFigures): KilowattHours {
  const { yearlyUse, heatPump, electricCar, electricBoiler } = householdOf(use, null, figures);
  const parts = [heatPump, electricCar, electricBoiler].map((part) => part?.yearlyUse ?? 0);
  return kilowattHours(parts.reduce<number>((total, part) => total + part, yearlyUse));
}

/** Yearly kWh that were told hold the heat pump and the car too: the parts then shrink or grow together to fit. */
function householdOf(use: Use, enteredUse: KilowattHours | null, figures: ConnectionFigures): Household {
  const heatPump = use.heatPump ? figures.heatPump : null;
  const electricCar = use.electricCar ? { ...figures.electricCar, charging: use.electricCar } : null;
  const electricBoiler = use.electricBoiler ? figures.electricBoiler : null;
  const extra = (heatPump?.yearlyUse ?? 0) + (electricCar?.yearlyUse ?? 0) + (electricBoiler?.yearlyUse ?? 0);
  const base =
    enteredUse === null
      ? figures.householdUse(use.persons)
      : kilowattHours(Math.max(enteredUse * OWN_LIFE_SHARE, enteredUse - extra));
  const factor = enteredUse === null || extra === 0 ? 1 : enteredUse / (base + extra);
  const fitted = <Part extends { yearlyUse: KilowattHours }>(part: Part): Part => ({
    ...part,
    yearlyUse: times(part.yearlyUse, factor),
  });
  return {
    yearlyUse: times(base, factor),
    ...(heatPump ? { heatPump: fitted(heatPump) } : {}),
    ...(electricCar ? { electricCar: fitted(electricCar) } : {}),
    ...(electricBoiler ? { electricBoiler: fitted(electricBoiler) } : {}),
  };
}
