import type { RouterContextProvider } from "react-router";
import { listConnections } from "#application/account-details/connections.ts";
import { connectionsWords } from "#content/pages/accounts/connections/connections.ts";
import { rolesOf } from "#domain/connections/saved-connection.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { OFFER_FIELD, offerReturnIn } from "#web/forms/offer-return.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { connectionName } from "#web/pages/accounts/connections/summarise-connection.ts";
import { ownContext } from "#web/pages/accounts/own-context.ts";

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL };

/** The connection that a new listing starts from, and those that may be chosen instead. Another's is unknown. */
export async function chooseConnection({ context, url }: Asked, side: "buyer" | "seller") {
  const { ports, uid } = ownContext(context);
  const own = await listConnections(ports, uid);
  const id = url.searchParams.get(CONNECTION_FIELD);
  const saved = own.find((one) => one.id === id) ?? null;
  const offerId = offerReturnIn(url);
  const along = offerId === null ? "" : `${OFFER_FIELD}=${offerId}&`;
  if (id !== null && saved === null) throw pageNotFound(url);
  return {
    saved,
    view: {
      ...connectionsWords.choice,
      chosen: saved?.id ?? "",
      links: own
        .filter((one) => rolesOf(one).includes(side))
        .map((one) => ({
          id: one.id,
          name: connectionName(one),
          path: `${url.pathname}?${along}${CONNECTION_FIELD}=${one.id}`,
        })),
    },
  };
}

export type ConnectionChoiceView = Awaited<ReturnType<typeof chooseConnection>>["view"];
