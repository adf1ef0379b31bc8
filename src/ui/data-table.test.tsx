import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DataTable } from "#ui/data-table.tsx";

describe("data table", () => {
  const html = renderToStaticMarkup(
    <DataTable
      caption="Shared energy"
      columns={[{ header: "Month" }, { header: "kWh", align: "end" }]}
      rows={[["June", 120]]}
      rowHeader
      footer={["Total", 120]}
    />,
  );

  test("its region is named by the caption and can be scrolled by keyboard", () => {
    const name = html.match(/aria-labelledby="([^"]+)"/)?.[1];
    expect(html).toMatch(new RegExp(`<caption id="${name}".*>Shared energy<\\/span><\\/caption>`));
    expect(html).toContain('tabindex="0"');
  });

  test("it is no container whose width styles ask for, in which Chromium may paint it twice", () => {
    expect(html).not.toContain("@container");
  });

  test("columns and rows have headers with a scope", () => {
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html.match(/scope="row"/g)).toHaveLength(2);
    expect(html).toContain("<tfoot");
  });
});
