/** How an example came out, as a colour beside the words that say it. */
export const verdictInks = {
  pays: "text-secondary",
  barely: "text-sun",
  "does-not-pay": "text-danger",
  depends: "text-sun",
  uncertain: "text-sun",
} as const;
