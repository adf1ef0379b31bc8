import { Form, Link } from "react-router";
import type { connectionsWords } from "#content/pages/accounts/connections/connections.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { SendButton } from "#web/forms/send-button.tsx";
import type { ConnectionSummary, ConnectionUse } from "#web/pages/accounts/connections/summarise-connection.ts";

export const ID_FIELD = "id";

type ConnectionListProps = {
  connections: readonly ConnectionSummary[];
  words: (typeof connectionsWords)["list"];
};

const way = "inline-flex min-h-11 items-center text-base";

/** The connections of an account, each with what may be done with it. */
export const ConnectionList = ({ connections, words }: ConnectionListProps) => (
  <ul className="grid gap-5">
    {connections.map(({ id, name, isDefault, where, facts, uses, ways, edit, remove }) => (
      <Card as="li" key={id}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="break-words font-display text-h4">{name}</h2>
          {isDefault ? <Badge tone="primary">{words.isDefault}</Badge> : null}
        </div>
        <p className="break-words text-base text-muted">{where}</p>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {facts.map(({ label, text }) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted text-small">{label}</dt>
              <dd className="break-words text-base tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-4 text-muted text-small">{words.uses}</h3>
        {uses.length > 0 ? <UseList uses={uses} /> : <p className="text-base">{words.unused}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-5">
          {ways.map(({ label, path }) => (
            <TextLink key={label} asChild className={way}>
              <Link to={path}>
                {label}
                <span className="sr-only"> {name}</span>
              </Link>
            </TextLink>
          ))}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t pt-4">
          <Button asChild size="small" variant="secondary">
            <Link to={edit}>
              {words.edit}
              <span className="sr-only"> {name}</span>
            </Link>
          </Button>
          {isDefault ? null : (
            <Form method="post">
              <input type="hidden" name={ID_FIELD} value={id} />
              <SendButton size="small" variant="quiet">
                {words.makeDefault}
                <span className="sr-only"> {name}</span>
              </SendButton>
            </Form>
          )}
          <TextLink asChild className={way}>
            <Link to={remove}>
              {words.remove}
              <span className="sr-only"> {name}</span>
            </Link>
          </TextLink>
        </div>
      </Card>
    ))}
  </ul>
);

export const UseList = ({ uses }: { uses: readonly ConnectionUse[] }) => (
  <ul>
    {uses.map(({ label, path }) => (
      <li key={`${label} ${path}`} className="min-w-0">
        <TextLink asChild className="inline-flex min-h-11 items-center break-words text-base">
          <Link to={path}>{label}</Link>
        </TextLink>
      </li>
    ))}
  </ul>
);
