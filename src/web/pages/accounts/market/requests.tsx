import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { moveRequest } from "#application/market/listings/move-listing.ts";
import { listOwnRequests } from "#application/market/listings/own-listings.ts";
import { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import { textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { OFFER_FIELD, offerIdIn, offerPath, readOfferId } from "#web/forms/offer-return.ts";
import { listedRequest } from "#web/pages/accounts/market/list-listings.ts";
import { OwnListings } from "#web/pages/accounts/market/own-listings.tsx";
import { moveTo, readMove } from "#web/pages/accounts/market/read-move.ts";
import { DONE_FIELD, loadOwn, ownContext, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { head, hero, create, empty, list, done } = myRequestsWords;
    const requests = (await listOwnRequests(ports, uid)).map((request) => listedRequest(request, list.noLimit));
    return { head, hero, create, empty, list, requests, done: sayDone(url, done), offerId: offerIdIn(url) };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const form = await request.formData();
  const { id, move } = readMove(form);
  const offerId = readOfferId(textOf(form, OFFER_FIELD));
  return whileAvailable({}, async () => {
    const moved = await moveRequest(ports, uid, id, move);
    const searches = moved.ok && (move === "publish" || move === "resume");
    if (searches && offerId !== null) return redirect(`${offerPath(offerId)}?${DONE_FIELD}=zoekt`, 303);
    return moveTo("/account/vragen", move, moved);
  });
}

export default function MyRequests() {
  const { requests, offerId, ...words } = useLoaderData<typeof loader>();
  return <OwnListings action="/account/vragen" listings={requests} words={words} hidden={{ [OFFER_FIELD]: offerId }} />;
}
