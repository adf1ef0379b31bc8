import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";

// A house without electric heating: what always runs, what follows people and daylight, and the appliances.
export const ALWAYS_SHARE = 0.25;
export const STEADY_SHARE = 0.22;
export const APPLIANCE_SHARE = 1 - ALWAYS_SHARE - STEADY_SHARE;
/** Use of a month against the mean, January first: dark months and months away from home. */
export const SEASON = [1.27, 1.24, 1.1, 0.93, 0.92, 0.95, 0.8, 0.76, 0.95, 1, 1.14, 1.22];

type Moment = readonly [hour: number, width: number, weight: number];
type Appliance = {
  name: string;
  /** Part of all appliance energy. */
  share: number;
  /** Power in kW, one value per quarter of a run. */
  run: readonly number[];
  working: readonly Moment[];
  free: readonly Moment[];
};

const APPLIANCES: readonly Appliance[] = [
  {
    name: "hob",
    share: 0.2,
    run: [1.9, 2.3, 1.3],
    working: [
      [12.3, 0.6, 0.15],
      [18.1, 0.9, 1],
    ],
    free: [
      [12.2, 0.9, 0.5],
      [18.2, 1, 1],
    ],
  },
  {
    name: "oven",
    share: 0.1,
    run: [2.2, 1.5, 1.2, 1.1],
    working: [[17.8, 0.9, 1]],
    free: [
      [11.6, 1, 0.45],
      [17.6, 1.1, 1],
    ],
  },
  {
    name: "kettle and microwave",
    share: 0.16,
    run: [0.8],
    working: [
      [7.6, 0.8, 1],
      [12.4, 2.4, 0.7],
      [19.5, 1.8, 1],
    ],
    free: [
      [9, 1.2, 1],
      [13, 2.5, 1],
      [19.5, 1.8, 1],
    ],
  },
  {
    name: "dishwasher",
    share: 0.16,
    run: [1.9, 0.5, 0.15, 1.7, 0.1],
    working: [
      [9.5, 1.5, 0.4],
      [13.8, 1.5, 0.3],
      [20.2, 1.5, 1],
    ],
    free: [
      [10, 1.5, 0.5],
      [14, 1.5, 1],
      [20, 1.3, 1],
    ],
  },
  {
    name: "washing machine",
    share: 0.13,
    run: [1.8, 1.2, 0.2, 0.2, 0.3],
    working: [
      [9.5, 1.8, 0.9],
      [17.5, 2.2, 1],
    ],
    free: [
      [10.5, 2, 1],
      [14.5, 2.5, 0.8],
    ],
  },
  {
    name: "dryer",
    share: 0.15,
    run: [2.2, 2.1, 1.9, 1],
    working: [
      [11, 2.4, 0.8],
      [19, 2, 1],
    ],
    free: [
      [12.5, 2, 1],
      [16, 2.5, 0.8],
    ],
  },
  {
    name: "cleaning and ironing",
    share: 0.1,
    run: [1.3, 0.9],
    working: [
      [10, 2.2, 1],
      [16.5, 2.4, 0.9],
    ],
    free: [
      [10.5, 2, 1],
      [15, 2.5, 0.8],
    ],
  },
];

const STEADY_WORKING: readonly Moment[] = [
  [7.6, 0.9, 0.7],
  [12.5, 3, 0.3],
  [20.2, 2.4, 1.5],
];
const STEADY_FREE: readonly Moment[] = [
  [9.2, 1.4, 0.6],
  [13.5, 3.2, 0.6],
  [20.2, 2.5, 1.5],
];

/** Runs per kWh of appliance use, and the moments of the day at which they begin as 256 equally likely clock quarters. */
export const RUNS = APPLIANCES.map(({ share, run, working, free }) => ({
  perUse: (share * 4) / run.reduce((total, power) => total + power, 0),
  run: Float64Array.from(run),
  moments: drawTable(working),
  freeMoments: drawTable(free),
}));
export const STEADY = { working: hours(STEADY_WORKING), free: hours(STEADY_FREE) };

/** The part of a day's energy in each clock quarter. */
function hours(moments: readonly Moment[]): Float64Array {
  const parts = new Float64Array(QUARTERS_PER_DAY);
  let total = 0;
  for (let quarter = 0; quarter < QUARTERS_PER_DAY; quarter++) {
    for (const [hour, width, weight] of moments) {
      const away = ((quarter + 0.5) / 4 - hour) / width;
      parts[quarter] = (parts[quarter] as number) + weight * Math.exp((-away * away) / 2);
    }
    total += parts[quarter] as number;
  }
  return parts.map((part) => part / total);
}

function drawTable(moments: readonly Moment[]): Uint8Array {
  const parts = hours(moments);
  const table = new Uint8Array(256);
  let quarter = 0;
  let passed = parts[0] as number;
  for (let step = 0; step < 256; step++) {
    while (passed < (step + 0.5) / 256 && quarter < QUARTERS_PER_DAY - 1) {
      quarter++;
      passed += parts[quarter] as number;
    }
    table[step] = quarter;
  }
  return table;
}
