import { type Connection, type Installation, type Meter, technologies } from "#domain/connections/connection.ts";
import type { ConnectionFacts } from "#domain/connections/saved-connection.ts";
import { contractKinds, type SupplyContract } from "#domain/connections/supply-contract.ts";
import { UNKNOWN_CONNECTION, UNKNOWN_CONTRACT, UNKNOWN_METER } from "#domain/connections/unknown-connection.ts";
import { BUSINESS_SHAPES, type BusinessKind } from "#domain/profiles/load/business-hours.ts";
import type { ChargingHours } from "#domain/profiles/load/household-load.ts";
import type { Roof } from "#domain/profiles/production/solar-production.ts";
import { flemishGridAreas } from "#domain/regions/grid-area.ts";
import type { CustomerKind } from "#domain/tariffs/tariff-set.ts";

type Data = Readonly<Record<string, unknown>>;

const trades = Object.keys(BUSINESS_SHAPES) as BusinessKind[];
const chargingHours: readonly ChargingHours[] = ["evening", "solar", "night"];
const customers: readonly CustomerKind[] = ["household", "protected", "business"];
const meters: readonly Meter[] = ["digital", "analogue", "reversing", "unknown"];

const recordOf = (value: unknown): Data =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
const oneOf = <Value, Otherwise>(known: readonly Value[], value: unknown, otherwise: Otherwise): Value | Otherwise =>
  known.find((one) => one === value) ?? otherwise;
/** Numbers at rest have lost the mark of their unit; each field knows its own. */
const numberOf = <Unit extends number>(value: unknown): Unit | null =>
  typeof value === "number" && Number.isFinite(value) ? (value as Unit) : null;

/** Facts at rest as far as they are understood: what is missing or of another shape is "not told". */
export function readConnectionFacts(value: unknown): ConnectionFacts {
  const data = recordOf(value);
  return {
    connection: readConnection(data["connection"]),
    meter: oneOf(meters, data["meter"], UNKNOWN_METER),
    gridArea: oneOf(flemishGridAreas, data["gridArea"], null),
    contract: readContract(data["contract"]),
    isVatExempt: data["isVatExempt"] === true,
  };
}

function readConnection(value: unknown): Connection {
  const data = recordOf(value);
  const unknown = UNKNOWN_CONNECTION;
  return {
    customer: oneOf(customers, data["customer"], unknown.customer),
    hasDomicile: data["hasDomicile"] !== false,
    capacity: numberOf(data["capacity"]),
    voltage: data["voltage"] === "medium" ? "medium" : "low",
    use: readUse(data["use"]),
    installation: data["installation"] ? readInstallation(recordOf(data["installation"])) : null,
    battery: numberOf(data["battery"]),
  };
}

/** The use of a saved connection and of a listing; a field that came later counts in older ones as "not told". */
export function readUse(value: unknown): Connection["use"] {
  const data = recordOf(value);
  const registers = recordOf(data["energy"]);
  const [day, night] = [numberOf(registers["day"]), numberOf(registers["night"])];
  const energy = day === null || night === null ? numberOf(data["energy"]) : { day, night };
  return {
    series: null,
    energy: energy as Connection["use"]["energy"],
    peak: numberOf(data["peak"]),
    persons: numberOf(data["persons"]) ?? UNKNOWN_CONNECTION.use.persons,
    trade: oneOf(trades, data["trade"], null),
    heatPump: data["heatPump"] === true,
    electricCar: oneOf(chargingHours, data["electricCar"], null),
    electricBoiler: data["electricBoiler"] === true,
  };
}

function readInstallation(data: Data): Installation {
  const roofs = Array.isArray(data["roofs"]) ? data["roofs"] : [];
  return {
    technology: oneOf(technologies, data["technology"], "solar" as const),
    roofs: roofs.map(recordOf).flatMap((roof): Roof[] => {
      const size = numberOf<Roof["kilowattsPeak"]>(roof["kilowattsPeak"]);
      const [tilt, azimuth] = [numberOf(roof["tilt"]), numberOf(roof["azimuth"])];
      return size === null || tilt === null || azimuth === null ? [] : [{ kilowattsPeak: size, tilt, azimuth }];
    }),
    power: numberOf(data["power"]),
    inverter: numberOf(data["inverter"]),
  };
}

function readContract(value: unknown): SupplyContract {
  const data = recordOf(value);
  return {
    product: typeof data["product"] === "string" ? data["product"] : null,
    kind: oneOf(contractKinds, data["kind"], UNKNOWN_CONTRACT.kind),
    energyPrice: numberOf(data["energyPrice"]),
    energyPriceNight: numberOf(data["energyPriceNight"]),
    fixedFee: numberOf(data["fixedFee"]),
    injectionPrice: numberOf(data["injectionPrice"]),
    sharingFee: numberOf(data["sharingFee"]),
  };
}
