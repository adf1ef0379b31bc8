/** What the two fields of the home page show before the calculator itself is opened. */
export type ShortAnswer =
  | {
      readonly kind: "answer";
      readonly badge: string;
      readonly tone: "ok" | "warn" | "danger";
      readonly sentence: string;
    }
  | { readonly kind: "refused"; readonly sentence: string };
