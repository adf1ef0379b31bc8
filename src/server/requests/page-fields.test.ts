import { expect, test } from "vitest";
import { kindOfPage } from "./page-fields.ts";

const page = (main: string) =>
  `<header><input type="email"></header><main id="inhoud">${main}</main><footer><form></form></footer>`;

test.each([
  [
    "text",
    '<p>Een <a href="/kosten">prijs</a> en een <button type="button" popovertarget="begrip">begrip</button></p>',
  ],
  ["controls", '<form class="straat"><input id="uur" type="range" max="95"/></form>'],
  [
    "controls",
    '<input type="checkbox" name="deelnemer"><input aria-label="mei" type="radio"><button type="button">Speel</button>',
  ],
  ["fields", '<form method="post"><input type="checkbox" name="akkoord"></form>'],
  ["fields", '<form action="/contact" method="post" class="grid"></form>'],
  ["fields", '<input name="postcode" type="text">'],
  ["fields", '<input name="postcode">'],
  ["fields", "<select><option>Gent</option></select>"],
  ["fields", "<textarea></textarea>"],
] as const)("a page of %s is told by what stands in its main part: %s", (kind, main) => {
  expect(kindOfPage(page(main))).toBe(kind);
});

test("a page without a main part is left whole", () => {
  expect(kindOfPage("<body><p>Tekst</p></body>")).toBe("fields");
});
