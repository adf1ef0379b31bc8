import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { listOwnOffers } from "#application/market/listings/own-listings.ts";
import { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { listedOffer } from "#web/pages/accounts/market/list-listings.ts";
import { OwnListings } from "#web/pages/accounts/market/own-listings.tsx";
import { moveTo, readMove } from "#web/pages/accounts/market/read-move.ts";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { head, hero, create, empty, list, done } = myOffersWords;
    const offers = (await listOwnOffers(ports, uid)).map(listedOffer);
    return { head, hero, create, empty, list, offers, done: sayDone(url, done) };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const asked = readMove(await postedForm(context));
  return whileAvailable({}, () => moveTo("/account/aanbod", asked, ({ id, move }) => moveOffer(ports, uid, id, move)));
}

export default function MyOffers() {
  const { offers, ...words } = useLoaderData<typeof loader>();
  return <OwnListings action="/account/aanbod" listings={offers} words={words} />;
}
