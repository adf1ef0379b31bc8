import { expect, expectTypeOf, test } from "vitest";
import { labels } from "#content/labels.ts";
import { englishLabels, type Labels } from "#ui/labels.ts";

const gaps = (label: string) => label.match(/\{\w+\}/g)?.sort() ?? [];

test("every English label of the interface layer has a Dutch one with the same gaps, and none is left over", () => {
  expectTypeOf(labels).toEqualTypeOf<Labels>();
  expect(Object.keys(labels).sort()).toEqual(Object.keys(englishLabels).sort());
  for (const key of Object.keys(englishLabels) as (keyof Labels)[]) {
    expect(gaps(labels[key]), key).toEqual(gaps(englishLabels[key]));
  }
});
