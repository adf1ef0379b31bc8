import { expect, test } from "vitest";
import { leanPage } from "./lean-page.ts";

const lean = (page: string) => leanPage(Buffer.from(page)).toString();

test("elements of a picture close themselves, and what nobody reads is gone", () => {
  expect(
    lean('<a data-discover="true" href="/">é €</a><p class=""><svg><path d="M0 0"></path><rect></rect></svg></p>'),
  ).toBe('<a href="/">é €</a><p><svg><path d="M0 0"/><rect/></svg></p>');
});

test("an element that holds something, or is none of a picture, stays as it is", () => {
  const page = '<g></g><circle><title>1</title></circle><p></p><script src="/a"></script><b class="a"></b>';
  expect(lean(page)).toBe(page);
});

test("an end that the next thing brings by itself is not written; one before a comment, a text or a phrase is", () => {
  expect(
    lean(
      "<ul><li><p>1</p></li><li>2</li></ul><dl><dt>a</dt><dd>b</dd></dl><p>c</p><p>d</p>" +
        "<table><thead><tr><th>1</th></tr></thead><tbody><tr><th>2</th><td>3</td></tr><tr><td>4</td></tr></tbody></table>",
    ),
  ).toBe(
    "<ul><li><p>1<li>2</ul><dl><dt>a<dd>b</dl><p>c<p>d" +
      "<table><thead><tr><th>1<tbody><tr><th>2<td>3<tr><td>4</table>",
  );
  const page =
    "<ul><li>1</li><!--$--><li>2</li> </ul><p>1</p>text<p>2</p><a>3</a><table><tr><td>4</td><!--/$--></tr></table>";
  expect(lean(page)).toBe(page);
});
