/** How an amount that somebody keeps is written. A range is longer than an amount, and may lie on both sides of zero. */
export const gainInks = {
  loss: "whitespace-nowrap text-danger text-h3",
  gain: "whitespace-nowrap text-h3 text-ok",
  open: "text-h4 text-ink",
} as const;
