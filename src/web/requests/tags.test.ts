import { expect, test } from "vitest";
import { putIn, spansOf } from "./tags.ts";

const page = Buffer.from("<p>één</p><b/><p>twee €</p><p>open");

test("finds every whole place in order, and none that does not end", () => {
  const spans = spansOf(page, "<p>", "</p>");
  expect(spans.map(([from, to]) => page.toString("utf8", from, to))).toEqual(["<p>één</p>", "<p>twee €</p>"]);
  expect(spansOf(page, "<i>", "</i>")).toEqual([]);
});

test("puts something else in each place, in whichever order they are told, and leaves the rest, letters of several bytes too", () => {
  const [first, second] = spansOf(page, "<p>", "</p>");
  if (!first || !second) throw new Error("The places of the page were not found.");
  const changed = putIn(page, [
    { span: second, by: "<i>drie ½</i>" },
    { span: first, by: [Buffer.from("<u"), Buffer.from("/>")] },
  ]);
  expect(changed.toString()).toBe("<u/><b/><i>drie ½</i><p>open");
  expect(putIn(page, [])).toEqual(page);
});
