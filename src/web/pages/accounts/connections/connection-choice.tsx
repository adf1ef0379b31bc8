import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import type { ConnectionChoiceView } from "#web/pages/accounts/connections/choose-connection.ts";

/** Fills in a form from a connection; nothing for who has none. */
export const ConnectionChoice = ({ choice }: { choice: ConnectionChoiceView }) =>
  choice.links.length === 0 ? null : (
    <nav aria-labelledby="aansluiting-kiezen">
      <h2 id="aansluiting-kiezen" className="font-semibold text-base">
        {choice.title}
      </h2>
      <p className="text-base text-muted">{choice.text}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {choice.links.map(({ id, name, path }) => (
          <li key={id} className="min-w-0">
            <Button asChild size="small" variant={id === choice.chosen ? "primary" : "secondary"}>
              <Link to={path} aria-current={id === choice.chosen ? "true" : undefined}>
                {name}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
