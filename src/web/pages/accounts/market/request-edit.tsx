import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { saveRequest } from "#application/market/listings/save-request.ts";
import { listProposals } from "#application/market/proposals/own-proposals.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { myRequestsWords } from "#content/pages/accounts/my-requests.ts";
import { requestFileWords } from "#content/pages/accounts/request-file.ts";
import { checkRequest } from "#domain/market/check-listing.ts";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { readRequestForm, requestFieldOf, requestTexts } from "#web/forms/market/request-form.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { editing, findOwnRequest } from "#web/pages/accounts/market/find-listing.ts";
import { listedRequest } from "#web/pages/accounts/market/list-listings.ts";
import { ListingEditor } from "#web/pages/accounts/market/listing-editor.tsx";
import { ListingList } from "#web/pages/accounts/market/listing-list.tsx";
import { RequestFields } from "#web/pages/accounts/market/request-fields.tsx";
import { readAtOf, saveListing } from "#web/pages/accounts/market/save-listing.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { request } = await findOwnRequest(asked);
    const { ports, uid } = ownContext(asked.context);
    const proposals = await listProposals(ports, uid);
    const { edit, form, list, done } = myRequestsWords;
    return {
      ...edit,
      hero: { ...edit.hero, title: request.title },
      file: requestFileWords.link,
      form,
      list,
      listing: { ...listedRequest(request, list.noLimit, proposals), edit: null },
      initial: requestTexts(request),
      ...editing(request),
      done: sayDone(asked.url, done),
    };
  });

export async function action({ context, params }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const posted = await postedForm(context);
  const { typed, input, faults } = readRequestForm(posted);
  const checkContext = { places: await loadPlaces(), numberRemoved: nationalNumberRemoved };
  const edited = { id: params["id"] ?? "", updatedAt: readAtOf(posted) };
  return whileAvailable(typed, () =>
    saveListing({
      typed,
      names: requestFieldOf,
      faults,
      checked: checkRequest(input, checkContext),
      save: () => saveRequest(ports, uid, input, checkContext, edited),
      path: "/account/vragen",
    }),
  );
}

export default function RequestEdit() {
  const page = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { hero, form, listing, list, file } = page;
  return (
    <MyPage {...hero} done={served ? null : page.done}>
      <ListingList action="/account/vragen" listings={[listing]} words={list} demo={list.demo} />
      <ListingEditor page={page} served={served} more={{ path: "meterbestand", label: file }}>
        {(given) => <RequestFields given={given} words={form} />}
      </ListingEditor>
    </MyPage>
  );
}
