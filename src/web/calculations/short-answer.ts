/** What the two fields of the home page show before the calculator itself is opened. */
export type ShortAnswer =
  | {
      readonly kind: "answer";
      readonly badge: string;
      readonly tone: "ok" | "warn" | "danger";
      readonly sentence: string;
      /** With whom that is, and what it would be with others; null where there is nobody to compare with. */
      readonly beside: string | null;
      readonly range: string | null;
    }
  | { readonly kind: "refused"; readonly sentence: string };
