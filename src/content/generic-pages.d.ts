declare module "virtual:generic-pages" {
  type GenericPage = {
    readonly head: { readonly title: string; readonly description: string };
    readonly updated: string;
    readonly picture: import("#content/generic-pictures.ts").PictureName;
    /** The headings of the second level, for the table of contents. */
    readonly contents: readonly { readonly id: string; readonly title: string }[];
    readonly html: string;
  };
  const pages: Readonly<Record<string, GenericPage>>;
  export default pages;
  /** The terms of begrippen.md that not everybody knows, in plain text. */
  export const glossary: readonly {
    readonly id: string;
    readonly term: string;
    readonly forms: readonly string[];
    readonly meaning: string;
  }[];
}
