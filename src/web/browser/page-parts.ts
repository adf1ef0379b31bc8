/** In the contents beside a text the part is marked whose heading was the last to pass the upper third of the window. */
export function markCurrentPart(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents-links a[href^='#']")];
  if (links.length === 0) return;
  const parts = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = () => {
    const at = parts.findLastIndex((part) => part && part.getBoundingClientRect().top <= innerHeight / 3);
    for (const [index, link] of links.entries())
      if (index === at) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
  };
  mark();
  addEventListener("scroll", mark, { passive: true });
}

/** Not every browser unfolds the part that an address leads into. */
export function openAddressedPart(): void {
  const open = () => {
    const part = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest("details");
    if (!part || part.open) return;
    part.open = true;
    part.scrollIntoView();
  };
  open();
  addEventListener("hashchange", open);
}
