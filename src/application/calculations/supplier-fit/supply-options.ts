import { billSituationOf, borneOf } from "#application/calculations/compare-bills.ts";
import {
  type ContractInForce,
  type ContractYear,
  costUnder,
  followsMarket,
  type PricesInForce,
  pricesInForce,
} from "#application/calculations/defaults/prices-in-force.ts";
import { type Context, type TermsOfYear, termsOfYear } from "#application/calculations/pair-terms.ts";
import { taxOf } from "#application/calculations/price-year.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import type { ComparedProduct } from "#application/calculations/supplier-fit/compared-products.ts";
import type { SupplyCards } from "#domain/cards/cards-on.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import { UNKNOWN_CONTRACT } from "#domain/connections/unknown-connection.ts";
import { worthAfterFees } from "#domain/economics/pair-gain.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import { type Euros, euros } from "#domain/units/quantity.ts";

/** A contract that one side has or could sign, with what its year costs beside the same other side. */
export type SupplyOption = {
  readonly contract: SupplyContract;
  /** Null for the contract that the side has now, as it was told or as we propose it. */
  readonly compared: ComparedProduct | null;
  /** The whole bill, less what the supplier pays for injection, of who does not share. */
  readonly alone: Euros;
  readonly shared: SharedOption | null;
};

/** The same contract as it counts for who shares: the bill before anything is shared, and what sharing then changes. */
export type SharedOption = {
  readonly whole: Euros;
  /** Of both sides; only those of this side rest on this contract. */
  readonly terms: TermsOfYear;
  /** What a shared kWh saves a buyer and costs a seller, after what is asked for each. */
  readonly worth: ReturnType<typeof worthAfterFees>;
  readonly contract: ContractInForce;
};

type Sold = { readonly products: readonly ComparedProduct[]; readonly year: ContractYear };

/**
 * What one side can choose from: first what it has, then every product in every way that its meter may be read. Null where a
 * bill cannot be worked out.
 */
export function supplyOptions(
  simulated: SimulatedYear,
  prices: Prices,
  side: CalculationSide,
  { products, year }: Sold,
): SupplyOption[] | null {
  const options: SupplyOption[] = [];
  const add = (contract: SupplyContract, compared: ComparedProduct | null) => {
    // The other side gets the same one, since nothing of it is in these amounts.
    const option = optionOf(simulated, { ...prices, buyer: contract, seller: contract }, { side, compared, year });
    if (option !== null) options.push(option);
    return option !== null;
  };
  if (!add(prices[side], null)) return null;
  for (const compared of products) {
    for (const kind of compared.kinds) {
      if (!add({ ...UNKNOWN_CONTRACT, product: compared.name, kind }, compared)) return null;
    }
  }
  return options;
}

type Chosen = { side: CalculationSide; compared: ComparedProduct | null; year: ContractYear };

function optionOf(simulated: SimulatedYear, prices: Prices, { side, compared, year }: Chosen): SupplyOption | null {
  const { situation, tariffs, market, cards } = simulated;
  const inForceBy = (counting: SupplyCards): PricesInForce | null => {
    const inForce = pricesInForce(prices, situation, tariffs.region, { cards: counting, market: market.mean, year });
    return inForce.ok ? inForce.value : null;
  };
  const sharing = inForceBy(cards);
  if (sharing === null) return null;
  // Who does not share keeps a contract that its supplier bills otherwise once its holder shares.
  const isKept = !followsMarket(prices[side], cards) || prices[side].kind === "dynamic";
  const keeping = isKept ? sharing : inForceBy({ ...cards, conditions: {} });
  const alone = keeping && wholeOf(simulated, side, keeping[side]);
  if (keeping === null || alone === null) return null;
  const option = { contract: prices[side], compared, alone };
  if (compared !== null && compared.notShareable !== null) return { ...option, shared: null };
  const whole = keeping === sharing ? alone : wholeOf(simulated, side, sharing[side]);
  if (whole === null) return null;
  const isSellerLiable = taxOf(simulated, prices, sharing)?.vat.code === "liable";
  const context: Context = { simulated, prices, inForce: sharing, isSellerLiable };
  const terms = termsOfYear(context, simulated.sums);
  return { ...option, shared: { whole, terms, worth: worthAfterFees(terms), contract: sharing[side] } };
}

function wholeOf(
  { situation, sums, tariffs }: SimulatedYear,
  side: CalculationSide,
  contract: ContractInForce,
): Euros | null {
  const party = situation[side];
  const bill = yearlyBill(billSituationOf({ party, contract, sums: sums[side], tariffs }), tariffs);
  return bill.ok ? euros(borneOf(party, bill.value) - costUnder(contract.injection, sums[side].injection)) : null;
}
