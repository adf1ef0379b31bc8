import type { FlemishGridArea } from "#domain/regions/grid-area.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type {
  BrusselsTariffs,
  CustomerKind,
  DutchTariffs,
  FederalLevies,
  FiguresRefusal,
  FlemishTariffs,
  TariffSet,
} from "#domain/tariffs/tariff-set.ts";
import { type CalendarDay, calendarDayOf, yearOf } from "#domain/time/calendar-day.ts";
import { federalLevies, type LevyPeriod } from "#figures/federal-levies.ts";
import { type AnyFigure, mapFigures } from "#figures/figure-trees.ts";
import { type BrusselsYear, brussels2026 } from "#figures/tariffs/brussels-2026.ts";
import { brussels2027Indicative } from "#figures/tariffs/brussels-2027-indicative.ts";
import type { DutchYear } from "#figures/tariffs/dutch-year.ts";
import { flanders2025 } from "#figures/tariffs/flanders-2025.ts";
import { flanders2026, flanders2026Finer } from "#figures/tariffs/flanders-2026.ts";
import type { FlemishYear } from "#figures/tariffs/flemish-year.ts";
import { netherlands2024 } from "#figures/tariffs/netherlands-2024.ts";
import { netherlands2025 } from "#figures/tariffs/netherlands-2025.ts";
import { netherlands2026 } from "#figures/tariffs/netherlands-2026.ts";
import { belgianVat, dutchVat } from "#figures/vat.ts";

/** The first day on which the rules of the Flemish bill follow paid bills: what earlier days answered does not change. */
const PAID_BILLS_FROM: CalendarDay = "2026-11-20";

/** Every published year of each region, the oldest first. A new year is one line here. */
const FLEMISH_YEARS: readonly FlemishYear[] = [flanders2025, flanders2026, flanders2026Finer];
const BRUSSELS_YEARS: readonly BrusselsYear[] = [brussels2026];
const DUTCH_YEARS: readonly DutchYear[] = [netherlands2024, netherlands2025, netherlands2026];

export type TariffPlace =
  | { region: "flanders"; area: FlemishGridArea }
  | { region: "brussels" }
  | { region: "netherlands" };

type TariffsAt<P extends TariffPlace> = Extract<TariffSet, { region: P["region"] }>;

/**
 * What applies at a place on a day. After the last published year its figures serve on, each marked as an estimate with
 * the reason; what the law already fixes for later, such as the excise of 2027, stays found. Before the first: refused.
 */
export function figuresOn<P extends TariffPlace>(day: CalendarDay, place: P): Result<TariffsAt<P>, FiguresRefusal> {
  const firstDay = calendarDayOf(firstYearAt(place), 1, 1);
  if (day < firstDay) return refused({ code: "no-figures-before", firstDay });
  const tariffs = mapFigures(tariffsAt(day, place), (figure) => asOn(day, figure));
  // The region of the set is that of the place, which the compiler cannot follow through the branches.
  return ok(tariffs as TariffsAt<P>);
}

const firstYearAt = ({ region }: TariffPlace): number => {
  const years = { flanders: FLEMISH_YEARS, brussels: BRUSSELS_YEARS, netherlands: DUTCH_YEARS }[region];
  return years[0]?.year ?? Number.POSITIVE_INFINITY;
};

function tariffsAt(day: CalendarDay, place: TariffPlace): TariffSet {
  if (place.region === "flanders") return flemishTariffs(day, place.area);
  return place.region === "brussels" ? brusselsTariffs(day) : dutchTariffs(day);
}

function flemishTariffs(day: CalendarDay, area: FlemishGridArea): FlemishTariffs {
  const { year: _, countsFrom: _from, injection: _unused, areas, ...whole } = lastUpTo(day, FLEMISH_YEARS);
  const followsPaidBills = day >= PAID_BILLS_FROM;
  return { region: "flanders", ...whole, ...areas[area], followsPaidBills, levies: leviesOn(day), vat: belgianVat };
}

function brusselsTariffs(day: CalendarDay): BrusselsTariffs {
  const { year, ...table } = lastUpTo(day, BRUSSELS_YEARS);
  const { powerTerm, gridUseDay } = brussels2027Indicative;
  const isIndicative = year < 2027 && day >= gridUseDay.validFrom;
  const announced = isIndicative ? { powerTerm, gridUse: { ...table.gridUse, day: gridUseDay } } : {};
  return { region: "brussels", ...table, ...announced, levies: leviesOn(day), vat: belgianVat };
}

function dutchTariffs(day: CalendarDay): DutchTariffs {
  const { year: _, ...table } = lastUpTo(day, DUTCH_YEARS);
  return { region: "netherlands", ...table, vat: dutchVat };
}

function leviesOn(day: CalendarDay): FederalLevies {
  const of = (customer: CustomerKind): LevyPeriod => {
    const period = federalLevies[customer].findLast(({ validFrom }) => validFrom <= day);
    if (!period) throw new RangeError(`No levies of ${customer} on ${day}.`);
    return period;
  };
  const each = { household: of("household"), protected: of("protected"), business: of("business") };
  return {
    excise: {
      household: each.household.excise,
      protected: each.protected.excise,
      business: each.business.excise,
    },
    energyContribution: {
      household: each.household.energyContribution,
      protected: each.protected.energyContribution,
      business: each.business.energyContribution,
    },
  };
}

function lastUpTo<Y extends { year: number; countsFrom?: CalendarDay }>(day: CalendarDay, years: readonly Y[]): Y {
  const found = years.findLast(({ year, countsFrom = day }) => year <= yearOf(day) && countsFrom <= day);
  if (!found) throw new RangeError(`No table for ${day}.`);
  return found;
}

function asOn<F extends AnyFigure>(day: CalendarDay, figure: F): F {
  if (figure.validUntil === undefined || day <= figure.validUntil) return figure;
  return { ...figure, status: "estimate", reason: { code: "not-yet-published", year: yearOf(day) } };
}
