import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { connectionsWords } from "#content/pages/accounts/connections/connections.ts";
import { rolesOf } from "#domain/connections/saved-connection.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { connectionCalculator } from "#web/calculations/connection-situation.ts";
import { SIDE_FIELD } from "#web/calculations/page-address.ts";
import { nameConnection } from "#web/pages/accounts/connections/summarise-connection.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

/** From a calculator to the account and back, with a connection filled in. Who has only one need not choose. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const side: CalculationSide = url.searchParams.get(SIDE_FIELD) === "verkoper" ? "seller" : "buyer";
    const { head, hero, noInstallation } = connectionsWords.fill;
    const connections = (await listConnections(ports, uid)).map((saved) => ({
      ...nameConnection(saved),
      path: rolesOf(saved).includes(side) ? connectionCalculator(saved, side, site) : null,
      edit: `/account/aansluitingen/${saved.id}`,
    }));
    const [only, ...more] = connections;
    if (only?.path && more.length === 0) throw redirect(only.path);
    const { add, empty, list } = connectionsWords;
    return { head, hero, noInstallation, connections, add, empty, open: list.calculate[side], edit: list.edit };
  });

export default function ConnectionFill() {
  const { hero, noInstallation, connections, add, empty, open, edit } = useLoaderData<typeof loader>();
  return (
    <MyPage {...hero}>
      {connections.length === 0 ? (
        <EmptyState
          title={empty.title}
          headingLevel={2}
          action={
            <Button asChild>
              <Link to={add.path}>{add.label}</Link>
            </Button>
          }
        >
          {empty.text}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {connections.map((one) => (
            <Card as="li" key={one.id} padding="small">
              <h2 className="break-words font-display text-h4">{one.name}</h2>
              <p className="mb-2 text-base text-muted">{one.path ? one.about : noInstallation}</p>
              <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                <Link to={one.path ?? one.edit}>
                  {one.path ? open : edit}
                  <span className="sr-only"> {one.name}</span>
                </Link>
              </TextLink>
            </Card>
          ))}
        </ul>
      )}
    </MyPage>
  );
}
