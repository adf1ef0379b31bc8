import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocateCommunity, allocateQuarter } from "#domain/sharing/allocate-community.ts";
import type { SharingKey } from "#domain/sharing/quarter-allocator.ts";
import { kilowattHours, type Share, share, sum } from "#domain/units/quantity.ts";
import { type Series, seriesOf, sumOfSeries } from "#domain/units/series.ts";

const who = (injection: number, offtake: number, key: number) => ({
  injection: kilowattHours(injection),
  offtake: kilowattHours(offtake),
  key: share(key),
});
const close = (actual: readonly number[], expected: readonly number[], digits = 9) =>
  actual.forEach((value, index) => {
    expect(value).toBeCloseTo(expected[index] as number, digits);
  });

// The worked example of protocol v3.1 for the key "vast", as published with EnergieID/OpenEnergyID
// (demo_energiedelen.ipynb, MIT): six participants, of whom three inject, in four quarters.
const published = {
  keys: [0, 0.1, 0.225, 0.225, 0.225, 0.225],
  injection: [
    [70, 20, 100, 0],
    [10, 10, 10, 10],
    [20, 30, 40, 50],
  ],
  offtake: [
    [0, 0, 0, 0],
    [30, 20, 10, 0],
    [22, 20, 30, 40],
    [30, 25, 35, 10],
    [18, 17, 19, 25],
    [20, 22, 24, 26],
  ],
  fixed: {
    toSupplier: [
      [4.9, 0, 19, 0],
      [1.7, 1, 2.9, 2.416667],
      [5.9, 6.75, 16.6, 18.333333],
    ],
    received: [
      [0, 0, 0, 0],
      [9, 5, 10, 0],
      [18, 6.75, 24.75, 2.25],
      [22.5, 13.5, 33.75, 10],
      [18, 13.5, 19, 13.5],
      [20, 13.5, 24, 13.5],
    ],
  },
  // These two are published to the hundredth.
  relative: {
    toSupplier: [
      [7.08, 0, 24.67, 0],
      [1.01, 0, 2.47, 2.24],
      [2.02, 0, 9.87, 11.22],
    ],
    received: [
      [0, 0, 0, 0],
      [9.58, 5.87, 10, 0],
      [18.25, 7, 25, 2.5],
      [24.06, 15.71, 35, 10],
      [18, 15.71, 19, 17.02],
      [20, 15.71, 24, 17.02],
    ],
  },
  optimal: {
    toSupplier: [
      [0, 0, 14.76, 0],
      [0, 0, 1.48, 0],
      [0, 0, 15.77, 0],
    ],
    received: [
      [0, 0, 0, 0],
      [11.49, 5.87, 10, 0],
      [21.65, 7, 30, 3.25],
      [28.86, 15.71, 35, 10],
      [18, 15.71, 19, 23.38],
      [20, 15.71, 24, 23.38],
    ],
  },
};

test.each([
  ["fixed", 1e-6],
  ["relative", 0.00501],
  ["optimal", 0.00501],
] as const)("the published example of the %s key is reproduced", (key, tolerance) => {
  const participants = published.keys.map((part, index) => ({
    key: share(part),
    injection: published.injection[index] ? seriesOf<"kWh">(published.injection[index]) : null,
    offtake: seriesOf<"kWh">(published.offtake[index] ?? []),
  }));
  const { received, toSupplier, fromSupplier } = allocateCommunity(participants, key);
  const far = (series: readonly Series<"kWh">[], expected: readonly number[][]) =>
    Math.max(...expected.flatMap((row, index) => row.map((value, at) => Math.abs((series[index]?.[at] ?? 0) - value))));
  expect(far(received, published[key].received)).toBeLessThanOrEqual(tolerance);
  expect(far(toSupplier, published[key].toSupplier)).toBeLessThanOrEqual(tolerance);
  published.offtake.forEach((row, index) => {
    row.forEach((taken, at) => {
      expect((fromSupplier[index]?.[at] ?? 0) + (received[index]?.[at] ?? 0)).toBeCloseTo(taken, 9);
    });
  });
});

