import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Pagination } from "#ui/navigation/pagination.tsx";

describe("pagination", () => {
  const draw = (page: number) =>
    renderToStaticMarkup(
      <Pagination
        page={page}
        pageCount={9}
        renderLink={({ page: target, ...link }) => <a href={`?page=${target}`} {...link} />}
      />,
    );

  test("is named, and its links say which page they lead to", () => {
    expect(draw(5)).toContain('<nav aria-label="Pages"');
    expect(draw(5)).toMatch(/href="\?page=6"[^>]*aria-label="Page 6"/);
  });

  test("the current page is marked as such", () => {
    expect(draw(5)).toMatch(/href="\?page=5"[^>]*aria-current="page"/);
  });

  test("there is no way back from the first page nor on from the last", () => {
    expect(draw(1)).not.toContain('rel="prev"');
    expect(draw(1)).toContain('rel="next"');
    expect(draw(9)).not.toContain('rel="next"');
  });

  test("one page needs no navigation", () => {
    expect(renderToStaticMarkup(<Pagination page={1} pageCount={1} renderLink={() => null} />)).toBe("");
  });
});
