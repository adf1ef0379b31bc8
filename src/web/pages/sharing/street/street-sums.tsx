import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { StreetWords } from "#content/pages/sharing/street.ts";
import { dayTotal, type HouseDay, type StreetDay } from "#domain/sharing/street.ts";
import { DataTable } from "#ui/data-table.tsx";
import { fillLabel } from "#ui/labels.ts";
import type { ShownStreet } from "#web/pages/sharing/street/street-quarter.ts";

export type StreetPrices = { energyPrice: number; injectionPrice: number; yearlyFee: number };

const DAYS_PER_YEAR = 365;
const NONE = "–";
const whole = { fractionDigitsMax: 0 };

/** The day in one sentence, and what it is worth in another. */
export function streetAnswer(words: StreetWords, { group, members }: StreetDay, prices: StreetPrices) {
  const shared = dayTotal(group.shared);
  const injection = shared + dayTotal(group.toSupplier);
  const offtake = shared + dayTotal(group.fromSupplier);
  const value = shared * (prices.energyPrice - prices.injectionPrice);
  const fees = (members * prices.yearlyFee) / DAYS_PER_YEAR;
  const money = fillLabel(words.money, {
    value: formatEuros(value),
    fees: formatEuros(fees),
    net: formatEuros(value - fees),
  });
  if (members === 0) return { answer: words.answerNobody, money: "" };
  if (injection < 0.005) return { answer: words.answerDark, money };
  const part = formatPercent(shared / injection, whole);
  const covered = formatPercent(offtake === 0 ? 0 : shared / offtake, whole);
  return {
    answer: fillLabel(words.answer, { shared: formatKilowattHours(shared), part }),
    money: `${fillLabel(words.cover, { covered })} ${money}`,
  };
}

const flows = ["production", "load", "ownUse", "given", "received", "fromSupplier", "toSupplier"] as const;
const energy = (amount: number) =>
  amount < 0.05 ? NONE : formatKilowattHours(amount, { fractionDigitsMin: 1, fractionDigitsMax: 1 });

/** The same day house by house, for who reads rather than looks. */
export function StreetTable({ words, street, day }: { words: StreetWords; street: ShownStreet; day: StreetDay }) {
  const { table } = words;
  const row = (house: HouseDay) => flows.map((flow) => energy(dayTotal(house[flow])));
  const members = day.houses.filter(({ isMember }) => isMember);
  const total = flows.map((flow) => energy(members.reduce((all, house) => all + dayTotal(house[flow]), 0)));
  return (
    <DataTable
      caption={table.caption}
      columns={table.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
      rows={day.houses.map((house, index) => {
        const name = words.houses[street.houses[index]?.id ?? "school"].name;
        return [house.isMember ? name : fillLabel(table.outside, { name }), ...row(house)];
      })}
      rowHeader
      footer={[table.members, ...total]}
    />
  );
}
