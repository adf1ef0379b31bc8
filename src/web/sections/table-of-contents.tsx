import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";

export type ContentsEntry = { readonly id: string; readonly title: string };
type TableOfContentsProps = { label: string; entries: readonly ContentsEntry[]; numbered?: boolean };

export function TableOfContents({ label, entries, numbered = false }: TableOfContentsProps) {
  return (
    <ContentsTwice
      label={label}
      list={(place) => (
        <ol className={place}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`}>{numbered ? `${index + 1}. ${entry.title}` : entry.title}</a>
            </li>
          ))}
        </ol>
      )}
    />
  );
}

/** Rows to press in the folded list, small links beside the text. */
type ContentsPlace = "contents-rows" | "contents-links";

type ContentsTwiceProps = { label: string; list: (place: ContentsPlace) => ReactNode };

/** Both lists are written alike: sent compressed, the second weighs next to nothing. Folded above the text on a narrow screen, beside it on a wide one, where the part being read is marked (`src/web/browser/page-parts.ts`). */
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
