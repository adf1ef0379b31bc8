import { expect, test } from "vitest";
import { partsOfPage } from "./search-index.ts";

test("a page is cut at its headings, with the place of each, and without forms and drawings", () => {
  const html = `<nav>Menu</nav><main id="inhoud"><div><h1>Kosten &amp; baten</h1><p>Het <b>begin</b>.</p></div>
    <section id="meter"><h2>De meter</h2><p>Een meter<svg><text>x</text></svg>.</p><form><label>Naam</label></form></section>
    <h3 id="deel">Deel</h3><p>Slot.</p></main><footer>Voet</footer>`;
  expect(partsOfPage("/kosten", html)).toEqual([
    { path: "/kosten", title: "Kosten & baten", heading: "", anchor: "", text: "Het begin." },
    { path: "/kosten", title: "Kosten & baten", heading: "De meter", anchor: "meter", text: "Een meter." },
    { path: "/kosten", title: "Kosten & baten", heading: "Deel", anchor: "deel", text: "Slot." },
  ]);
});

test("a term is a piece of its own, and what follows the list belongs to the heading above it", () => {
  const html = `<main><h1>Begrippen</h1><h2 id="meten">Meten</h2><dl><dt id="afname">Afname</dt><dd>Van het net.</dd>
    <dt id="injectie">Injectie</dt><dd>Op het net.</dd></dl><p>Na de lijst.</p></main>`;
  expect(partsOfPage("/b", html).map(({ heading, anchor, text }) => [heading, anchor, text])).toEqual([
    ["Meten", "meten", ""],
    ["Afname", "afname", "Van het net."],
    ["Injectie", "injectie", "Op het net."],
    ["Meten", "meten", "Na de lijst."],
  ]);
});

test("a heading without a place is found at its section, and what stands on the market today is not read", () => {
  const html = `<main><h1>Gids</h1><section id="vragen"><h2>Vragen</h2><p>Acht.</p><h3>Daalt het?</h3><p>Nee.</p></section>
    <article data-live="" class="x"><h3>Dak te huur</h3></article></main>`;
  expect(partsOfPage("/g", html).map(({ heading, anchor }) => [heading, anchor])).toEqual([
    ["Vragen", "vragen"],
    ["Daalt het?", "vragen"],
  ]);
});

test("of a table the names of its rows are read, and neither hours nor cells", () => {
  const row = (name: string) => `<tr><th class="x" scope="row">${name}</th><td>9 kWh</td></tr>`;
  const rows = [row("<a href='/x'>Eneco</a>"), row("00.15"), row("DATS 24")].join("");
  const html = `<main><h1>Kosten</h1><table><thead><tr><th scope="col">Naam</th></tr></thead>${rows}</table><p>Slot.</p></main>`;
  expect(partsOfPage("/x", html)[0]?.text).toBe("Eneco. DATS 24. Slot.");
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
