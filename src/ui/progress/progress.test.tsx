import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Progress } from "#ui/progress/progress.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("progress", () => {
  test("tells its name, value, bounds and share", () => {
    const html = renderToStaticMarkup(<Progress label="Reading" value={30} max={120} />);
    expect(html).toMatch(/aria-valuemax="120" aria-valuemin="0" aria-valuenow="30" aria-valuetext="25%"/);
    expect(html).toContain('data-state="loading"');
    expect(html).toContain('width="25%"');
    const name = html.match(/aria-labelledby="([^"]+)"/)?.[1];
    expect(html).toMatch(new RegExp(`id="${name}"[^>]*>Reading`));
  });

  test("the text of the value can be given", () => {
    const html = renderToStaticMarkup(
      <Progress label="Files" value={1} max={4} valueText={(value, max) => `${value} of ${max}`} />,
    );
    expect(html).toContain('aria-valuetext="1 of 4"');
  });

  test("both ends of the range are allowed; the upper one is complete", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(renderToStaticMarkup(<Progress label="A" value={0} />)).toContain('data-state="loading"');
    expect(renderToStaticMarkup(<Progress label="A" value={100} />)).toContain('data-state="complete"');
    expect(error).not.toHaveBeenCalled();
  });

  test("null is indeterminate, without a console error", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const html = renderToStaticMarkup(<Progress label="A" value={null} />);
    expect(html).toContain('data-state="indeterminate"');
    expect(html).not.toContain("aria-valuenow");
    expect(error).not.toHaveBeenCalled();
  });

  test.each([150, -1, Number.NaN])("%d of 100 writes a console error and is drawn as indeterminate", (value) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const html = renderToStaticMarkup(<Progress label="A" value={value} />);
    expect(error.mock.calls[0]?.[0]).toMatch(new RegExp(`^Invalid prop \`value\` of value \`${value}\``));
    expect(html).toContain('data-state="indeterminate"');
    expect(html).not.toContain("aria-valuenow");
    expect(html).toContain("<pattern");
  });
});
