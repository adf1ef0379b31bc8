import pages from "virtual:generic-pages";
import { escapeHtml, type PageFigureName, pageFigures } from "#content/energy/page-figures.ts";
import { formatDay } from "#content/format/format-day.ts";
import { keepTogether } from "#content/format/keep-together.ts";
import { htmlWithTerms } from "#content/glossary.ts";
import type { PageHead } from "#content/page-head.ts";
import type { SharingFacts } from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";

/** It explains every term itself. */
const GLOSSARY = "begrippen";

/** Pages that say of no country how sharing goes there. */
const ofAnyCountry: readonly string[] = [GLOSSARY, "klachten", "pers", "toegankelijkheid"];
const BELGIAN_NOTICE =
  '<p><strong>Deze pagina beschrijft België.</strong> In Nederland gelden andere regels en andere kosten, en kan zo’n verkoop nog niet. Met de <a href="/calculator/koper">calculator</a> rekent u met uw eigen Nederlandse prijzen.</p>';

export const genericPageNames: readonly string[] = Object.keys(pages);

/** The words of src/content/generic/<name>.md, whatever the case of the name; null when there is no such page. */
export function genericPageWords(site: Site, name: string, facts: SharingFacts) {
  const slug = name.toLowerCase();
  const page = Object.hasOwn(pages, slug) ? pages[slug] : undefined;
  if (!page) return null;
  const figures = pageFigures(site, facts);
  const withFigures = (text: string) =>
    text.replaceAll(/\{\{([\w.]+)\}\}/g, (whole, figure: string) => figures[figure as PageFigureName] ?? whole);
  // A function, because "$" in a name would otherwise be read as a command.
  const fill = (text: string) => withFigures(text.replaceAll("{{site.name}}", () => site.name));
  const head: PageHead = { title: fill(page.head.title), description: fill(page.head.description) };
  return {
    head,
    updated: `Bijgewerkt op ${formatDay(page.updated)}`,
    picture: page.picture,
    contentsLabel: "Op deze pagina",
    contents: page.contents.map(({ id, title }) => ({ id, title: fill(title) })),
    html: keepTogether(
      withFigures(
        (
          (site.market === "nl" && !ofAnyCountry.includes(slug) ? BELGIAN_NOTICE : "") +
          (slug === GLOSSARY ? page.html : htmlWithTerms(page.html))
        )
          // A table is no paragraph: the one that it stands in alone makes room for it.
          .replaceAll(/<p>(\{\{kosten\.leveranciers\}\})<\/p>/g, "$1")
          .replaceAll("{{site.name}}", () => escapeHtml(site.name)),
      ),
    ),
  };
}

export type GenericPageWords = NonNullable<ReturnType<typeof genericPageWords>>;
