import { Link } from "react-router";
import type { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { MySection } from "#web/pages/accounts/my-page.tsx";

type ConnectionsPartProps = {
  connections: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  words: typeof dashboardWords.connections;
};

const way = "inline-flex min-h-11 items-center text-base";

/** The connections on the overview of an account. */
export const ConnectionsPart = ({ connections, words }: ConnectionsPartProps) => {
  const { path, label } = connections.length > 0 ? words.all : words.add;
  const link = (
    <TextLink asChild className={way}>
      <Link to={path}>{label}</Link>
    </TextLink>
  );
  return connections.length === 0 ? (
    <MySection title={words.title}>
      <EmptyState title={words.empty} action={link}>
        {words.text}
      </EmptyState>
    </MySection>
  ) : (
    <MySection title={words.title} action={link}>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {connections.map(({ id, name, about }) => (
            <li key={id} className="px-5 py-3 sm:px-7">
              <TextLink asChild className={`${way} break-words font-medium`}>
                <Link to={`/account/aansluitingen/${id}`}>{name}</Link>
              </TextLink>
              <p className="text-muted text-small">{about}</p>
            </li>
          ))}
        </ul>
      </Card>
    </MySection>
  );
};
