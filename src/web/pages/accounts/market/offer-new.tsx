import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readProfile } from "#application/account-details/user-document.ts";
import { saveOffer } from "#application/market/listings/save-offer.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { myOffersWords } from "#content/pages/accounts/my-offers.ts";
import { checkOffer } from "#domain/market/check-listing.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD, readFormKey } from "#web/forms/form-key.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { offerFieldOf, readOfferForm } from "#web/forms/market/offer-form.ts";
import { proposedOffer } from "#web/forms/market/proposed-answers.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { chooseConnection } from "#web/pages/accounts/connections/choose-connection.ts";
import { ConnectionChoice } from "#web/pages/accounts/connections/connection-choice.tsx";
import { listingLabels } from "#web/pages/accounts/market/listing-labels.ts";
import { OfferFields } from "#web/pages/accounts/market/offer-fields.tsx";
import { saveListing } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const choice = await chooseConnection({ context, url }, "seller");
    return {
      ...myOffersWords.make,
      formKey: ports.ids.next(),
      form: myOffersWords.form,
      ...proposedOffer({ profile: await readProfile(ports, uid), saved: choice.saved }, site),
      choice: choice.view,
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const posted = await postedForm(context);
  const { input, faults, ...reading } = readOfferForm(posted);
  const formKey = readFormKey(posted);
  const typed = { ...reading.typed, [FORM_KEY_FIELD]: formKey ?? "" };
  const checkContext = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  return whileAvailable(typed, () =>
    saveListing({
      typed,
      names: offerFieldOf,
      faults,
      checked: checkOffer(input, checkContext),
      save: () =>
        saveOffer(ports, uid, input, checkContext, null, formKey, {
          connectionId: url.searchParams.get(CONNECTION_FIELD),
        }),
      path: "/account/aanbod",
    }),
  );
}

export default function OfferNew() {
  const { hero, submit, formKey, form, initial, hint, choice } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <ConnectionChoice choice={choice} />
      <AccountForm
        served={served}
        // Another connection fills in another form.
        key={choice.chosen}
        labels={listingLabels(form)}
        submit={submit}
        formKey={formKey}
        initial={initial}
      >
        {(given) => <OfferFields given={given} words={form} hint={hint} />}
      </AccountForm>
    </MyPage>
  );
}
