import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import {
  type ContractInForce,
  type ContractYear,
  costOfPart,
  costUnder,
  pricesInForce,
} from "#application/calculations/defaults/prices-in-force.ts";
import type { ValuedEnergy } from "#application/calculations/pair-sums.ts";
import {
  type ComparedProduct,
  type NotShareable,
  productsSold,
} from "#application/calculations/supplier-fit/compared-products.ts";
import { type Left, leftOfPair, type SharedContract } from "#application/calculations/supplier-fit/pair-left.ts";
import type { CardDay, SharingCondition } from "#domain/cards/card.ts";
import { ageOn, type CardAge } from "#domain/cards/card-age.ts";
import { productNamed, type SupplyCards } from "#domain/cards/cards-on.ts";
import { nameOfSupplier } from "#domain/cards/contracts-by-supplier.ts";
import type { SupplierFee } from "#domain/cards/sharing-fee.ts";
import { breakEvenEnergy, type PairTerms } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";
import {
  type Euros,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  plus,
} from "#domain/units/quantity.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

/** How much a pair shares in a year in the table. */
const TABLE_VOLUMES = [500, 1000, 3000].map(kilowattHours);

/** Left with two neighbours who both have a contract, of each volume of the table. */
type LeftOfBoth = SharedContract & { readonly left: readonly Left[] };

export type SupplierRow = {
  readonly supplier: string;
  /** Of the contract that stands for the supplier, in an address. */
  readonly name: string;
  readonly fee: SupplierFee | null;
  readonly condition: SharingCondition | null;
  /** The middle of its contracts; null where what they leave is not known. */
  readonly contract: LeftOfBoth | null;
  /** Where both have this supplier, the shared energy that pays both fees back as printed. */
  readonly breakEven: KilowattHours | null;
  /** Of its contracts that can be shared with, in their first year at a thousand kWh: the one that leaves least, and most. */
  readonly ends: { readonly lowest: Euros; readonly highest: Euros; readonly contracts: number } | null;
  /** Of its oldest price or fee. */
  readonly age: CardAge | null;
  readonly readOn: string;
};

export type ProductRow = {
  readonly supplier: string;
  readonly product: string;
  readonly reason: NotShareable | null;
  readonly fee: SupplierFee | null;
  readonly first: LeftOfBoth | null;
  readonly later: LeftOfBoth | null;
  readonly energyPrice: Figure<"EUR/kWh">;
};

export type SupplierTable = {
  readonly suppliers: readonly SupplierRow[];
  readonly products: readonly ProductRow[];
  readonly compared: number;
  /** What a shared kWh of a dynamic contract is worth on the market: the mean of the sun's hours. */
  readonly market: Figure<"EUR/kWh">;
};

/**
 * What each supplier of Flanders asks for sharing, and what that leaves two families who both have it. Only what sharing changes:
 * a year of quarters is not needed for it, since a dynamic kWh counts at the mean of the sun's hours.
 */
export function supplierTable(platformFee: Euros, { today, cards }: CardDay): SupplierTable {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const supply = supplyCardsOn(day, cards);
  const sold = productsSold("flanders", supply);
  const sharedBy = (name: string, year: ContractYear) => sharedContract(name, { day, year, supply, platformFee });
  const products = sold.map(
    ({ name, product: { card }, notShareable }): ProductRow => ({
      supplier: card.supplier,
      product: card.product,
      reason: notShareable,
      fee: feeOf(card.supplier, supply),
      first: notShareable === null ? sharedBy(name, "first") : null,
      later: notShareable === null ? sharedBy(name, "later") : null,
      energyPrice: card.energyPrice,
    }),
  );
  const names = [
    ...new Set([...supply.fees.map(({ supplier }) => supplier), ...products.map(({ supplier }) => supplier)]),
  ];
  const suppliers = names.flatMap((supplier): SupplierRow[] => {
    const name = nameOfSupplier(supplier, "flanders");
    if (productNamed(name, supply) === null) return [];
    const fee = feeOf(supplier, supply);
    const own = products.filter((row) => row.supplier === supplier);
    const contract = fee && !isNotOffered(supplier, sold) ? sharedBy(name, "later") : null;
    return [
      {
        supplier,
        name,
        fee,
        condition: supply.conditions[supplier] ?? null,
        contract,
        breakEven: contract && breakEvenEnergy(contract.terms),
        ends: endsOf(own),
        ...ageOf(day, [...own.map(({ energyPrice }) => energyPrice), ...(fee ? [fee.fee] : [])]),
      },
    ];
  });
  return {
    suppliers: suppliers.toSorted(
      (one, other) => yearlyOf(one) - yearlyOf(other) || one.supplier.localeCompare(other.supplier),
    ),
    products,
    compared: products.filter(({ reason }) => reason === null).length,
    market: supply.market.sun,
  };
}

