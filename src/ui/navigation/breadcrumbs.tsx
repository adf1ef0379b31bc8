import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";

export type BreadcrumbLink = { path: string; className: string; children: ReactNode };
export type BreadcrumbsProps = {
  /** From the home page to the page that is shown; the last one is drawn as the current page, not as a link. */
  items: readonly { name: string; path: string }[];
  label: string;
  renderLink?: (link: BreadcrumbLink) => ReactNode;
  className?: string;
};

const plainLink = ({ path, className, children }: BreadcrumbLink) => (
  <a href={path} className={className}>
    {children}
  </a>
);

export function Breadcrumbs({ items, label, renderLink = plainLink, className = "" }: BreadcrumbsProps) {
  const parents = items.slice(0, -1);
  const here = items.at(-1);
  return (
    <nav aria-label={label} className={`crumbs ${className}`}>
      <ol>
        {parents.map((item, at) => (
          // On a phone the way back is enough: a long trail would take three lines.
          <li key={item.path} className={at < parents.length - 1 ? "max-sm:hidden" : undefined}>
            {renderLink({
              path: item.path,
              className: "crumb",
              children: item.name,
            })}
            <Icon name="chevron-right" />
          </li>
        ))}
        {here ? (
          <li>
            <span aria-current="page">{here.name}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