describe("a roof with a fifth of the key and four flats with a fifth each divide 2 kWh", () => {
  const building = [who(2, 0, 0.2), who(0, 0.2, 0.2), who(0, 0.9, 0.2), who(0, 0.5, 0.2), who(0, 0.4, 0.2)];

  test("fixed: each is offered 0.4, and the roof's own fifth stays behind", () => {
    const { received, toSupplier } = allocateQuarter(building, "fixed");
    close(received, [0, 0.2, 0.4, 0.4, 0.4]);
    expect(toSupplier[0]).toBeCloseTo(0.6, 9);
  });

  test("relative: the flats divide all of it, half a kWh each, and take what they can", () => {
    const { received, toSupplier } = allocateQuarter(building, "relative");
    close(received, [0, 0.2, 0.5, 0.5, 0.4]);
    expect(toSupplier[0]).toBeCloseTo(0.4, 9);
  });

  test("optimal and fixed in rounds: what the others leave goes to the one who still takes power", () => {
    close(allocateQuarter(building, "optimal").received, [0, 0.2, 0.9, 0.5, 0.4]);
    close(allocateQuarter(building, "fixed-in-rounds").received, [0, 0.2, 0.9, 0.5, 0.4]);
  });
});

test("optimal: in the first round the key of who takes nothing still counts, so 6 kWh become 2 + 2 and then 1 + 1", () => {
  const group = [who(6, 0, 0), who(0, 0, 1 / 3), who(0, 5, 1 / 3), who(0, 2.5, 1 / 3)];
  close(allocateQuarter(group, "relative").received, [0, 0, 2, 2]);
  // The 2 kWh that nobody took are halved: half a kWh fills the last, and its other half goes on to the third.
  close(allocateQuarter(group, "optimal").received, [0, 0, 3.5, 2.5]);
});

test("pro rata: 3 kWh for offtakes of 2 and 4 become 1 and 2", () => {
  close(allocateQuarter([who(3, 0, 0), who(0, 2, 0.9), who(0, 4, 0.1)], "pro-rata").received, [0, 1, 2]);
});

test("hybrid: a fixed round of 2 and 2 kWh, then the kWh that did not fit by the offtake that is left", () => {
  const group = [who(4, 0, 0), who(0, 1, 0.5), who(0, 3, 0.25), who(0, 5, 0.25)];
  // Fixed: 2 is offered to the first, who takes 1; 1 each to the others. Left: 1 kWh for needs of 2 and 4.
  close(allocateQuarter(group, "hybrid").received, [0, 1, 1 + 1 / 3, 1 + 2 / 3]);
});

const methods = ["fixed", "relative", "optimal", "fixed-in-rounds", "pro-rata", "hybrid"] as const;
const method = fc.constantFrom<SharingKey>(...methods);
const amount = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 100, noNaN: true }));
const people = fc
  .array(fc.tuple(amount, amount, fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 9 })
  .map((rows) => {
    const total = rows.reduce((all, [, , weight]) => all + weight, 0);
    return rows.map(([injection, offtake, weight]) => who(injection, offtake, total === 0 ? 0 : weight / total));
  });

test("energy is conserved: all that is received was injected, and each meter adds up", () => {
  fc.assert(
    fc.property(people, method, (group, key) => {
      const { received, toSupplier, fromSupplier } = allocateQuarter(group, key);
      expect(sum(received) + sum(toSupplier)).toBeCloseTo(sum(group.map(({ injection }) => injection)), 9);
      group.forEach(({ offtake }, index) => {
        expect((received[index] ?? 0) + (fromSupplier[index] ?? 0)).toBeCloseTo(offtake, 9);
      });
    }),
  );
});

