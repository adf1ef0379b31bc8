import { Link } from "react-router";
import type { registerWords } from "#content/pages/declarations/register.ts";
import { Badge } from "#ui/badge.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { RegisterView } from "#web/pages/declarations/register-view.ts";

type RegisterListProps = { words: ReturnType<typeof registerWords>["list"]; register: RegisterView };

/** Every declaration with its code, the newest first. */
export function RegisterList({ words, register }: RegisterListProps) {
  const { columns, states } = words;
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={[
          { header: columns.code },
          { header: columns.month },
          { header: columns.energy, align: "end" },
          { header: columns.technology },
          { header: columns.place },
          { header: columns.state },
        ]}
        rows={register.rows.map(({ code, month, energy, technology, place, isRevoked }) => [
          <TextLink key="code" asChild className="inline-flex min-h-11 items-center whitespace-nowrap">
            <Link to={`/declarations/${code}`}>{code}</Link>
          </TextLink>,
          month,
          energy,
          technology,
          place,
          <Badge key="state" tone={isRevoked ? "warn" : "ok"} icon={isRevoked ? "triangle-alert" : "circle-check"}>
            {isRevoked ? states.revoked : states.valid}
          </Badge>,
        ])}
        rowHeader
      />
      <p className="mt-4 max-w-text text-muted text-small">{words.privacy}</p>
      <nav aria-label={words.pages} className="mt-2 flex flex-wrap gap-x-6">
        {register.isFirstPage ? null : (
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/declarations#verklaringen">{words.newest}</Link>
          </TextLink>
        )}
        {register.older === null ? null : (
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to={`/declarations?voor=${register.older}#verklaringen`}>{words.older}</Link>
          </TextLink>
        )}
      </nav>
    </>
  );
}
