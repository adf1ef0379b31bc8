export type BusinessKind = "office" | "shop" | "bakery" | "school" | "farm" | "workshop" | "cold-store";

export type Opening = readonly [from: number, to: number, level: number];
export type BusinessShape = {
  /** Power while closed against full power while open. */
  closed: number;
  working: readonly Opening[];
  saturday: readonly Opening[];
  sunday: readonly Opening[];
  /** Extra use per degree below 15 and above 18, as a part of full power: heating fans and lamps, cooling. */
  cold: number;
  warm: number;
  /** Power by chance from quarter to quarter. */
  wobble: number;
  /** Days without work in the school holidays: a school has them all, an office and a workshop run low. */
  holidayLevel: number;
};

export const BUSINESS_SHAPES = {
  office: {
    closed: 0.16,
    working: [
      [7, 8, 0.5],
      [8, 12, 1],
      [12, 13, 0.85],
      [13, 17.5, 1],
      [17.5, 19, 0.4],
    ],
    saturday: [],
    sunday: [],
    cold: 0.012,
    warm: 0.03,
    wobble: 0.06,
    holidayLevel: 0.8,
  },
  shop: {
    closed: 0.18,
    working: [
      [7.5, 9, 0.6],
      [9, 18.5, 1],
      [18.5, 19.5, 0.5],
    ],
    saturday: [
      [7.5, 9, 0.6],
      [9, 18.5, 1.1],
      [18.5, 19.5, 0.5],
    ],
    sunday: [],
    cold: 0.012,
    warm: 0.025,
    wobble: 0.06,
    holidayLevel: 1,
  },
  bakery: {
    closed: 0.14,
    working: [
      [1, 2, 0.6],
      [2, 8, 1],
      [8, 13, 0.55],
      [13, 18.5, 0.35],
    ],
    saturday: [
      [0.5, 2, 0.8],
      [2, 8.5, 1.15],
      [8.5, 18, 0.45],
    ],
    sunday: [
      [0.5, 2, 0.8],
      [2, 8.5, 1.15],
      [8.5, 13, 0.5],
    ],
    cold: 0.003,
    warm: 0.012,
    wobble: 0.14,
    holidayLevel: 0.95,
  },
  school: {
    closed: 0.14,
    working: [
      [7, 8, 0.6],
      [8, 12, 1],
      [12, 13.2, 0.9],
      [13.2, 16, 1],
      [16, 19, 0.4],
    ],
    saturday: [],
    sunday: [],
    cold: 0.02,
    warm: 0,
    wobble: 0.06,
    holidayLevel: 0,
  },
  farm: {
    closed: 0.4,
    working: [
      [5.5, 8.5, 1],
      [8.5, 17, 0.55],
      [17, 20, 0.95],
    ],
    saturday: [
      [5.5, 8.5, 1],
      [8.5, 17, 0.5],
      [17, 20, 0.95],
    ],
    sunday: [
      [5.5, 8.5, 1],
      [8.5, 17, 0.45],
      [17, 20, 0.95],
    ],
    cold: 0.006,
    warm: 0.025,
    wobble: 0.12,
    holidayLevel: 1,
  },
  workshop: {
    closed: 0.1,
    working: [],
    saturday: [],
    sunday: [],
    cold: 0.006,
    warm: 0.006,
    wobble: 0.16,
    holidayLevel: 0.75,
  },
  "cold-store": {
    closed: 0.85,
    working: [[6, 18, 1.05]],
    saturday: [[6, 12, 0.95]],
    sunday: [],
    cold: -0.014,
    warm: 0.03,
    wobble: 0.08,
    holidayLevel: 1,
  },
} as const satisfies Record<BusinessKind, BusinessShape>;

export const SHIFT_HOURS: Readonly<Record<1 | 2 | 3, readonly Opening[]>> = {
  1: [
    [7, 8, 0.7],
    [8, 12, 1],
    [12, 12.75, 0.6],
    [12.75, 16.5, 1],
  ],
  2: [[6, 22, 1]],
  3: [[0, 24, 1]],
};
