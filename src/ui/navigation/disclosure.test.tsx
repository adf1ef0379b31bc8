import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Disclosure } from "#ui/navigation/disclosure.tsx";

test("a closed disclosure is in the page for those without script", () => {
  const html = renderToStaticMarkup(<Disclosure label="More">Details</Disclosure>);
  expect(html).toContain("Details");
  expect(html).not.toContain('hidden=""');
  expect(html).toContain('aria-expanded="false"');
});
