import { Link } from "react-router";
import { shellWords } from "#content/shell.ts";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { canonicalPath } from "#web/canonical-path.ts";
import { usePage } from "#web/use-page.ts";

export function PageBreadcrumbs() {
  const { head, pathname } = usePage();
  if (!head || pathname === "/") return null;
  const items = [
    { name: shellWords.home, path: "/" },
    ...(head.trail ?? []),
    { name: head.crumb ?? head.title, path: canonicalPath(pathname) },
  ];
  return (
    <Breadcrumbs
      items={items}
      label={shellWords.breadcrumbs}
      className="mx-auto max-w-page px-5 pt-2 sm:px-8"
      renderLink={({ path, className, children }) => (
        <Link to={path} className={className}>
          {children}
        </Link>
      )}
    />
  );
}
