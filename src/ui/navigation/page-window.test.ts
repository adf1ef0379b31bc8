import { expect, test } from "vitest";
import { pageWindow } from "#ui/navigation/page-window.ts";

test("up to seven pages are all shown", () => {
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("near the start, in the middle and near the end there are seven places", () => {
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(pageWindow(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
  expect(pageWindow(17, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
});
