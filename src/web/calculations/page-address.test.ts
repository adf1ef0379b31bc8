import { expect, test } from "vitest";
import { readPeriod, writePeriod } from "#web/calculations/page-address.ts";

const read = (query: string) => readPeriod(new URLSearchParams(query), "buyer");

test("what is written is read again, for every day of a month", () => {
  for (const day of [null, 0, 30]) {
    expect(read(`periode=${writePeriod(2, day)}`)).toEqual({ side: "buyer", month: 2, day });
  }
});

test("the button that was pressed counts, not what stood in the form before it", () => {
  expect(read("periode=3-29&periode=5&wie=koper&wie=verkoper")).toEqual({ side: "seller", month: 4, day: null });
});

test.each(["", "periode=", "periode=0", "periode=13", "periode=maart", "periode=3-", "periode=3-29-1", "wie=verkoper"])(
  "%j tells no period",
  (query) => {
    expect(read(query)).toBeNull();
  },
);
