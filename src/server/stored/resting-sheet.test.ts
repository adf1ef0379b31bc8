import { expect, test } from "vitest";
import { classesOn, restingLink } from "./resting-sheet.ts";

const sheet = { whole: "/assets/app-1.css", resting: "/assets/resting-1.css", missing: new Set(["[&_p]:mt-4"]) };
const page = (list: string) => `<link rel="stylesheet" href="/assets/app-1.css"/><p class="${list}"></p>`;

test("a page gets the smaller sheet only when that knows all its classes", () => {
  expect(restingLink(page("mt-4"), sheet)).toEqual({
    whole: `<link rel="stylesheet" href="${sheet.whole}"/>`,
    resting: `<link rel="stylesheet" href="${sheet.resting}"/>`,
  });
  expect(restingLink(page("mt-4 [&amp;_p]:mt-4"), sheet)).toBeNull();
});

test("a page with another sheet keeps it", () => {
  expect(restingLink(page("mt-4").replace("app-1", "app-2"), sheet)).toBeNull();
});

test("classes are read from a page as the browser reads them", () => {
  expect([...classesOn('<p class="a [&amp;&gt;p]:b"><svg\nclass="c"></svg></p>')]).toEqual(["a", "[&>p]:b", "c"]);
});
