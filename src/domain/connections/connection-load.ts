import { type Connection, totalUse, type Use } from "#domain/connections/connection.ts";
import type { ConnectionFigures } from "#domain/connections/connection-figures.ts";
import type { BusinessKind } from "#domain/profiles/business-hours.ts";
import type { Business } from "#domain/profiles/business-load.ts";
import type { Household } from "#domain/profiles/household-load.ts";
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
  const told = use.energy === null ? null : totalUse(use.energy);
  if (customer !== "business" && use.trade === null) {
    const factor = Math.max(1, (told ?? 0) / HOUSE_MAX);
    return { load: householdOf(use, told === null ? null : times(told, 1 / factor), figures), factor };
  }
  const kind = use.trade ?? PROPOSED_TRADE;
  return { load: { kind, yearlyUse: told ?? figures.tradeUse(kind) }, factor: 1 };
}

/** Yearly kWh that were told hold the heat pump and the car too: the parts then shrink or grow together to fit. */
function householdOf(use: Use, told: KilowattHours | null, figures: ConnectionFigures): Household {
  const heatPump = use.heatPump ? figures.heatPump : null;
  const electricCar = use.electricCar ? { ...figures.electricCar, charging: use.electricCar } : null;
  const electricBoiler = use.electricBoiler ? figures.electricBoiler : null;
  const extra = (heatPump?.yearlyUse ?? 0) + (electricCar?.yearlyUse ?? 0) + (electricBoiler?.yearlyUse ?? 0);
  const base =
    told === null ? figures.householdUse(use.persons) : kilowattHours(Math.max(told * OWN_LIFE_SHARE, told - extra));
  const factor = told === null || extra === 0 ? 1 : told / (base + extra);
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
