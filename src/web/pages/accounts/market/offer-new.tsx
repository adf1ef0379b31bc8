import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readProfile } from "#application/account-details/user-document.ts";
import { saveOffer } from "#application/market/save-offer.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { checkOffer } from "#domain/market/check-listing.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD, readFormKey } from "#web/forms/form-key.ts";
import { offerFieldOf, readOfferForm } from "#web/forms/offer-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { listingLabels } from "#web/pages/accounts/market/listing-labels.ts";
import { OfferFields } from "#web/pages/accounts/market/offer-fields.tsx";
import { proposedOffer } from "#web/pages/accounts/market/proposed-answers.ts";
import { saveListing } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const { head, hero, submit } = myOffersWords.make;
    const { initial, hint } = proposedOffer(await readProfile(ports, uid), site);
    return { head, hero, submit, formKey: ports.ids.next(), form: myOffersWords.form, initial, hint };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const posted = await request.formData();
  const { input, faults, ...reading } = readOfferForm(posted);
  const formKey = readFormKey(posted);
  const typed = { ...reading.typed, [FORM_KEY_FIELD]: formKey ?? "" };
  const givens = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  return whileAvailable(typed, () =>
    saveListing({
      typed,
      names: offerFieldOf,
      faults,
      checked: checkOffer(input, givens),
      save: () => saveOffer(ports, uid, input, givens, null, formKey),
      path: "/account/aanbod",
    }),
  );
}

export default function OfferNew() {
  const { hero, submit, formKey, form, initial, hint } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm served={served} labels={listingLabels(form)} submit={submit} formKey={formKey} initial={initial}>
        {(given) => <OfferFields given={given} words={form} hint={hint} />}
      </AccountForm>
    </MyPage>
  );
}
