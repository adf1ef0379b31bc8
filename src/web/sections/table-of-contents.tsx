import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "#ui/pictures/icon.tsx";

export type ContentsEntry = { readonly id: string; readonly title: string };
type TableOfContentsProps = { label: string; entries: readonly ContentsEntry[]; numbered?: boolean };

export function TableOfContents({ label, entries, numbered = false }: TableOfContentsProps) {
  const current = useCurrentEntry(entries);
  return (
    <ContentsTwice
      label={label}
      list={(place) => (
        <ol className={place}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`} {...(isLit(place, entry, current) ? { "aria-current": "location" } : {})}>
                {numbered ? `${index + 1}. ${entry.title}` : entry.title}
              </a>
            </li>
          ))}
        </ol>
      )}
    />
  );
}

/** Rows to press in the folded list, small links beside the text. */
type ContentsPlace = "contents-rows" | "contents-links";

/** The part being read lights beside the text alone: in the folded list nobody sees it. */
export const isLit = (place: ContentsPlace, { id }: ContentsEntry, current: string | undefined) =>
  place === "contents-links" && id === current;

type ContentsTwiceProps = { label: string; list: (place: ContentsPlace) => ReactNode };

/** Both lists are written alike: sent compressed, the second weighs next to nothing. Folded above the text on a narrow screen, beside it on a wide one, where a tile lights at the part being read. */
export function ContentsTwice({ label, list }: ContentsTwiceProps) {
  return (
    <div data-no-print>
      <details className="group rounded-control border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold text-base">
          {label}
          <Icon name="chevron-down" className="size-5 text-primary group-open:rotate-180" />
        </summary>
        <nav aria-label={label} className="px-2 pb-2">
          {list("contents-rows")}
        </nav>
      </details>
      <nav aria-label={label} className="hidden lg:block">
        <p className="mb-3 font-semibold text-muted text-small">{label}</p>
        {list("contents-links")}
      </nav>
    </div>
  );
}

/** The last part whose heading has passed the upper third of the window. */
export function useCurrentEntry(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = () => {
      const line = window.innerHeight / 3;
      const passed = entries.filter(({ id }) => {
        const part = document.getElementById(id);
        return part !== null && part.getBoundingClientRect().top <= line;
      });
      setCurrent(passed.at(-1)?.id);
    };
    find();
    addEventListener("scroll", find, { passive: true });
    return () => removeEventListener("scroll", find);
  }, [entries]);
  return current;
}