const THOUSAND = kilowattHours(1000);
const YEARLY_UNKNOWN = Number.MAX_SAFE_INTEGER;

/** What a supplier asks a side that shares a thousand kWh; who prints nothing comes last. */
const yearlyOf = ({ fee }: SupplierRow): number =>
  fee === null ? YEARLY_UNKNOWN : fee.fee.value + (fee.perEnergy?.value ?? 0) * THOUSAND;

const feeOf = (supplier: string, { fees }: SupplyCards): SupplierFee | null =>
  fees.find((fee) => fee.supplier === supplier) ?? null;

const isNotOffered = (supplier: string, sold: readonly ComparedProduct[]): boolean =>
  sold.some(({ product, condition }) => product.card.supplier === supplier && condition === "not-offered");

type Setting = { day: CalendarDay; year: ContractYear; supply: SupplyCards; platformFee: Euros };

function sharedContract(name: string, { day, year, supply, platformFee }: Setting): LeftOfBoth | null {
  const { prices, ...situation } = defaultSituation("buyer", "be", day);
  const both = {
    ...prices,
    buyer: { ...prices.buyer, product: name },
    seller: { ...prices.seller, product: name },
  };
  const inForce = pricesInForce(both, situation, "flanders", { cards: supply, market: supply.market.plain, year });
  if (!inForce.ok) return null;
  const { buyer, seller } = inForce.value;
  const contract = {
    terms: termsOf(buyer, seller, platformFee, supply),
    fees: { buyer: buyer.sharingFee, seller: seller.sharingFee },
  };
  return { ...contract, left: TABLE_VOLUMES.map((shared) => leftOfPair(contract, contract, shared)) };
}

function termsOf(buyer: ContractInForce, seller: ContractInForce, platformFee: Euros, supply: SupplyCards): PairTerms {
  const one = sunny(kilowattHours(1), supply);
  const vat = buyer.energy.kind === "dynamic" ? 1 + belgianVat.household.value : 1;
  return {
    // Of a price in blocks a shared kWh saves the dearest, as long as the buyer takes more than is shared.
    energyPrice: eurosPerKilowattHour(costOfPart(buyer.energy, one, sunny(MUCH, supply)) * vat),
    injectionPrice: eurosPerKilowattHour(costUnder(seller.injection, one)),
    feeBuyer: plus(buyer.sharingFee.value, platformFee),
    feeSeller: plus(seller.sharingFee.value, platformFee),
    ...(buyer.sharingFee.perEnergy ? { feeBuyerPerEnergy: buyer.sharingFee.perEnergy.value } : {}),
    ...(seller.sharingFee.perEnergy ? { feeSellerPerEnergy: seller.sharingFee.perEnergy.value } : {}),
  };
}

const MUCH = kilowattHours(100_000);

const sunny = (energy: KilowattHours, { market }: SupplyCards): ValuedEnergy => ({
  day: energy,
  night: kilowattHours(0),
  atMarket: euros(energy * market.sun.value),
});

function endsOf(own: readonly ProductRow[]): SupplierRow["ends"] {
  const at = own.flatMap(({ first }) => first?.left.filter(({ shared }) => shared === THOUSAND) ?? []);
  if (at.length === 0) return null;
  return {
    lowest: euros(Math.min(...at.map(({ lowest }) => lowest))),
    highest: euros(Math.max(...at.map(({ highest }) => highest))),
    contracts: at.length,
  };
}

function ageOf(day: CalendarDay, figures: readonly Figure<string>[]): Pick<SupplierRow, "age" | "readOn"> {
  const ages = figures.map(({ validUntil, validFrom, source }) =>
    ageOn(day, { until: validUntil ?? null, ofMonth: validFrom, readOn: parseCalendarDay(source.readOn) ?? validFrom }),
  );
  return {
    age: ages.toSorted((one, other) => other.days - one.days)[0] ?? null,
    readOn: figures.map(({ source }) => source.readOn).sort()[0] ?? "",
  };
}
