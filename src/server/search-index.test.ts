import { expect, test } from "vitest";
import { partsOfPage } from "./search-index.ts";

test("a page is cut at its headings, with the place of each, and without forms, tables and drawings", () => {
  const html = `<nav>Menu</nav><main id="inhoud"><div><h1>Kosten &amp; baten</h1><p>Het <b>begin</b>.</p></div>
    <section id="meter"><h2>De meter</h2><p>Een meter<svg><text>x</text></svg>.</p><form><label>Naam</label></form></section>
    <h3 id="deel">Deel</h3><table><tr><td>9</td></tr></table><p>Slot.</p></main><footer>Voet</footer>`;
  expect(partsOfPage("/kosten", html)).toEqual([
    { path: "/kosten", title: "Kosten & baten", heading: "", anchor: "", text: "Het begin." },
    { path: "/kosten", title: "Kosten & baten", heading: "De meter", anchor: "meter", text: "Een meter." },
    { path: "/kosten", title: "Kosten & baten", heading: "Deel", anchor: "deel", text: "Slot." },
  ]);
});

test("a page without a title or without content has no parts", () => {
  expect(partsOfPage("/x", "<main><p>Zonder titel</p></main>")).toEqual([]);
  expect(partsOfPage("/x", "<h1>Zonder inhoud</h1>")).toEqual([]);
});

test("of a term that explains itself the word is read, and the meaning is not", () => {
  const term =
    '<button type="button" class="term" popovertarget="a">afname</button><span id="a" popover=""><strong>Afname</strong> Van het net. <a href="/begrippen#afname">Meer</a></span>';
  const [part] = partsOfPage("/x", `<main><h1>Titel</h1><p>Uw <span>${term}</span>, per kwartier.</p></main>`);
  expect(part?.text).toBe("Uw afname, per kwartier.");
});