test("nobody gets more than they take, and nothing is ever less than nothing", () => {
  fc.assert(
    fc.property(people, method, (group, key) => {
      const { received, toSupplier, fromSupplier } = allocateQuarter(group, key);
      group.forEach((_, index) => {
        expect(received[index]).toBeGreaterThanOrEqual(0);
        expect(fromSupplier[index]).toBeGreaterThanOrEqual(0);
        expect(toSupplier[index]).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

// In the keys with several rounds the protocol returns what did not fit to all injectors alike, so over two rounds a
// part of one's own energy can come back by way of another; within a round it never does, as the next law shows.
test("nobody gets their own injection: never more than the others injected together", () => {
  const single = fc.constantFrom<SharingKey>("fixed", "relative", "pro-rata");
  fc.assert(
    fc.property(people, single, (group, key) => {
      const { received } = allocateQuarter(group, key);
      const injected = sum(group.map(({ injection }) => injection));
      group.forEach(({ injection }, index) => {
        expect(received[index]).toBeLessThanOrEqual(injected - injection + 1e-9);
      });
    }),
  );
});

test("optimal: a rest goes back to all injectors, also to the one whose offer nobody could take", () => {
  // Round 1: the first is offered half of 18 kWh and takes it; 9 of its own and 9 of the second come back, 6 and 12.
  // Round 2: only the first still takes, 1 kWh of those 12; the 11 that are left come back one to two.
  const group = [who(9, 10, 1 / 3), who(18, 0, 1 / 3), who(0, 0, 1 / 3)];
  const { received, toSupplier } = allocateQuarter(group, "optimal");
  close(received, [10, 0, 0]);
  close(toSupplier, [6 + 11 / 3, 22 / 3, 0]);
});

test("a need that binary fractions leave behind starts no further round", () => {
  // Round 1 fills the first to the last bit but one; a second round would bring the rests to 0.75 and 0.25 Wh.
  const group = [who(0.001, 0.001, 3 / 7), who(0.001, 0, 4 / 7)];
  close(allocateQuarter(group, "optimal").toSupplier, [0.0005, 0.0005], 12);
});

test("whoever injects alone gets nothing back, whatever the key", () => {
  fc.assert(
    fc.property(people, method, (group, key) => {
      const alone = group.map((one, index) => (index === 0 ? one : { ...one, injection: kilowattHours(0) }));
      expect(allocateQuarter(alone, key).received[0]).toBeCloseTo(0, 9);
    }),
  );
});

/** The protocol written out pair by pair, as slowly as it reads. */
function pairByPair(group: readonly ReturnType<typeof who>[], key: "fixed" | "relative" | "optimal") {
  const rest = group.map(({ injection }) => injection as number);
  const need = group.map(({ offtake }) => offtake as number);
  let keys = group.map((one) => one.key as number);
  for (let round = 0; round <= group.length + 1; round++) {
    const offers = group.map(() => 0);
    const before = [...rest];
    before.forEach((injected, from) => {
      const others = keys.map((part, to) => (to === from ? 0 : part));
      const whole = key === "fixed" ? 1 : others.reduce((all, part) => all + part, 0);
      if (injected === 0 || whole === 0) return;
      others.forEach((part, to) => {
        offers[to] = (offers[to] as number) + (injected * part) / whole;
        rest[from] = (rest[from] as number) - (injected * part) / whole;
      });
    });
    let unfit = 0;
    offers.forEach((offer, to) => {
      unfit += Math.max(0, offer - (need[to] as number));
      need[to] = Math.max(0, (need[to] as number) - offer);
    });
    const total = before.reduce((all, part) => all + part, 0);
    before.forEach((injected, from) => {
      if (total > 0) rest[from] = (rest[from] as number) + (unfit * injected) / total;
    });
    if (key !== "optimal") break;
    keys = keys.map((part, to) => ((need[to] as number) > 1e-12 ? part : 0));
  }
  return { fromSupplier: need, toSupplier: rest };
}

test("the quick rounds give what the protocol gives when every injector meets every receiver", () => {
  fc.assert(
    fc.property(people, fc.constantFrom("fixed", "relative", "optimal"), (group, key) => {
      const quick = allocateQuarter(group, key);
      const slow = pairByPair(group, key);
      close(quick.fromSupplier, slow.fromSupplier, 7);
      close(quick.toSupplier, slow.toSupplier, 7);
    }),
  );
});

test("any order of the participants gives the same result", () => {
  fc.assert(
    fc.property(people, method, fc.infiniteStream(fc.nat()), (group, key, chance) => {
      const places = group
        .map((_, index) => ({ index, turn: chance.next().value as number }))
        .sort((a, b) => a.turn - b.turn)
        .map(({ index }) => index);
      const straight = allocateQuarter(group, key);
      const mixed = allocateQuarter(
        places.map((index) => group[index] as ReturnType<typeof who>),
        key,
      );
      places.forEach((index, place) => {
        expect(mixed.received[place]).toBeCloseTo(straight.received[index] as number, 9);
        expect(mixed.toSupplier[place]).toBeCloseTo(straight.toSupplier[index] as number, 9);
      });
    }),
  );
});

/** Groups in which nobody both injects and takes, and everybody who takes has a key. */
const apart = fc
  .array(fc.tuple(fc.boolean(), amount, fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 9 })
  .map((rows) => {
    const total = rows.reduce((all, [, , weight]) => all + weight, 0);
    return rows.map(([injects, energy, weight]) => who(injects ? energy : 0, injects ? 0 : energy, weight / total));
  });

test("optimal, fixed in rounds and pro rata share all that fits when nobody both injects and takes", () => {
  const all = fc.constantFrom<SharingKey>("optimal", "fixed-in-rounds", "pro-rata");
  fc.assert(
    fc.property(apart, all, (group, key) => {
      // A fixed first round leaves the keys of the injectors with themselves, and the next rounds share them out.
      const injected = sum(group.map(({ injection }) => injection));
      const taken = sum(group.map(({ offtake }) => offtake));
      expect(sum(allocateQuarter(group, key).received)).toBeCloseTo(Math.min(injected, taken), 7);
    }),
  );
});

test("more injection or more offtake never shares less", () => {
  const steady = fc.constantFrom<SharingKey>("fixed", "relative");
  fc.assert(
    fc.property(people, steady, amount, fc.constantFrom("injection", "offtake"), (group, key, more, side) => {
      const before = sum(allocateQuarter(group, key).received);
      const larger = group.map((one, index) =>
        index === 0 ? { ...one, [side]: kilowattHours(one[side] + more) } : one,
      );
      expect(sum(allocateQuarter(larger, key).received)).toBeGreaterThanOrEqual(before - 1e-9);
    }),
  );
});

describe("a series of many quarters", () => {
  const quarters = 300;
  // Every third quarter is dark, so that blocks hold quarters that do not follow each other.
  const lit = (value: (quarter: number) => number) =>
    seriesOf<"kWh">(Array.from({ length: quarters }, (_, quarter) => (quarter % 3 === 0 ? 0 : value(quarter))));
  const steady = (value: number) => seriesOf<"kWh">(new Float64Array(quarters).fill(value));
  const group = [
    { injection: lit((quarter) => quarter), offtake: null, key: share(0) },
    { injection: lit((quarter) => 2 * (quarter % 7)), offtake: steady(20), key: share(0.4) },
    { injection: null, offtake: steady(100), key: share(0.6) },
  ];

  test("each quarter is divided as if it stood alone", () => {
    const whole = allocateCommunity(group, "optimal");
    for (const quarter of [0, 1, 130, 299]) {
      const alone = allocateQuarter(
        group.map(({ injection, offtake, key }) => who(injection?.[quarter] ?? 0, offtake?.[quarter] ?? 0, key)),
        "optimal",
      );
      close(
        whole.received.map((series) => series[quarter] as number),
        alone.received,
      );
      close(
        whole.toSupplier.map((series) => series[quarter] as number),
        alone.toSupplier,
      );
      close(
        whole.fromSupplier.map((series) => series[quarter] as number),
        alone.fromSupplier,
      );
    }
  });

  test("a result written over an earlier one is the same as a new one", () => {
    const into = allocateCommunity(
      group.map((one) => ({ ...one, injection: steady(7) })),
      "fixed",
    );
    expect(allocateCommunity(group, "relative", into)).toBe(into);
    expect(into).toEqual(allocateCommunity(group, "relative"));
    expect(sumOfSeries(into.toSupplier[2] as Series<"kWh">)).toBe(0);
  });
});

test("keys over the whole, negative amounts and series of different lengths are our own fault and thrown", () => {
  const one = seriesOf<"kWh">([1]);
  const member = { injection: one, offtake: one, key: share(0.5) };
  const refused = (other: { injection?: Series<"kWh">; offtake?: Series<"kWh">; key?: Share }) =>
    expect(() => allocateCommunity([member, { ...member, ...other }], "fixed")).toThrow(RangeError);
  refused({ key: share(0.6) });
  refused({ key: share(-0.1) });
  refused({ injection: seriesOf<"kWh">([-1]) });
  refused({ offtake: seriesOf<"kWh">([Number.NaN]) });
  refused({ offtake: seriesOf<"kWh">([1, 2]) });
});
