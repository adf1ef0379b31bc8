import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Tabs } from "#ui/navigation/tabs.tsx";

describe("tabs", () => {
  const html = renderToStaticMarkup(
    <Tabs
      label="Season"
      items={[
        { value: "summer", label: "Summer", content: "long days" },
        { value: "winter", label: "Winter", content: "short days" },
      ]}
    />,
  );

  test("the server sends every panel, so that they can be read without script", () => {
    expect(html).toContain("long days");
    expect(html).toContain("short days");
    expect(html).not.toContain('hidden=""');
  });

  test("the first tab is selected and each tab names its panel", () => {
    expect(html).toMatch(/role="tablist"[^>]*aria-label="Season"|aria-label="Season"[^>]*role="tablist"/);
    expect([...html.matchAll(/aria-selected="(\w+)"/g)].map((match) => match[1])).toEqual(["true", "false"]);
    const panel = html.match(/aria-controls="([^"]+)"/)?.[1];
    expect(html).toContain(`id="${panel}"`);
  });
});
