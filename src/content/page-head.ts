/** What a page says of itself to search engines, social cards, the tab and the breadcrumbs. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly trail?: readonly Crumb[];
  /** What the page is called under its trail, where its title says more. */
  readonly crumb?: string;
};

export type Crumb = { readonly name: string; readonly path: string };

/** The title pattern of the whole site: '%s - ' followed by the product's name and its postfix. */
export const documentTitle = (title: string, site: { readonly name: string; readonly titlePostfix: string }) =>
  `${title} - ${site.name}${site.titlePostfix}`;

export const searchKeywords = (market: "be" | "nl"): readonly string[] => [
  "groene elektriciteit",
  "duurzaam",
  "Belgisch bedrijf",
  "energiemarkt",
  ...(market === "be" ? ["Vlaams Gewest", "Brussels Hoofdstedelijk Gewest"] : ["Nederland", "salderen"]),
  "over ons",
];
