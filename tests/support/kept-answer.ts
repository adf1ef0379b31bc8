import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { euros } from "#domain/units/quantity.ts";
import { readSituation } from "#web/forms/queries/situation-query.ts";
import { calculate } from "./calculate.ts";

/** The day before the cards of October count. */
const DAY = "2026-11-19";

/** The side whose calculator a link opens. */
export const keptLinks: Readonly<Record<string, "buyer" | "seller">> = {
  "koper?datum=2026-11-19": "buyer",
  "verkoper?datum=2026-11-19": "seller",
  "koper?datum=2026-11-19&product=engie-easy-vast&verkoper-product=ebem-groen-variabel&verkoper-contract=dynamisch":
    "buyer",
};

const isFigure = (value: unknown): value is { value: unknown; status: string; source: { title: string } } =>
  typeof value === "object" && value !== null && "source" in value && "validFrom" in value && "value" in value;

/** The answer of a link without a range of drawn years, as text: a figure by its value, its status and its source. */
export function keptAnswer(link: string): string {
  const side = keptLinks[link] ?? "buyer";
  const { situation, faults } = readSituation(
    new URLSearchParams(link.split("?")[1]),
    defaultSituation(side, "be", DAY),
  );
  if (situation === null) throw new Error(`${link}: ${JSON.stringify(faults)}`);
  const answer = calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 2);
  if (!answer.ok) throw new Error(`${link}: ${answer.refusal.code}`);
  return JSON.stringify(answer.value, (_, value) =>
    isFigure(value)
      ? [value.value, value.status, value.source.title]
      : value instanceof Float64Array
        ? [...value]
        : value,
  );
}
