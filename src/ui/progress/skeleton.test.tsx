import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Skeleton } from "#ui/progress/skeleton.tsx";

test("a skeleton is hidden from assistive technology", () => {
  expect(renderToStaticMarkup(<Skeleton className="h-10 w-full" />)).toContain('aria-hidden="true"');
});
