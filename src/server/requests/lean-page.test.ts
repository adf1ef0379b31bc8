import { expect, test } from "vitest";
import { leanPage } from "./lean-page.ts";

const lean = (page: string) => leanPage(Buffer.from(page)).toString();

test("elements of a picture close themselves, and what nobody reads is gone", () => {
  expect(
    lean('<a data-discover="true" href="/">é €</a><p class=""><svg><path d="M0 0"></path><rect></rect></svg></p>'),
  ).toBe('<a href="/">é €</a><p><svg><path d="M0 0"/><rect/></svg></p>');
});

test("an element that holds something, or is none of a picture, stays as it is", () => {
  const page = '<g></g><circle><title>1</title></circle><p></p><script src="/a"></script><b class="a"></b>';
  expect(lean(page)).toBe(page);
});
