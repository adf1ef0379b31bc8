import { Link } from "react-router";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";

type NextLinksProps = { links: readonly { readonly label: string; readonly path: string }[] };

export function NextLinks({ links }: NextLinksProps) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, path }) => (
        <li key={path}>
          <TextLink asChild className="inline-flex min-h-11 items-center gap-2">
            <Link to={path}>
              {label}
              <Icon name="arrow-right" className="size-4.5" />
            </Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
