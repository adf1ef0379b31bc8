/** What a visitor would call a thing: exactly this name, or one that fits. Text alone is a CSS selector. */
type Name = string | RegExp;
export type Target =
  | string
  | (({ button: Name } | { link: Name } | { field: Name } | { heading: Name } | { text: Name }) & {
      readonly within?: string;
    });

/** A target as it can be sent to the page. */
export type SentTarget = {
  readonly kind: string;
  readonly selector: string;
  readonly exact: string;
  readonly pattern: string;
  readonly flags: string;
  readonly within: string;
};

export function sendable(target: Target): SentTarget {
  const none = { exact: "", pattern: "", flags: "", within: "" };
  if (typeof target === "string") return { ...none, kind: "css", selector: target };
  const { within = "", ...rest } = target;
  const [kind = "", name = ""] = Object.entries<Name>(rest)[0] ?? [];
  const named = typeof name === "string" ? { exact: name } : { pattern: name.source, flags: name.flags };
  return { ...none, ...named, kind, selector: "", within };
}

/** Runs in the page, so it knows nothing but what it is given. Gives what is on screen and fits, in the order of the page. */
export function findInPage({ kind, selector, exact, pattern, flags, within }: SentTarget): Element[] {
  const selectors: Record<string, string> = {
    css: selector,
    button: "button, summary, [role=button], [role=menuitem], input[type=submit]",
    link: "a",
    field: "input, textarea, select",
    heading: "h1, h2, h3, h4, h5, h6",
    text: "body *",
  };
  const tidy = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const left of copy.querySelectorAll("[aria-hidden=true], svg, script, style, input, select, textarea"))
      left.remove();
    return tidy(copy.textContent ?? "");
  };
  const nameOf = (element: Element): string => {
    const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    if (ids.length > 0) return tidy(ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
    const label = element.getAttribute("aria-label");
    if (label) return tidy(label);
    const { labels } = element as HTMLInputElement;
    return labels && labels.length > 0 ? tidy([...labels].map(textOf).join(" ")) : textOf(element);
  };
  const fits = (text: string) => (pattern ? new RegExp(pattern, flags).test(text) : text === exact);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const roots = within ? [...document.querySelectorAll(within)] : [document];
  const candidates = roots.flatMap((root) => [...root.querySelectorAll(selectors[kind] ?? "")]).filter(isShown);
  if (kind === "css") return candidates;
  if (kind !== "text") return candidates.filter((element) => fits(nameOf(element)));
  // The innermost: what holds the text also fits when only a part is asked for.
  const fitting = candidates.filter((element) => fits(tidy(element.textContent ?? "")));
  return fitting.filter((element) => !fitting.some((other) => other !== element && element.contains(other)));
}
