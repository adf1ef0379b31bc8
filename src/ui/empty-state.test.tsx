import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmptyState } from "#ui/empty-state.tsx";

test("an empty state has a title and a decorative square", () => {
  const html = renderToStaticMarkup(<EmptyState title="No offers yet">Come back later.</EmptyState>);
  expect(html).toMatch(/<h3[^>]*>No offers yet<\/h3>/);
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
});
