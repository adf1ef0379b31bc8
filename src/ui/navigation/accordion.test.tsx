import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Accordion } from "#ui/navigation/accordion.tsx";

describe("accordion", () => {
  const html = renderToStaticMarkup(
    <Accordion items={[{ id: "price", question: "What does it cost?", answer: <p>Nothing yet.</p> }]} />,
  );

  test("is native details with a closed state and an address of its own", () => {
    expect(html).toMatch(/<details id="price" data-state="closed"/);
    expect(html).toContain("<summary");
    expect(html).toContain("Nothing yet.");
  });

  test("its question is a heading", () => {
    expect(html).toMatch(/<h3[^>]*>What does it cost\?<\/h3>/);
  });
});
