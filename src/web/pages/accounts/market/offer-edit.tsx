import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { myOffersWords, sayPriceHint } from "#content/pages/accounts/my-offers.ts";
import { offerExtrasWords } from "#content/pages/accounts/offer-extras.ts";
import { checkOffer } from "#domain/market/check-listing.ts";
import { householdTerms } from "#web/calculations/household-terms.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { offerFieldOf, offerTexts, readOfferForm } from "#web/forms/market/offer-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { editing, findOwnOffer } from "#web/pages/accounts/market/find-listing.ts";
import { listedOffer } from "#web/pages/accounts/market/list-listings.ts";
import { ListingEditor } from "#web/pages/accounts/market/listing-editor.tsx";
import { ListingList } from "#web/pages/accounts/market/listing-list.tsx";
import { loadPriceBand } from "#web/pages/accounts/market/load-price-band.ts";
import { OfferFields } from "#web/pages/accounts/market/offer-fields.tsx";
import { PriceBand } from "#web/pages/accounts/market/price-band.tsx";
import { readAtOf, saveListing } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, offer } = await findOwnOffer(asked);
    const { edit, form, list, done, band } = myOffersWords;
    return {
      ...edit,
      hero: { ...edit.hero, title: offer.title },
      extras: offerExtrasWords.link,
      form,
      list,
      listing: { ...listedOffer(offer), edit: null },
      initial: offerTexts(offer),
      ...editing(offer),
      hint: sayPriceHint({ ...householdTerms(offer.place.region, site), injectionPrice: offer.injectionPrice }),
      band: { words: band, ...(await loadPriceBand(ports, offer, site)) },
      done: sayDone(asked.url, done),
    };
  });

export async function action({ context, params }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const posted = await postedForm(context);
  const { typed, input, faults } = readOfferForm(posted);
  const checkContext = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  const edited = { id: params["id"] ?? "", updatedAt: readAtOf(posted) };
  return whileAvailable(typed, () =>
    saveListing({
      typed,
      names: offerFieldOf,
      faults,
      checked: checkOffer(input, checkContext),
      save: () => saveOffer(ports, uid, input, checkContext, edited),
      path: "/account/aanbod",
    }),
  );
}

export default function OfferEdit() {
  const page = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { hero, form, listing, list, extras } = page;
  return (
    <MyPage {...hero} done={served ? null : page.done}>
      <ListingList action="/account/aanbod" listings={[listing]} words={list} demo={list.demo} />
      <PriceBand {...page.band} />
      <ListingEditor page={page} served={served} more={{ path: "extra", label: extras }}>
        {(given) => <OfferFields given={given} words={form} hint={page.hint} />}
      </ListingEditor>
    </MyPage>
  );
}
