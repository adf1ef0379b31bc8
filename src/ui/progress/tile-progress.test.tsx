import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TileProgress } from "#ui/progress/tile-progress.tsx";

test("tile progress draws one tile each and tells how many are filled", () => {
  const html = renderToStaticMarkup(<TileProgress label="Months" value={3} max={12} />);
  expect(html.match(/<rect/g)).toHaveLength(12);
  expect(html.match(/fill-secondary-fill/g)).toHaveLength(3);
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="3" aria-valuetext="3\/12"/);
});
