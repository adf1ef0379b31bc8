import { Link } from "react-router";
import { TextLink } from "#ui/text-link.tsx";

type LinkListProps = {
  links: readonly { readonly label: string; readonly path: string }[];
  className?: string;
};

/** Where to read on: links under each other, each as tall as a finger. */
export const LinkList = ({ links, className }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ label, path }) => (
      <li key={path}>
        <TextLink asChild className="inline-flex min-h-11 items-center">
          <Link to={path}>{label}</Link>
        </TextLink>
      </li>
    ))}
  </ul>
);
