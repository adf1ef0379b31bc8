import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readProfile } from "#application/account-details/user-document.ts";
import { saveRequest } from "#application/market/save-request.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import { checkRequest } from "#domain/market/check-listing.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { FORM_KEY_FIELD, readFormKey } from "#web/forms/form-key.ts";
import { readRequestForm, requestFieldOf } from "#web/forms/request-form.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { listingLabels } from "#web/pages/accounts/market/listing-labels.ts";
import { proposedRequest } from "#web/pages/accounts/market/proposed-answers.ts";
import { RequestFields } from "#web/pages/accounts/market/request-fields.tsx";
import { saveListing } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const { head, hero, submit } = myRequestsWords.make;
    const initial = proposedRequest(await readProfile(ports, uid), site);
    return { head, hero, submit, formKey: ports.ids.next(), form: myRequestsWords.form, initial };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const posted = await request.formData();
  const { input, faults, ...reading } = readRequestForm(posted);
  const formKey = readFormKey(posted);
  const typed = { ...reading.typed, [FORM_KEY_FIELD]: formKey ?? "" };
  const givens = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  return whileAvailable(typed, () =>
    saveListing({
      typed,
      names: requestFieldOf,
      faults,
      checked: checkRequest(input, givens),
      save: () => saveRequest(ports, uid, input, givens, null, formKey),
      path: "/account/vragen",
    }),
  );
}

export default function RequestNew() {
  const { hero, submit, formKey, form, initial } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm served={served} labels={listingLabels(form)} submit={submit} formKey={formKey} initial={initial}>
        {(given) => <RequestFields given={given} words={form} />}
      </AccountForm>
    </MyPage>
  );
}
