const KEY = "rekenaar-open";

/** A section that a reader may open, and finds open on the next visit. */
export const FOLDED = "details[data-folded]";

/** The sections that this reader opened. */
export function openSections(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    // Blocked or damaged: then every section begins closed.
    return [];
  }
}

export function keepOpen(id: string, isOpen: boolean): void {
  const others = openSections().filter((other) => other !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(isOpen ? [...others, id] : others));
  } catch {
    // Whoever blocks storage opens it again next time.
  }
}
