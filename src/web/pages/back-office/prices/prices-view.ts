import type { PriceDesk } from "#application/back-office/price-desk.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import {
  dayPricesWords,
  sayDays,
  sayGaps,
  sayLastDay,
  saySpan,
  sayYear,
} from "#content/pages/back-office/day-prices.ts";
import { spansOf } from "#domain/day-prices/day-prices.ts";

const { facts: names, none } = dayPricesWords;

/** What is there, what is missing, and which year counts. */
export const pricesView = ({ today, coverage, counting, coming, imports }: PriceDesk) => ({
  today,
  facts: [
    { name: names.counting, value: sayYear(counting) },
    ...(coming === null ? [] : [{ name: names.coming, value: sayYear(coming) }]),
    ...(coverage === null
      ? [{ name: names.days, value: none }]
      : [
          { name: names.days, value: `${sayDays(coverage.days)}, ${saySpan(coverage)}` },
          { name: names.quarters, value: sayDays(coverage.byQuarter) },
          { name: names.last, value: sayLastDay(coverage.until, coverage.ageDays) },
          { name: names.gaps, value: sayGaps(coverage.gaps) },
        ]),
  ],
  imports: imports.map(({ from, days, source, importedAt }) => [
    formatDay(from),
    `${sayDays(days.length)}: ${sayGaps(spansOf(days))}`,
    `${source.title}, ${source.publisher}`,
    formatDay(source.readOn),
    formatMoment(importedAt),
  ]),
});
