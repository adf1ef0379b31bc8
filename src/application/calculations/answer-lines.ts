import type { AnswerLine, FormulaCode, FormulaPart, Ranged } from "#application/calculations/answer.ts";
import { figuresOf, type Priced, type SharingFeeInForce } from "#application/calculations/defaults/prices-in-force.ts";
import { feeSlack } from "#application/calculations/fees-in-year.ts";
import type { Context, TermsOfYear } from "#application/calculations/pair-terms.ts";
import { ranged, widened } from "#application/calculations/ranged.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import type { PairSale } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import { type Euros, euros, minus } from "#domain/units/quantity.ts";

/** A line of one year, before it is laid beside the same line of other years. */
type YearLine = Omit<AnswerLine, "amount"> & { amount: Euros };

/** The year and what a shared kWh of it is worth. */
export type ValuedYear = { terms: TermsOfYear; sale: PairSale };

const part = (code: FormulaCode, value: number, unit: string): FormulaPart => ({ code, value, unit });

function line(
  code: AnswerLine["code"],
  sign: 1 | -1,
  parts: readonly FormulaPart[],
  figures: readonly Figure<string>[] = [],
): YearLine {
  const amount = parts.reduce<number>((product, { value }) => product * value, sign);
  return { code, amount: euros(amount === 0 ? 0 : amount), parts, figures };
}

const figureOf = ({ figure }: Priced<string>) => (figure === null ? [] : [figure]);

/** The sum of a side, line by line, each line with its range over the drawn years. */
export function answerLines(
  context: Context,
  side: CalculationSide,
  mean: ValuedYear,
  drawn: readonly ValuedYear[],
): AnswerLine[] {
  const linesIn = (year: ValuedYear) => (side === "buyer" ? buyerLines(context, year) : sellerLines(context, year));
  const others = drawn.map(linesIn);
  const { less, more } = feeSlack(context.inForce[side], context.simulated.sums);
  return linesIn(mean).map((one, index) => {
    const amount = ranged(
      one.amount,
      others.map((lines) => lines[index]?.amount ?? one.amount),
    );
    return { ...one, amount: one.code === "supplier-fee" ? neverAbove(widened(amount, { less, more })) : amount };
  });
}

/** A fee costs nothing at best. */
const neverAbove = ({ value, low, high }: Ranged<"EUR">): Ranged<"EUR"> => ({
  value,
  low,
  high: high === null ? null : euros(Math.min(0, high)),
});

/** From what the shared power costs today to what the buyer keeps: the lines add up to the gain. */
function buyerLines({ simulated, inForce, prices }: Context, { terms, sale }: ValuedYear): YearLine[] {
  const { platformFee, tariffs } = simulated;
  const shared = part("shared-energy", sale.sharedEnergy, "kWh");
  const agreed = agreedPart(sale);
  const price = minus(sale.energyPrice, terms.gridLowered);
  const lines = [
    line("energy-from-supplier", 1, [shared, part("energy-price", price, "EUR/kWh")], figuresOf(inForce.buyer.energy)),
  ];
  if (tariffs.region === "brussels") {
    const due = tariffs.sharing[prices.category ?? "D"];
    const figures = [tariffs.gridUse.day, tariffs.transport, due.gridUse, due.transport];
    lines.push(line("grid-lowered", 1, [shared, part("grid-lowered", terms.gridLowered, "EUR/kWh")], figures));
  }
  lines.push(line("paid-to-seller", -1, [shared, agreed]));
  if (sale.vat && !sale.vat.buyerDeducts) {
    lines.push(line("vat-on-sale", -1, [shared, agreed, part("vat-on-sale", sale.vat.rate, "share")]));
  }
  return [...lines, ...feeLines(inForce.buyer.sharingFee, sale, platformFee)];
}

function sellerLines({ simulated, inForce }: Context, { sale }: ValuedYear): YearLine[] {
  const shared = part("shared-energy", sale.sharedEnergy, "kWh");
  return [
    line("paid-by-buyer", 1, [shared, agreedPart(sale)]),
    line(
      "injection-lost",
      -1,
      [shared, part("injection-price", sale.injectionPrice, "EUR/kWh")],
      figuresOf(inForce.seller.injection),
    ),
    ...feeLines(inForce.seller.sharingFee, sale, simulated.platformFee),
  ];
}

/** What the seller keeps; where a household pays VAT on it, its name says so. */
const agreedPart = ({ agreedPrice, vat }: ValuedYear["sale"]) =>
  part(vat && !vat.buyerDeducts ? "agreed-price-net" : "agreed-price", agreedPrice, "EUR/kWh");

function feeLines(fee: SharingFeeInForce, sale: PairSale, platformFee: Euros): YearLine[] {
  const { perEnergy } = fee;
  const lines: YearLine[] = [];
  if (perEnergy === null || fee.value !== 0) {
    lines.push(line("supplier-fee", -1, [part("supplier-fee", fee.value, "EUR")], figureOf(fee)));
  }
  if (perEnergy !== null) {
    const parts = [
      part("shared-energy", sale.sharedEnergy, "kWh"),
      part("supplier-fee-per-energy", perEnergy.value, "EUR/kWh"),
    ];
    lines.push(line("supplier-fee", -1, parts, [perEnergy]));
  }
  if (platformFee !== 0) lines.push(line("platform-fee", -1, [part("platform-fee", platformFee, "EUR")]));
  return lines;
}
