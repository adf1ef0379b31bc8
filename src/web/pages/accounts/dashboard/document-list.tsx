import { Link } from "react-router";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { OwnDocument } from "#web/pages/accounts/dashboard/list-documents.ts";

/** Papers of agreements: files to keep, and proofs that anybody may see. */
export const DocumentList = ({ documents }: { documents: readonly OwnDocument[] }) => (
  <Card padding="none">
    <ul className="divide-y divide-line">
      {documents.map(({ name, path, about, isFile }) => (
        <li key={path} className="flex flex-wrap items-center justify-between gap-x-6 px-5 py-2 sm:px-7">
          <TextLink asChild className="inline-flex min-h-11 min-w-0 items-center gap-3 break-words text-base">
            {isFile ? (
              <a href={path} download data-prefetch="off">
                <Icon name="download" className="size-5 shrink-0" />
                {name}
              </a>
            ) : (
              <Link to={path}>
                <Icon name="circle-check" className="size-5 shrink-0" />
                {name}
              </Link>
            )}
          </TextLink>
          <span className="text-muted text-small tabular-nums">{about}</span>
        </li>
      ))}
    </ul>
  </Card>
);
