import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { moveRequest } from "#application/market/listings/move-listing.ts";
import { listOwnRequests } from "#application/market/listings/own-listings.ts";
import { listProposals } from "#application/market/proposals/own-proposals.ts";
import { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import { whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { listedRequest } from "#web/pages/accounts/market/list-listings.ts";
import { OwnListings } from "#web/pages/accounts/market/own-listings.tsx";
import { moveTo, readMove } from "#web/pages/accounts/market/read-move.ts";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { head, hero, create, empty, list, done } = myRequestsWords;
    const [own, proposals] = await Promise.all([listOwnRequests(ports, uid), listProposals(ports, uid)]);
    const requests = own.map((request) => listedRequest(request, list.noLimit, proposals));
    return { head, hero, create, empty, list, requests, done: sayDone(url, done) };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const asked = readMove(await postedForm(context));
  return whileAvailable({}, () =>
    moveTo("/account/vragen", asked, ({ id, move }) => moveRequest(ports, uid, id, move)),
  );
}

export default function MyRequests() {
  const { requests, ...words } = useLoaderData<typeof loader>();
  return <OwnListings action="/account/vragen" listings={requests} words={words} />;
}
