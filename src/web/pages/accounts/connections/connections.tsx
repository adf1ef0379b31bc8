import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { chooseDefaultConnection } from "#application/account-details/connections.ts";
import { describeConnections } from "#application/account-details/describe-connections.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { connectionsWords } from "#content/pages/accounts/connections/connections.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { locateLinks } from "#web/calculations/connection-situation.ts";
import { answerHeaders, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ConnectionList, ID_FIELD } from "#web/pages/accounts/connections/connection-list.tsx";
import { summariseConnection } from "#web/pages/accounts/connections/summarise-connection.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const { head, hero, add, empty, list, done } = connectionsWords;
    const [{ connections, calculations }, places] = await Promise.all([describeConnections(ports, uid), loadPlaces()]);
    const links = locateLinks(calculations, site);
    return {
      head,
      hero,
      add,
      empty,
      list,
      done: sayDone(url, done),
      connections: connections.map((one, at) => summariseConnection(one, { links, places, site, isDefault: at === 0 })),
    };
  });

/** Chooses the default. */
export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const id = textOf(await postedForm(context), ID_FIELD);
  return whileAvailable({}, async () => {
    if (!(await chooseDefaultConnection(ports, uid, id))) throw pageNotFound(url);
    return redirect(`/account/aansluitingen?${DONE_FIELD}=standaard`, 303);
  });
}

export default function Connections() {
  const { hero, add, empty, list, done, connections } = useLoaderData<typeof loader>();
  const adding = (
    <Button asChild className="justify-self-start max-sm:w-full">
      <Link to={add.path}>{add.label}</Link>
    </Button>
  );
  return (
    <MyPage {...hero} done={done}>
      {connections.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2} action={adding}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          <ConnectionList connections={connections} words={list} />
          {adding}
        </>
      )}
    </MyPage>
  );
}
