import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Alert } from "#ui/alert.tsx";
import { Amount } from "#ui/amount.tsx";
import { Button } from "#ui/button.tsx";
import { fillLabel } from "#ui/labels.ts";

test("a button is a button, a link as a button stays a link", () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toMatch(/^<button type="submit"[^>]*>Go<\/button>$/);
  expect(
    renderToStaticMarkup(
      <Button asChild>
        <a href="/koper">Go</a>
      </Button>,
    ),
  ).toMatch(/^<a [^>]*href="\/koper"[^>]*>Go<\/a>$/);
});

test("a busy button says so and keeps its own words", () => {
  const html = renderToStaticMarkup(<Button busy>Send</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain("Please wait");
  expect(html).toContain("Send");
});

test("an alert says its tone in a word, not in colour alone", () => {
  expect(renderToStaticMarkup(<Alert tone="warn">Mind this.</Alert>)).toContain("Warning: ");
});

test("an amount is written with its unit and keeps its value for machines", () => {
  expect(renderToStaticMarkup(<Amount value={0.0525} unit="EUR/kWh" />)).toMatch(
    /^<data value="0.0525"[^>]*>5,25\u00a0c€\/kWh<\/data>$/,
  );
});

test("the gaps of a label are filled, unknown ones stay", () => {
  expect(fillLabel("{count} of {max} {what}", { count: 0, max: 5 })).toBe("0 of 5 {what}");
});
