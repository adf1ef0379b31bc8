import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";

test("a button's child wears its dress and keeps what it says itself", () => {
  const html = renderToStaticMarkup(
    <Button asChild busy className="own" aria-label="Verder">
      <a href="/koper" className="mine" aria-label="Ga verder">
        naar de koper
      </a>
    </Button>,
  );
  expect(html).toMatch(/^<a [^>]*href="\/koper"/);
  expect(html).toMatch(/class="[^"]*button-primary[^"]* own mine"/);
  expect(html).toContain('aria-label="Ga verder"');
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("naar de koper");
  expect(html).not.toContain("<button");
});

test("asChild without one element is refused", () => {
  expect(() => renderToStaticMarkup(<TextLink asChild>los</TextLink>)).toThrow("asChild takes exactly one element.");
});
