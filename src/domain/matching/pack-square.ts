import {
  type MarketBuyer,
  type MarketParty,
  type MarketSeller,
  obstacleBetween,
  priceRoom,
  readProfile,
} from "#domain/matching/market-party.ts";
import type { Series } from "#domain/units/series.ts";

/**
 * Sellers and buyers by number, in the order of their ids, with the quarters that count as packed floats. Quarters in
 * which nobody injects are left out. The others stand in an order whose every beginning is spread evenly over the year,
 * so that the first thousand are a fair sample and all of them are the year itself.
 */
export type PackedSquare = {
  sellers: MarketSeller[];
  buyers: MarketBuyer[];
  injections: Float32Array[];
  /** What the running agreements of a buyer leave of its offtake. */
  offtakes: Float32Array[];
  /** What the buyer's supplier asks for a first seller: nothing when a contract stands. */
  openingFees: number[];
  /** How many new sellers a buyer can still take. */
  places: number[];
  order: Int32Array;
  /** Quarters in which someone injects; as many as `order` holds, or more when a sample was kept. */
  counting: number;
  /** Quarters of a whole profile, before packing. */
  quarters: number;
  kinds: Map<string, number>;
  sellerKinds: number[];
  buyerKinds: number[];
  /** Whether a kind of seller and a kind of buyer may trade, as far as region and wishes go; filled as needed. */
  kindsSuit: Map<number, boolean>;
};

/** `stored` bounds the sample that is kept; without it every quarter that counts is kept. */
export function packSquare(
  sellers: readonly MarketSeller[],
  buyers: readonly MarketBuyer[],
  stored = Number.POSITIVE_INFINITY,
): PackedSquare {
  const whole = samplingOrder(sellers, buyers);
  const square: PackedSquare = {
    sellers: [],
    buyers: [],
    injections: [],
    offtakes: [],
    openingFees: [],
    places: [],
    order: stored < whole.length ? whole.slice(0, stored) : whole,
    counting: whole.length,
    quarters: quartersOf(sellers, buyers),
    kinds: new Map(),
    sellerKinds: [],
    buyerKinds: [],
    kindsSuit: new Map(),
  };
  for (const seller of inOrder(sellers)) addSeller(square, seller);
  for (const buyer of inOrder(buyers)) addBuyer(square, buyer);
  return square;
}

const inOrder = <P extends MarketParty>(parties: readonly P[]): P[] =>
  parties.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

function addSeller(square: PackedSquare, seller: MarketSeller): void {
  square.injections.push(packed(checked(readProfile(seller.injection), square.quarters), square.order));
  square.sellerKinds.push(kindOf(square, seller));
  square.sellers.push(seller);
}

function addBuyer(square: PackedSquare, buyer: MarketBuyer): void {
  const left = packed(checked(readProfile(buyer.offtake), square.quarters), square.order);
  for (const { injection } of buyer.contracts) {
    const first = packed(checked(readProfile(injection), square.quarters), square.order);
    for (let at = 0; at < left.length; at++) left[at] = Math.max(0, (left[at] as number) - (first[at] as number));
  }
  square.offtakes.push(left);
  square.openingFees.push(buyer.contracts.length > 0 ? 0 : buyer.fee);
  square.places.push((buyer.sellersMax ?? Number.POSITIVE_INFINITY) - buyer.contracts.length);
  square.buyerKinds.push(kindOf(square, buyer));
  square.buyers.push(buyer);
}

/** Whether nothing but energy and fees can keep these two apart. */
export function canTrade(square: PackedSquare, seller: number, buyer: number): boolean {
  if ((square.places[buyer] as number) < 1) return false;
  const [from, to] = [square.sellers[seller] as MarketSeller, square.buyers[buyer] as MarketBuyer];
  // Ten thousand by ten thousand pairs have few kinds of wishes between them, so a pair looks its own up.
  const key = (square.sellerKinds[seller] as number) * 65_536 + (square.buyerKinds[buyer] as number);
  let suit = square.kindsSuit.get(key);
  if (suit === undefined) {
    const obstacle = obstacleBetween({ ...from, owner: "a", excludes: [] }, { ...to, owner: "b", excludes: [] });
    suit = obstacle === null || obstacle === "price-limits";
    square.kindsSuit.set(key, suit);
  }
  if (!suit || from.owner === to.owner) return false;
  if (from.excludes.length > 0 && from.excludes.includes(to.owner)) return false;
  if (to.excludes.length > 0 && to.excludes.includes(from.owner)) return false;
  return priceRoom(from, to) !== null;
}

function kindOf({ kinds }: PackedSquare, { region, traits, requires, refuses }: MarketParty): number {
  const key = JSON.stringify([region, traits.toSorted(), requires.toSorted(), refuses.toSorted()]);
  const known = kinds.get(key) ?? kinds.size;
  kinds.set(key, known);
  return known;
}

const quartersOf = (sellers: readonly MarketSeller[], buyers: readonly MarketBuyer[]): number => {
  const first = sellers[0]?.injection ?? buyers[0]?.offtake;
  return first === undefined ? 0 : readProfile(first).length;
};

function samplingOrder(sellers: readonly MarketSeller[], buyers: readonly MarketBuyer[]): Int32Array {
  const quarters = quartersOf(sellers, buyers);
  const isInjecting = new Uint8Array(quarters);
  for (const { injection } of sellers) {
    const series = checked(readProfile(injection), quarters);
    for (let quarter = 0; quarter < quarters; quarter++) if ((series[quarter] as number) > 0) isInjecting[quarter] = 1;
  }
  const counting: number[] = [];
  for (let quarter = 0; quarter < quarters; quarter++) if (isInjecting[quarter] === 1) counting.push(quarter);
  const count = counting.length;
  const stride = evenStride(count);
  const order = new Int32Array(count);
  for (let at = 0, place = 0; at < count; at++, place = (place + stride) % count) order[at] = counting[place] as number;
  return order;
}

/** A step of about the golden section, without a common divisor: every beginning of the walk leaves gaps of like size. */
function evenStride(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618_033_988_75));
  while (greatestDivisor(stride, count) > 1) stride++;
  return stride;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

function packed(series: Series<"kWh">, order: Int32Array): Float32Array {
  const values = new Float32Array(order.length);
  for (let at = 0; at < order.length; at++) values[at] = series[order[at] as number] as number;
  return values;
}

function checked(series: Series<"kWh">, quarters: number): Series<"kWh"> {
  if (series.length !== quarters) throw new RangeError(`A profile has ${series.length} quarters and not ${quarters}.`);
  for (let quarter = 0; quarter < quarters; quarter++) {
    if (!((series[quarter] as number) >= 0)) throw new RangeError(`Quarter ${quarter} holds less than nothing.`);
  }
  return series;
}
