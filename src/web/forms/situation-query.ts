import type { Situation } from "#application/calculations/situation.ts";
import type { SituationFault, SituationNote } from "#content/pages/calculators/situation-faults.ts";
import type { Connection, Installation, Use } from "#domain/connections/connection.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { Roof } from "#domain/profiles/solar-production.ts";
import {
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  kilovoltAmperes,
  kilowattHours,
  kilowatts,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
import { given } from "#web/forms/sale-fields.ts";
import {
  type Field,
  type FurtherPart,
  furtherNumbers,
  type SituationField,
  type SituationValues,
  situationFields,
  situationNames,
} from "#web/forms/situation-fields.ts";

export type SituationReading = {
  /** What stands in each field: what was typed, else the preset's, else nothing. */
  typed: Record<SituationField, string>;
  faults: Partial<Record<SituationField, SituationFault>>;
  notes: Partial<Record<SituationField, SituationNote>>;
  /** Null when a fault stands in the way. */
  situation: Situation | null;
};

const fieldOf = (name: SituationField) => situationFields[name] as Field<unknown>;

/**
 * The address is the situation. `base` is what counts where the address is silent or blank: the default of a side, or a
 * preset. Meter files are no part of it, for they never leave the visitor's device.
 */
export function readSituation(params: URLSearchParams, base: Situation): SituationReading {
  const values: Record<string, unknown> = valuesOf(base);
  const typed = {} as SituationReading["typed"];
  const faults: SituationReading["faults"] = {};
  for (const name of situationNames) {
    const text = params.get(name);
    if (text === null || text.trim() === "") {
      typed[name] = text ?? shownOf(name, values[name]);
      continue;
    }
    typed[name] = text;
    const read = fieldOf(name).read(text);
    if (read.ok) values[name] = read.value;
    else faults[name] = read.refusal;
  }
  const told = values as SituationValues;
  // A seller of whom something is told is there, also when nobody counted.
  if (!params.get("verkopers")?.trim()) {
    const last = furtherNumbers.findLast((seller) =>
      situationNames.some((name) => isOf(name, seller) && params.get(name)?.trim()),
    );
    told.verkopers = Math.max(told.verkopers ?? 1, last ?? 1);
  }
  const isReadable = Object.keys(faults).length === 0;
  return { typed, faults, notes: notesOn(told), situation: isReadable ? situationOf(told, base) : null };
}

/** The one address of a situation: its day, and whatever differs from the base. */
export function writeSituation(situation: Situation, base: Situation): URLSearchParams {
  const params = new URLSearchParams();
  const [values, before] = [valuesOf(situation), valuesOf(base)];
  for (const name of situationNames) {
    if (name !== "datum" && values[name] === before[name]) continue;
    const text = fieldOf(name).write(values[name]);
    // What only another choice would use, such as the roofs of a windmill, has nothing to write.
    if (text !== "") params.set(name, text);
  }
  return params;
}

const isOf = (name: string, seller: number) => name.startsWith(`verkoper-${seller}-`);

const shownOf = (name: SituationField, value: unknown) => (value === null ? "" : fieldOf(name).write(value));

function notesOn({ prijs, energieprijs, injectieprijs, "koper-injectieprijs": ofBuyer }: SituationValues) {
  const notes: SituationReading["notes"] = {};
  if ((injectieprijs ?? 0) < 0) notes.injectieprijs = "negative-injection-price";
  if ((ofBuyer ?? 0) < 0) notes["koper-injectieprijs"] = "negative-injection-price";
  if (isBelowACent(energieprijs)) notes.energieprijs = "below-a-cent";
  if (isBelowACent(prijs)) notes.prijs = "below-a-cent";
  else if (prijs !== null && energieprijs !== null && prijs > energieprijs) notes.prijs = "agreed-above-energy";
  else if (prijs !== null && injectieprijs !== null && prijs < injectieprijs) notes.prijs = "agreed-below-injection";
  return notes;
}

const CENT = 0.01;
const isBelowACent = (price: number | null) => price !== null && price > 0 && price < CENT;

const TILT = 35;
const AZIMUTH = 180;

function situationOf(values: SituationValues, base: Situation): Situation {
  const [ownFee, otherFee] = [given(values.kost, euros), given(values["kost-ander"], euros)];
  const further = furtherNumbers.filter((seller) => seller <= (values.verkopers ?? 1));
  const [buyerFee, sellerFee] = base.side === "buyer" ? [ownFee, otherFee] : [otherFee, ownFee];
  return {
    ...base,
    day: values.datum,
    postcode: values.postcode,
    region: values.gewest,
    gridArea: values.netgebied,
    meter: values.meter,
    sharedEnergy: given(values.gedeeld, kilowattHours),
    buyer: buyerOf(values, base.buyer),
    seller: sellerOf(values, base.seller),
    furtherSellers: further.map((seller) => ({
      technology: values[`verkoper-${seller}-technologie`],
      power: values[`verkoper-${seller}-vermogen`],
      azimuth: values[`verkoper-${seller}-richting`],
    })),
    prices: {
      form: values.vorm,
      category: values.categorie,
      agreedPrice: given(values.prijs, eurosPerKilowattHour),
      years: values.jaren ?? base.prices.years,
      furtherSellers: further.map((seller) => ({
        agreedPrice: given(values[`verkoper-${seller}-prijs`], eurosPerKilowattHour),
        injectionPrice: given(values[`verkoper-${seller}-injectieprijs`], eurosPerKilowattHour),
        sharingFee: given(values[`verkoper-${seller}-kost`], euros),
      })),
      buyer: contractOf({
        product: values.product,
        kind: values.contract,
        energyPrice: values.energieprijs,
        energyPriceNight: values.nachtprijs,
        fixedFee: values["vaste-kost"],
        injectionPrice: values["koper-injectieprijs"],
        sharingFee: buyerFee,
      }),
      seller: contractOf({
        product: values["verkoper-product"],
        kind: values["verkoper-contract"],
        energyPrice: values["verkoper-energieprijs"],
        energyPriceNight: values["verkoper-nachtprijs"],
        fixedFee: values["verkoper-vaste-kost"],
        injectionPrice: values.injectieprijs,
        sharingFee: sellerFee,
      }),
    },
  };
}

type PlainContract = {
  [Name in keyof SupplyContract]: SupplyContract[Name] extends number | null ? number | null : SupplyContract[Name];
};

const contractOf = (plain: PlainContract): SupplyContract => ({
  product: plain.product,
  kind: plain.kind,
  energyPrice: given(plain.energyPrice, eurosPerKilowattHour),
  energyPriceNight: given(plain.energyPriceNight, eurosPerKilowattHour),
  fixedFee: given(plain.fixedFee, eurosPerYear),
  injectionPrice: given(plain.injectionPrice, eurosPerKilowattHour),
  sharingFee: given(plain.sharingFee, euros),
});

function buyerOf(values: SituationValues, base: Connection): Connection {
  const panels = values["koper-kwp"];
  const technology = values["koper-technologie"] ?? (panels === null ? null : "solar");
  const roofs = panels === null ? [] : [roofOf(panels, values["koper-helling"], values["koper-richting"])];
  return {
    customer: values.koper,
    hasDomicile: values.domicilie,
    capacity: given(values.aansluiting, kilovoltAmperes) ?? base.capacity,
    voltage: values.spanning,
    use: {
      ...base.use,
      energy: energyOf(values.verbruik, values["verbruik-dag"], values["verbruik-nacht"]),
      peak: given(values.piek, kilowatts),
      persons: values.personen ?? base.use.persons,
      trade: values.handel,
      heatPump: values.warmtepomp,
      electricCar: values.auto,
      electricBoiler: values.boiler,
    },
    installation: technology && installationOf(technology, roofs, values["koper-vermogen"], values["koper-omvormer"]),
    battery: given(values["koper-batterij"], kilowattHours),
  };
}

function sellerOf(values: SituationValues, base: Connection): Connection {
  const roofs = [
    [values.kwp, values.helling, values.richting] as const,
    [values["kwp-2"], values["helling-2"], values["richting-2"]] as const,
    [values["kwp-3"], values["helling-3"], values["richting-3"]] as const,
  ].flatMap(([size, tilt, azimuth]) => (size === null ? [] : [roofOf(size, tilt, azimuth)]));
  return {
    customer: values.verkoper,
    hasDomicile: values["eigen-domicilie"],
    capacity: given(values["eigen-aansluiting"], kilovoltAmperes) ?? base.capacity,
    voltage: values["eigen-spanning"],
    use: {
      ...base.use,
      energy: energyOf(values.eigenverbruik, values["eigenverbruik-dag"], values["eigenverbruik-nacht"]),
      peak: given(values["eigen-piek"], kilowatts),
      persons: values["eigen-personen"] ?? base.use.persons,
      trade: values["eigen-handel"],
      heatPump: values["eigen-warmtepomp"],
      electricCar: values["eigen-auto"],
      electricBoiler: values["eigen-boiler"],
    },
    installation: values.technologie && installationOf(values.technologie, roofs, values.vermogen, values.omvormer),
    battery: given(values.batterij, kilowattHours),
  };
}

const roofOf = (size: number, tilt: number | null, azimuth: number | null): Roof => ({
  kilowattsPeak: kilowattsPeak(size),
  tilt: tilt ?? TILT,
  azimuth: azimuth ?? AZIMUTH,
});

/** Panels have roofs, every other machine has a power; the rest of what was told waits for another choice. */
const installationOf = (
  technology: Installation["technology"],
  roofs: readonly Roof[],
  power: number | null,
  inverter: number | null,
): Installation => ({
  technology,
  roofs: technology === "solar" ? roofs : [],
  power: technology === "solar" ? null : given(power, kilowatts),
  inverter: given(inverter, kilovoltAmperes),
});

/** Two registers win over one number. */
function energyOf(whole: number | null, day: number | null, night: number | null): Use["energy"] {
  if (day === null && night === null) return given(whole, kilowattHours);
  return { day: kilowattHours(day ?? 0), night: kilowattHours(night ?? 0) };
}

function valuesOf({ side, buyer, seller, prices, ...place }: Situation): SituationValues {
  const [own, other] = side === "buyer" ? [prices.buyer, prices.seller] : [prices.seller, prices.buyer];
  const [buyerUse, sellerUse] = [energyValues(buyer.use), energyValues(seller.use)];
  const [roof, second, third] = seller.installation?.roofs ?? [];
  const buyerRoof = buyer.installation?.roofs[0];
  return {
    datum: place.day,
    postcode: place.postcode,
    gewest: place.region,
    netgebied: place.gridArea,
    meter: place.meter,
    koper: buyer.customer,
    verbruik: buyerUse.whole,
    "verbruik-dag": buyerUse.day,
    "verbruik-nacht": buyerUse.night,
    piek: buyer.use.peak,
    personen: buyer.use.persons,
    handel: buyer.use.trade,
    warmtepomp: buyer.use.heatPump,
    auto: buyer.use.electricCar,
    boiler: buyer.use.electricBoiler,
    aansluiting: buyer.capacity,
    spanning: buyer.voltage,
    domicilie: buyer.hasDomicile,
    "koper-technologie": buyer.installation?.technology ?? null,
    "koper-kwp": buyerRoof?.kilowattsPeak ?? null,
    "koper-helling": buyerRoof?.tilt ?? null,
    "koper-richting": buyerRoof?.azimuth ?? null,
    "koper-vermogen": buyer.installation?.power ?? null,
    "koper-omvormer": buyer.installation?.inverter ?? null,
    "koper-batterij": buyer.battery,
    verkoper: seller.customer,
    technologie: seller.installation?.technology ?? null,
    kwp: roof?.kilowattsPeak ?? null,
    helling: roof?.tilt ?? null,
    richting: roof?.azimuth ?? null,
    "kwp-2": second?.kilowattsPeak ?? null,
    "helling-2": second?.tilt ?? null,
    "richting-2": second?.azimuth ?? null,
    "kwp-3": third?.kilowattsPeak ?? null,
    "helling-3": third?.tilt ?? null,
    "richting-3": third?.azimuth ?? null,
    vermogen: seller.installation?.power ?? null,
    omvormer: seller.installation?.inverter ?? null,
    batterij: seller.battery,
    eigenverbruik: sellerUse.whole,
    "eigenverbruik-dag": sellerUse.day,
    "eigenverbruik-nacht": sellerUse.night,
    "eigen-piek": seller.use.peak,
    "eigen-personen": seller.use.persons,
    "eigen-handel": seller.use.trade,
    "eigen-warmtepomp": seller.use.heatPump,
    "eigen-auto": seller.use.electricCar,
    "eigen-boiler": seller.use.electricBoiler,
    "eigen-aansluiting": seller.capacity,
    "eigen-spanning": seller.voltage,
    "eigen-domicilie": seller.hasDomicile,
    product: prices.buyer.product,
    contract: prices.buyer.kind,
    energieprijs: prices.buyer.energyPrice,
    nachtprijs: prices.buyer.energyPriceNight,
    "vaste-kost": prices.buyer.fixedFee,
    "koper-injectieprijs": prices.buyer.injectionPrice,
    "verkoper-product": prices.seller.product,
    "verkoper-contract": prices.seller.kind,
    "verkoper-energieprijs": prices.seller.energyPrice,
    "verkoper-nachtprijs": prices.seller.energyPriceNight,
    "verkoper-vaste-kost": prices.seller.fixedFee,
    injectieprijs: prices.seller.injectionPrice,
    vorm: prices.form,
    categorie: prices.category,
    prijs: prices.agreedPrice,
    kost: own.sharingFee,
    "kost-ander": other.sharingFee,
    gedeeld: place.sharedEnergy,
    jaren: prices.years,
    verkopers: 1 + place.furtherSellers.length,
    ...furtherValues(place.furtherSellers, prices.furtherSellers),
  };
}

const furtherValues = (sellers: Situation["furtherSellers"], prices: Situation["prices"]["furtherSellers"]) =>
  Object.fromEntries(
    furtherNumbers.flatMap((number, index) => {
      const values: Record<FurtherPart, unknown> = {
        technologie: sellers[index]?.technology ?? null,
        vermogen: sellers[index]?.power ?? null,
        richting: sellers[index]?.azimuth ?? null,
        prijs: prices[index]?.agreedPrice ?? null,
        injectieprijs: prices[index]?.injectionPrice ?? null,
        kost: prices[index]?.sharingFee ?? null,
      };
      return Object.entries(values).map(([part, value]) => [`verkoper-${number}-${part}`, value]);
    }),
  ) as Pick<SituationValues, `verkoper-${(typeof furtherNumbers)[number]}-${FurtherPart}`>;

const energyValues = ({ energy }: Use) =>
  energy === null || typeof energy === "number"
    ? { whole: energy, day: null, night: null }
    : { whole: null, day: energy.day, night: energy.night };
