import type { Page } from "@playwright/test";

/** For tests of what stands in the sections of a result: each begins open, as for a reader who opened them before. */
export const openFoldedSections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = () => {
      for (const section of document.querySelectorAll<HTMLDetailsElement>("details[data-folded]")) section.open = true;
    };
    document.addEventListener("DOMContentLoaded", open);
    const ids =
      "prijs volume factuur jaar zekerheid keuzes looptijd belasting aannames meenemen meer-verkopers methode";
    // A page of an error or of a mail may have no storage.
    if (location.protocol.startsWith("http")) localStorage.setItem("rekenaar-open", JSON.stringify(ids.split(" ")));
  });
