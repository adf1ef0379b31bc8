import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";

export const DetailsRows = ({ children }: { children: ReactNode }) => (
  <Card padding="none">
    <ul className="divide-y divide-line">{children}</ul>
  </Card>
);

type DetailsRowProps = { title: string; text: string; path: string; action: string };

/** What is set now, and the way to its own page. */
export const DetailsRow = ({ title, text, path, action }: DetailsRowProps) => (
  <li className="grid items-center gap-x-6 px-5 py-3 sm:grid-cols-[1fr_auto] sm:px-7">
    <div className="min-w-0 py-1">
      <h3 className="font-semibold text-base">{title}</h3>
      <p className="break-words text-base text-muted">{text}</p>
    </div>
    <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start text-base">
      <Link to={path}>
        {action}
        <span className="sr-only"> {title}</span>
      </Link>
    </TextLink>
  </li>
);
