import type { AnswerLine, FormulaCode, FormulaPart } from "#application/calculations/answer.ts";
import type { Context, TermsOfYear } from "#application/calculations/pair-terms.ts";
import { figuresOf, type Priced } from "#application/calculations/prices-in-force.ts";
import type { PairSale } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import { type Euros, euros, minus } from "#domain/units/quantity.ts";

const part = (code: FormulaCode, value: number, unit: string): FormulaPart => ({ code, value, unit });

function line(
  code: AnswerLine["code"],
  sign: 1 | -1,
  parts: readonly FormulaPart[],
  figures: readonly Figure<string>[] = [],
): AnswerLine {
  const amount = parts.reduce<number>((product, { value }) => product * value, sign);
  return { code, amount: euros(amount === 0 ? 0 : amount), parts, figures };
}

const figureOf = ({ figure }: Priced<string>) => (figure === null ? [] : [figure]);

/** From what the shared power costs today to what the buyer keeps: the lines add up to the gain. */
export function buyerLines({ prepared, inForce, prices }: Context, terms: TermsOfYear, sale: PairSale): AnswerLine[] {
  const { platformFee, tariffs } = prepared;
  const shared = part("shared-energy", sale.sharedEnergy, "kWh");
  const agreed = part("agreed-price", sale.agreedPrice, "EUR/kWh");
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
  return [...lines, ...feeLines(inForce.buyer.sharingFee, platformFee)];
}

export function sellerLines({ prepared, inForce }: Context, sale: PairSale): AnswerLine[] {
  const shared = part("shared-energy", sale.sharedEnergy, "kWh");
  return [
    line("paid-by-buyer", 1, [shared, part("agreed-price", sale.agreedPrice, "EUR/kWh")]),
    line(
      "injection-lost",
      -1,
      [shared, part("injection-price", sale.injectionPrice, "EUR/kWh")],
      figuresOf(inForce.seller.injection),
    ),
    ...feeLines(inForce.seller.sharingFee, prepared.platformFee),
  ];
}

function feeLines(fee: Priced<"EUR">, platformFee: Euros): AnswerLine[] {
  const lines = [line("supplier-fee", -1, [part("supplier-fee", fee.value, "EUR")], figureOf(fee))];
  if (platformFee !== 0) lines.push(line("platform-fee", -1, [part("platform-fee", platformFee, "EUR")]));
  return lines;
}
