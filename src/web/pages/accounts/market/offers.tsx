import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { moveOffer } from "#application/market/listings/move-listing.ts";
import { listOwnOffers } from "#application/market/listings/own-listings.ts";
import { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { whileAvailable } from "#web/forms/form-answer.ts";
import { listedOffer } from "#web/pages/accounts/market/list-listings.ts";
import { ListingList } from "#web/pages/accounts/market/listing-list.tsx";
import { moveTo, readMove } from "#web/pages/accounts/market/read-move.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const handle = ownPage;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { head, hero, create, empty, list, done } = myOffersWords;
    const offers = (await listOwnOffers(ports, uid)).map(listedOffer);
    return { head, hero, create, empty, list, offers, done: sayDone(url, done) };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const { id, move } = readMove(await request.formData());
  return whileAvailable({}, async () => moveTo("/account/aanbod", move, await moveOffer(ports, uid, id, move)));
}

export default function MyOffers() {
  const { hero, create, empty, list, offers, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const button = (
    <Button asChild className="justify-self-start">
      <Link to={create.path}>{create.label}</Link>
    </Button>
  );
  return (
    <MyPage {...hero} done={served ? null : done}>
      <FormSummary answer={served} labels={{}} />
      {offers.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2} action={button}>
          {empty.text}
        </EmptyState>
      ) : (
        <>
          {button}
          <ListingList action="/account/aanbod" listings={offers} words={list} demo={list.demo} />
        </>
      )}
    </MyPage>
  );
}
