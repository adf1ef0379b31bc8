import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readProfile } from "#application/account-details/user-document.ts";
import { findOffer } from "#application/market/listings/find-offer.ts";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Ports } from "#application/ports/ports.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import { checkRequest } from "#domain/market/check-listing.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD, readFormKey } from "#web/forms/form-key.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { readBuilding } from "#web/forms/market/building.ts";
import { CONNECTION_FIELD } from "#web/forms/market/connection-field.ts";
import { proposedRequest } from "#web/forms/market/proposed-answers.ts";
import { readRequestForm, requestFieldOf } from "#web/forms/market/request-form.ts";
import { idOfReturn, offerReturnIn } from "#web/forms/offer-return.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { chooseConnection } from "#web/pages/accounts/connections/choose-connection.ts";
import { ConnectionChoice } from "#web/pages/accounts/connections/connection-choice.tsx";
import { listingLabels } from "#web/pages/accounts/market/listing-labels.ts";
import { RequestFields } from "#web/pages/accounts/market/request-fields.tsx";
import { saveListing } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const choice = await chooseConnection({ context, url }, "buyer");
    const { head, hero, submit } = myRequestsWords.make;
    const known = { profile: await readProfile(ports, uid), saved: choice.saved, told: toldIn(url) };
    const initial = proposedRequest(known, site);
    return {
      head,
      hero,
      submit,
      formKey: ports.ids.next(),
      form: myRequestsWords.form,
      initial,
      choice: choice.view,
    };
  });

/** What was told at the offer from which somebody comes. */
const toldIn = ({ searchParams }: URL) => ({
  postcode: searchParams.get("postcode")?.trim().slice(0, 12) ?? "",
  use: searchParams.get("verbruik")?.trim().slice(0, 12) ?? "",
  building: readBuilding(searchParams.get("gebouw")),
  energyPrice: searchParams.get("energieprijs")?.trim().slice(0, 12) ?? "",
});

/** The offer for whose sake it is made, where it can still be asked with it; else the request itself is what comes next. */
async function offerToAsk(ports: Ports, url: URL, postcode: string): Promise<string | null> {
  const back = offerReturnIn(url);
  const found = back === null ? null : await findOffer(ports, idOfReturn(back));
  return found && !found.offer.isDemo && regionOfPostcode(postcode) === found.offer.place.region ? back : null;
}

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const posted = await postedForm(context);
  const { input, faults, ...reading } = readRequestForm(posted);
  const formKey = readFormKey(posted);
  const typed = { ...reading.typed, [FORM_KEY_FIELD]: formKey ?? "" };
  const checkContext = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  return whileAvailable(typed, async () =>
    saveListing({
      typed,
      names: requestFieldOf,
      faults,
      checked: checkRequest(input, checkContext),
      save: () =>
        saveRequest(ports, uid, input, checkContext, null, formKey, {
          connectionId: url.searchParams.get(CONNECTION_FIELD),
        }),
      path: "/account/vragen",
      offerId: await offerToAsk(ports, url, input.postcode),
    }),
  );
}

export default function RequestNew() {
  const { hero, submit, formKey, form, initial, choice } = useLoaderData<typeof loader>();
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
        {(given) => <RequestFields given={given} words={form} />}
      </AccountForm>
    </MyPage>
  );
}
