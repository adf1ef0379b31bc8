import type { ReactNode } from "react";
import { fillLabel } from "#ui/labels.ts";
import { useLabels } from "#ui/locale.tsx";
import { pageWindow } from "#ui/navigation/page-window.ts";
import { Icon } from "#ui/pictures/icon.tsx";

export type PaginationLink = {
  page: number;
  className: string;
  children: ReactNode;
  rel?: "prev" | "next";
  "aria-label": string;
  "aria-current"?: "page";
};
export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Gives the link to a page: `({ page, ...props }) => <Link to={`?pagina=${page}`} {...props} />`. */
  renderLink: (link: PaginationLink) => ReactNode;
  label?: string;
  className?: string;
};

const tile =
  "inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-tile px-2 font-semibold text-base tabular-nums no-underline";
const link = `${tile} text-primary hover:bg-primary-soft`;
const here = `${tile} bg-primary text-on-primary`;
const off = `${tile} text-muted opacity-60`;

export function Pagination({ page, pageCount, renderLink, label, className = "" }: PaginationProps) {
  const labels = useLabels();
  if (pageCount <= 1) return null;
  const previous = (
    <>
      <Icon name="chevron-left" className="size-5" />
      <span className="hidden sm:inline">{labels.previous}</span>
    </>
  );
  const next = (
    <>
      <span className="hidden sm:inline">{labels.next}</span>
      <Icon name="chevron-right" className="size-5" />
    </>
  );
  return (
    <nav aria-label={label ?? labels.pagination} className={`print:hidden ${className}`}>
      <ul className="flex items-center justify-between gap-1 sm:justify-start">
        <li>
          {page > 1 ? (
            renderLink({
              page: page - 1,
              rel: "prev",
              "aria-label": labels.previous,
              className: link,
              children: previous,
            })
          ) : (
            <span aria-hidden="true" className={off}>
              {previous}
            </span>
          )}
        </li>
        <li aria-current="page" className="text-base text-muted tabular-nums sm:hidden">
          {page}/{pageCount}
        </li>
        {pageWindow(page, pageCount).map((slot, index) => (
          <li key={index} className="hidden sm:block">
            {slot === "gap" ? (
              <span aria-hidden="true" className={`${tile} text-muted`}>
                …
              </span>
            ) : (
              renderLink({
                page: slot,
                "aria-label": fillLabel(labels.page, { page: slot }),
                ...(slot === page ? { "aria-current": "page" } : {}),
                className: slot === page ? here : link,
                children: slot,
              })
            )}
          </li>
        ))}
        <li>
          {page < pageCount ? (
            renderLink({ page: page + 1, rel: "next", "aria-label": labels.next, className: link, children: next })
          ) : (
            <span aria-hidden="true" className={off}>
              {next}
            </span>
          )}
        </li>
      </ul>
    </nav>
  );
}
