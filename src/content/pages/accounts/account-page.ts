import type { PageHead } from "#content/page-head.ts";

/** A page of the accounts that says what it will do, until accounts open. */
export type AccountPageWords = {
  readonly head: PageHead;
  readonly hero: { readonly eyebrow: string; readonly title: string; readonly lead: string };
  readonly notice: { readonly title: string; readonly text: string };
  readonly parts: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points?: readonly string[];
  }[];
  readonly today: {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly text: string; readonly path: string }[];
  };
};

export const accountsOpenLater = {
  title: "Accounts openen later",
  text: "U kunt hier nog niets invullen. Op deze pagina leest u wat u straks mag verwachten.",
};
