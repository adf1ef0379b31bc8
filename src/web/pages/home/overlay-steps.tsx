import { Fragment } from "react";
import { daySquareWords } from "#content/energy/day-square.ts";
import type { homeWords } from "#content/pages/home/home.ts";
import type { SharingQuarter } from "#domain/sharing/shared-day.ts";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

type Steps = ReturnType<typeof homeWords>["steps"];
type Quarter = { shared: number; toSupplier: number; fromSupplier: number };

const nothing = { shared: 0, toSupplier: 0, fromSupplier: 0 };
const signs: readonly IconName[] = ["plus", "equal"];

/** Three steps as one sum that runs through the day: the buyer's, the seller's, and where they overlap. All on one scale. */
export function OverlaySteps({ words, quarters }: { words: Steps; quarters: readonly SharingQuarter[] }) {
  const days: readonly Quarter[][] = [
    quarters.map(({ shared, fromSupplier }) => ({ ...nothing, fromSupplier: shared + fromSupplier })),
    quarters.map(({ shared, toSupplier }) => ({ ...nothing, toSupplier: shared + toSupplier })),
    quarters.map(({ shared, toSupplier }) => ({ ...nothing, shared, toSupplier })),
  ];
  const highest = Math.max(...days.flat().flatMap((quarter) => Object.values(quarter)));
  const scale = { shared: Math.max(...quarters.map(({ shared }) => shared)), supplier: highest };
  return (
    <>
      <ol className="grid gap-x-6 gap-y-4 lg:grid-cols-[1fr_auto_1fr_auto_1fr]">
        {words.items.map((item, index) => {
          const sign = signs[index - 1];
          return (
            <Fragment key={item.verb}>
              {sign ? (
                <li aria-hidden="true" className="flex items-start justify-center lg:pt-24">
                  <span className="grid size-11 place-items-center rounded-round bg-primary-soft text-primary">
                    <Icon name={sign} className="size-6" />
                  </span>
                </li>
              ) : null}
              <li className="min-w-0 [view-timeline-name:--day]">
                <DaySquare
                  quarters={days[index] ?? []}
                  label={item.picture}
                  labels={daySquareWords}
                  size="small"
                  orientation="auto"
                  scale={scale}
                  playing="scrolling"
                  caption={item.picture}
                />
                <h3 className="mt-5 flex items-baseline gap-3 font-display text-h3">
                  <span className="text-primary tabular-nums">{index + 1}</span>
                  {item.verb}
                </h3>
                <p className="mt-2 text-muted">{item.text}</p>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <p className="mt-8 text-muted text-small">{words.source}</p>
    </>
  );
}
