import { formatHour } from "#content/format/format-hour.ts";
import type { StreetWords } from "#content/pages/sharing/street.ts";
import type { HouseDay, Street, StreetChoice, StreetDay, StreetHouse } from "#domain/sharing/street.ts";
import { formatQuarterEnergy, isShown } from "#ui/day-square/day-square-words.ts";
import { fillLabel } from "#ui/labels.ts";

export type ShownStreet = Street<StreetHouse>;

export const START: StreetChoice & { quarter: number } = {
  season: "spring",
  clouds: 4,
  key: "fixed",
  isMember: [true, true, true, true, true, true],
  quarter: 50,
};

const at = (series: ArrayLike<number>, quarter: number) => series[quarter] ?? 0;

/** A part of a row under a house, from where to where in hundredths of its width. */
export type BarSpan = { from: string; to: string };

/**
 * What a house uses above what it gives away, each flow against the house's largest quarter of the day. The spans are
 * of lines, whose ends are no style: thirty of them move and the browser works out nothing but their places.
 */
export function houseBars(house: HouseDay, quarter: number, full: number): readonly BarSpan[] {
  const spans: BarSpan[] = [];
  const row = (flows: readonly ArrayLike<number>[]) => {
    let end = 0;
    for (const flow of flows) {
      const from = end;
      end += full === 0 ? 0 : (at(flow, quarter) / full) * 100;
      spans.push({ from: `${from.toFixed(1)}%`, to: `${end.toFixed(1)}%` });
    }
  };
  row([house.ownUse, house.received, house.fromSupplier]);
  row([house.given, house.toSupplier]);
  return spans;
}

export const fullestQuarter = ({ load, production, ownUse }: HouseDay) => {
  let full = 0;
  for (let quarter = 0; quarter < load.length; quarter++) {
    full = Math.max(full, at(load, quarter), at(production, quarter) - at(ownUse, quarter));
  }
  return full;
};

export type HouseState = "gives" | "receives" | "keeps" | "ownRoof" | "supplier" | "outside";

/** What a house does in a quarter, in one word and its energy. */
export function houseNow(house: HouseDay, quarter: number): { state: HouseState; energy: number } {
  const { isMember, given, received, toSupplier, ownUse } = house;
  if (!isMember) return { state: "outside", energy: 0 };
  if (isShown(at(given, quarter))) return { state: "gives", energy: at(given, quarter) };
  if (isShown(at(received, quarter))) return { state: "receives", energy: at(received, quarter) };
  if (isShown(at(toSupplier, quarter))) return { state: "keeps", energy: at(toSupplier, quarter) };
  return { state: isShown(at(ownUse, quarter)) ? "ownRoof" : "supplier", energy: 0 };
}

export const houseSentence = (words: StreetWords, { state, energy }: ReturnType<typeof houseNow>) =>
  fillLabel(words.now[state], { energy: formatQuarterEnergy(energy) });

export const quarterReading = (words: StreetWords, { group }: StreetDay, quarter: number) =>
  fillLabel(words.reading, {
    from: formatHour(quarter),
    until: formatHour(quarter + 1),
    shared: formatQuarterEnergy(at(group.shared, quarter)),
    toSupplier: formatQuarterEnergy(at(group.toSupplier, quarter)),
    fromSupplier: formatQuarterEnergy(at(group.fromSupplier, quarter)),
  });

/** The clear sun of a quarter as a part of the day's highest: how high it stands in the picture. */
export function sunHeight({ seasons }: ShownStreet, { season }: StreetChoice, quarter: number): number {
  const clear = seasons[season].sun[0] ?? [];
  return at(clear, quarter) / Math.max(1, ...clear);
}

/** Per quarter how full a tile is, and how large its dot: both against the fullest quarter of the day. */
export function tileStrengths({ group }: StreetDay) {
  const shared = Math.max(0, ...group.shared);
  const supplier = Math.max(shared, ...group.toSupplier);
  const strength = (amount: number, full: number) => (full > 0 && isShown(amount) ? amount / full : 0);
  return {
    lit: (quarter: number) => strength(at(group.shared, quarter), shared),
    dot: (quarter: number) => Math.sqrt(strength(at(group.toSupplier, quarter), supplier)),
  };
}
