import { type ComponentType, memo, type PointerEvent } from "react";
import type { StreetWords } from "#content/pages/sharing/street.ts";
import type { StreetDay, StreetHouse } from "#domain/sharing/street.ts";
import { Bakery } from "#ui/illustrations/bakery.tsx";
import { CarHouse } from "#ui/illustrations/car-house.tsx";
import { HeatPumpHouse } from "#ui/illustrations/heat-pump-house.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import type { IllustrationProps } from "#ui/illustrations/scene.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { TerracedHouse } from "#ui/illustrations/terraced-house.tsx";
import { fillLabel } from "#ui/labels.ts";
import { HOURS, ROWS, skyPlace } from "#web/pages/sharing/street/street-places.ts";
import {
  type BarSpan,
  fullestQuarter,
  houseBars,
  houseNow,
  houseSentence,
  type ShownStreet,
  START,
  sunHeight,
} from "#web/pages/sharing/street/street-quarter.ts";
import { StreetSquare } from "#web/pages/sharing/street/street-square.tsx";

const drawings: Record<StreetHouse, ComponentType<IllustrationProps>> = {
  school: School,
  roofFamily: HouseWithPanels,
  bakery: Bakery,
  daytimeCouple: TerracedHouse,
  carFamily: CarHouse,
  heatPump: HeatPumpHouse,
};

/** Eight clouds, one for each eighth of the sky. */
const clouds = [
  "left-[8%] top-[18%]",
  "left-[62%] top-[12%]",
  "left-[34%] top-[40%]",
  "left-[82%] top-[34%]",
  "left-[20%] top-[52%]",
  "left-[50%] top-[8%]",
  "left-[70%] top-[50%]",
  "left-[46%] top-[56%]",
];

const marks = [0, 6, 12, 18];

const USED = 4;
const OVER = 16;
/** In the order of `houseBars`: what is used in the upper row, what is given away in the lower. */
const bars = [
  { y: USED, colour: "stroke-primary" },
  { y: USED, colour: "stroke-secondary-fill" },
  { y: USED, colour: "stroke-supplier-fill" },
  { y: OVER, colour: "stroke-secondary-fill" },
  { y: OVER, colour: "stroke-sun-fill" },
];

const HouseBars = ({ spans }: { spans: readonly BarSpan[] }) => (
  <svg aria-hidden="true" className="mt-2 block h-5 w-full px-1" strokeWidth="8">
    <path d="M0 4h999M0 16h999" className="stroke-surface" />
    {bars.map(({ y, colour }, index) => (
      <line key={index} data-bar="" x1={spans[index]?.from} x2={spans[index]?.to} y1={y} y2={y} className={colour} />
    ))}
  </svg>
);

type StreetSceneProps = {
  words: StreetWords;
  street: ShownStreet;
  day: StreetDay;
  onPoint: (quarter: number) => void;
};

/** The picture as it is at the start; from then on the painter changes it, so it must not be drawn again. */
export const StreetScene = memo(
  function StreetScene({ words, street, day, onPoint }: StreetSceneProps) {
    const { quarter } = START;
    const { sun, night } = skyPlace(quarter, sunHeight(street, START, quarter));
    const point = (event: PointerEvent<SVGSVGElement>) => {
      const box = event.currentTarget.getBoundingClientRect();
      const column = Math.floor(((event.clientX - box.left) / box.width) * HOURS);
      const row = Math.floor(((event.clientY - box.top) / box.height) * ROWS);
      onPoint(Math.min(HOURS - 1, Math.max(0, column)) * ROWS + Math.min(ROWS - 1, Math.max(0, row)));
    };
    return (
      <div className="overflow-hidden rounded-control border border-line">
        <div className="relative h-24 overflow-hidden bg-secondary-soft sm:h-40">
          <div
            data-night=""
            style={{ opacity: night }}
            className="absolute inset-0 bg-primary-soft will-change-[opacity] dark:bg-sunken"
          />
          <div data-sun="" style={{ transform: sun }} className="absolute inset-0 will-change-transform">
            <svg aria-hidden="true" viewBox="0 0 64 64" className="size-9 -translate-x-1/2 -translate-y-1/2 sm:size-16">
              <circle cx="32" cy="32" r="28" className="fill-sun-fill stroke-sun-edge" strokeWidth="2" />
            </svg>
          </div>
          {clouds.map((place, index) => (
            <svg
              key={place}
              data-cloud=""
              aria-hidden="true"
              data-hidden={index >= START.clouds ? "" : undefined}
              viewBox="0 0 96 48"
              className={`absolute w-12 fill-surface stroke-ink data-hidden:hidden sm:w-24 ${place}`}
              strokeWidth="2.5"
            >
              <path d="M20 44a13 13 0 0 1-2-26 17 17 0 0 1 32-7 14 14 0 0 1 22 10 12 12 0 0 1 4 23z" />
            </svg>
          ))}
        </div>
        <fieldset className="bg-secondary-soft">
          <legend className="sr-only">{words.housesLabel}</legend>
          <ul className="grid grid-cols-3 gap-x-1 px-1 sm:px-3 lg:grid-cols-6">
            {street.houses.map(({ id }, index) => {
              const house = day.houses[index];
              const Drawing = drawings[id];
              if (house === undefined) return null;
              const flows = houseNow(house, quarter);
              const { name, detail } = words.houses[id];
              return (
                <li key={id} data-house={id} data-state={flows.state} className="group/house min-w-0 pb-3">
                  <label className="block cursor-pointer rounded-control px-1 has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:-outline-offset-2">
                    <span className="block border-ink border-b-2 group-data-[state=outside]/house:opacity-35">
                      <Drawing bare className="block w-full" />
                    </span>
                    <span className="mt-2 flex items-start gap-1.5 font-semibold text-small leading-tight">
                      <input
                        type="checkbox"
                        name="deelnemer"
                        value={id}
                        defaultChecked
                        aria-label={fillLabel(words.takesPart, { name })}
                        className="needs-js mt-px size-4.5 shrink-0 accent-primary"
                      />
                      <span className="min-w-0">{name}</span>
                    </span>
                    <span className="mt-0.5 block sm:min-h-9 text-muted text-small leading-tight max-sm:hidden">
                      {detail}
                    </span>
                  </label>
                  <HouseBars spans={houseBars(house, quarter, fullestQuarter(house))} />
                  <p
                    data-now=""
                    className="mt-1 min-h-11 px-1 font-semibold text-small tabular-nums leading-tight group-data-[state=gives]/house:text-secondary group-data-[state=keeps]/house:text-sun group-data-[state=outside]/house:text-muted group-data-[state=receives]/house:text-secondary sm:min-h-6"
                  >
                    {houseSentence(words, flows)}
                  </p>
                </li>
              );
            })}
          </ul>
        </fieldset>
        <div className="bg-surface px-2 pt-2 pb-1 sm:px-4 sm:pt-3">
          <div aria-hidden="true" className="flex pb-1 text-muted text-small tabular-nums leading-none">
            {marks.map((hour) => (
              <span key={hour} className="flex-1 pl-[0.4%]">
                {fillLabel(words.hour, { hour })}
              </span>
            ))}
          </div>
          <StreetSquare label={words.picture} day={day} quarter={quarter} onPoint={point} />
        </div>
      </div>
    );
  },
  () => true,
);
