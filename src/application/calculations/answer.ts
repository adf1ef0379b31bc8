import type { Advice } from "#application/calculations/advice.ts";
import type { BillComparison } from "#application/calculations/compare-bills.ts";
import type { Assumption } from "#application/calculations/defaults/assumptions.ts";
import type { ConditionInForce, PricesInForce } from "#application/calculations/defaults/prices-in-force.ts";
import type { Netting } from "#application/calculations/netting.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import type { StalePrices } from "#application/calculations/stale-prices.ts";
import type { LowestFee } from "#domain/cards/cards-on.ts";
import type { FeeUnsaid } from "#domain/cards/sharing-fee.ts";
import type { Installation } from "#domain/connections/connection.ts";
import type { GuaranteesIncome } from "#domain/economics/guarantees/guarantees-income.ts";
import type { ResidualMixCarbon } from "#domain/economics/guarantees/residual-mix-carbon.ts";
import type { PairGain, PairSale, PriceBand } from "#domain/economics/pair-gain.ts";
import type { TaxPosition } from "#domain/economics/tax-position.ts";
import type { NextStep } from "#domain/economics/verdict/next-step.ts";
import type { SensitivityRow } from "#domain/economics/verdict/sensitivity.ts";
import type { SaleVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";
import type { Figure } from "#domain/figure.ts";
import type { GridArea } from "#domain/regions/grid-area.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Euros, EurosPerKilowattHour, KilowattHours, Quantity, Share } from "#domain/units/quantity.ts";

/** A yearly number: of the mean weather year, with what one year in ten stays below and above; null where measured. */
export type Ranged<U extends string> = { value: Quantity<U>; low: Quantity<U> | null; high: Quantity<U> | null };

export type RangedGain = { buyer: Ranged<"EUR">; seller: Ranged<"EUR">; together: Ranged<"EUR"> };

/** A factor of a product, or a term that stands alone; the words of the code are in the content. */
export type FormulaPart = { code: FormulaCode; value: number; unit: string };
export type FormulaCode =
  | "shared-energy"
  | "energy-price"
  | "agreed-price"
  | "agreed-price-net"
  | "injection-price"
  | "grid-lowered"
  | "vat-on-sale"
  | "supplier-fee"
  | "supplier-fee-per-energy"
  | "platform-fee";

/** One step of a side's sum: its value is the product of the parts, with a minus where it is paid. */
export type AnswerLine = {
  code:
    | "energy-from-supplier"
    | "grid-lowered"
    | "paid-to-seller"
    | "vat-on-sale"
    | "paid-by-buyer"
    | "injection-lost"
    | "supplier-fee"
    | "platform-fee";
  amount: Ranged<"EUR">;
  parts: readonly FormulaPart[];
  figures: readonly Figure<string>[];
};

export type SideAnswer = {
  gain: Ranged<"EUR">;
  lines: readonly AnswerLine[];
  /** The volume from which this side no longer loses. */
  breakEven: KilowattHours | null;
  /** Null for a partner whose bill we cannot work out; one's own is then refused. */
  bill: BillComparison | null;
  /** What the side bears of its bill, over the weather years. */
  billRange: { before: Ranged<"EUR">; after: Ranged<"EUR"> } | null;
};

export type ChoiceCode =
  | "supplier"
  | "sale"
  | "free"
  | "battery"
  | "sale-and-battery"
  | "sale-and-washing"
  | "sale-and-car";

/** What a way of doing brings against selling all to the supplier; `investment` is not in it. */
export type Choice = {
  code: ChoiceCode;
  shared: Ranged<"kWh">;
  gain: RangedGain;
  investment: { lowest: Euros; highest: Euros; figures: readonly Figure<string>[] } | null;
};

export type SellersRow = {
  sellers: number;
  shared: KilowattHours;
  together: Euros;
  added: { shared: KilowattHours; together: Euros };
};

/** A seller of a plan, with all the sellers before it. */
export type PlannedSeller = {
  installation: Installation | null;
  shared: Ranged<"kWh">;
  buyer: Ranged<"EUR">;
  together: Ranged<"EUR">;
  added: AddedBySeller;
  /** What this seller keeps when all of them take part: who comes later takes from who came first. */
  gainWithAll: Ranged<"EUR">;
};

/** Energy that the others did not already bring, and its worth to all. */
export type AddedBySeller = { shared: Ranged<"kWh">; together: Ranged<"EUR"> };

/** The sellers that a buyer laid side by side, each row with all the rows before it. */
export type SellersPlan = {
  rows: readonly PlannedSeller[];
  /** After how many it is best to stop, in this order; 0 where none is worth it. */
  best: number;
  /** What one more like the first would add; null where there may be no more. */
  next: AddedBySeller | null;
};

/** A year of the contract. What the years add up to has no range: good and bad ones even out. */
export type TermYear = { year: number; shared: Ranged<"kWh">; gain: RangedGain; gainSoFar: PairGain };

export type Answer = {
  day: CalendarDay;
  year: number;
  region: TariffSet["region"];
  gridArea: GridArea | null;
  verdict: SaleVerdict;
  nextStep: NextStep;
  /** What the suppliers that ask least take of who shares so much. */
  lowestFee: LowestFee;
  /** What cards leave unsaid of a fee that counts here; an empty name is a supplier that nobody told. */
  feeDoubts: readonly {
    of: CalculationSide;
    supplier: string;
    unsaid: readonly FeeUnsaid[];
    lowest: Euros;
    highest: Euros;
    counted: Euros;
  }[];
  /** What every later year leaves, where an offer only counts in the first; null where all years are alike. */
  laterYears: RangedGain | null;
  /** Where a card lets its supplier bill by the quarter-hour who shares, what that would leave; null elsewhere. */
  whenDynamic: RangedGain | null;
  buyer: SideAnswer;
  seller: SideAnswer;
  together: Ranged<"EUR">;
  /** The same gains in the mean weather year: a range only over what is not known of prices and fees. Headlines tell it. */
  inMeanYear: RangedGain;
  /** The sale that all of this is about, each amount as its side bears it. */
  sale: PairSale;
  isAgreedPriceProposed: boolean;
  energy: {
    shared: Ranged<"kWh">;
    offtakeBuyer: Ranged<"kWh">;
    injectionSeller: Ranged<"kWh">;
    /** Null behind a meter of one's own, or without an installation. */
    production: { buyer: Ranged<"kWh"> | null; seller: Ranged<"kWh"> | null };
    /** Of the buyer's offtake, and of the seller's injection. */
    coveredShare: Ranged<"share">;
    soldShare: Ranged<"share">;
    /** What part of the production is used at home; null behind a meter of one's own, or without production. */
    selfUse: { buyer: Ranged<"share"> | null; seller: Ranged<"share"> | null };
    /** January first. */
    sharedByMonth: Float64Array;
  };
  carbon: ResidualMixCarbon;
  breakEven: KilowattHours | null;
  priceBand: PriceBand | null;
  /** What may be told to change, each followed in this very sum before it is told. */
  advice: Advice;
  sensitivity: readonly (Omit<SensitivityRow, "gain"> & { gain: RangedGain })[];
  /** What both keep when energy and injection cost so much more or less; an agreed price that we propose moves along. */
  priceMoves: readonly { step: Share; gain: PairGain }[];
  /** The period of the tariff cards behind a price, where it is over on `day`. */
  oldPrices: { from: CalendarDay; until: CalendarDay } | null;
  /** Where one of them is too old to judge by: every gain then ranges over what the market may have done since. */
  stalePrices: StalePrices | null;
  term: readonly TermYear[];
  /** What panels lose each year; null for another installation. */
  decay: Figure<"share"> | null;
  choices: readonly Choice[];
  /** Sellers like the first, one after another; null where a buyer may have one seller only. */
  furtherSellers: { rows: readonly SellersRow[]; best: number } | null;
  /** Null where a buyer may have one seller only, and for a seller. */
  sellersPlan: SellersPlan | null;
  /** Of a Dutch seller before netting ends: the gain of the seller itself counts as if it had. */
  netting: Netting | null;
  /** Null on the Dutch market. */
  tax: TaxPosition | null;
  guarantees: Omit<GuaranteesIncome, "net"> & {
    net: Ranged<"EUR">;
    price: Figure<"EUR">;
    brokerShare: Figure<"share">;
  };
  prices: PricesInForce;
  /** Of a chosen contract that its supplier does not let share as it is. */
  sharingConditions: readonly ConditionInForce[];
  assumptions: readonly Assumption[];
  /** The years whose tariffs are not published yet, so that the last known ones serve. */
  yearsNotPublished: readonly number[];
};

export type AgreedPrice = { value: EurosPerKilowattHour; isProposed: boolean };
