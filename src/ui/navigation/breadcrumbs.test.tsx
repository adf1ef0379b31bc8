import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";

describe("breadcrumbs", () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      label="You are here"
      items={[
        { name: "Home", path: "/" },
        { name: "About", path: "/about" },
      ]}
    />,
  );

  test("are a named navigation with an ordered list", () => {
    expect(html).toMatch(/^<nav aria-label="You are here"/);
    expect(html).toContain("<ol");
  });

  test("on a narrow screen only the nearest parent stands before it", () => {
    const items = ["Home", "Account", "Contracts", "Dossier"].map((name) => ({ name, path: `/${name}` }));
    const long = renderToStaticMarkup(<Breadcrumbs label="You are here" items={items} />);
    expect(long.match(/max-sm:hidden/g)).toHaveLength(2);
  });

  test("the last one is the current page and no link", () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<span aria-current="page"[^>]*>About/);
  });
});
