import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { requestFileWords } from "#content/pages/accounts/request-file.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import { Alert } from "#ui/alert.tsx";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { changeExtras } from "#web/pages/accounts/market/change-extras.ts";
import { findOwnRequest } from "#web/pages/accounts/market/find-listing.ts";
import { MeterYear } from "#web/pages/accounts/market/listing-upload.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { request } = await findOwnRequest(asked);
    const { head, hero, back, done } = requestFileWords;
    const path = `/account/vragen/${encodeURIComponent(request.id)}`;
    return {
      head,
      hero: { ...hero, title: request.title, back: { label: back, path } },
      isEditable: isEditable(request.state),
      isMeasured: request.profileKind === "file",
      done: sayDone(asked.url, done),
    };
  });

export const action = (asked: ActionFunctionArgs) => changeExtras(asked, "request");

export default function RequestFile() {
  const { hero, isMeasured, done, ...page } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} done={served ? null : done}>
      {page.isEditable ? (
        <MeterYear words={requestFileWords.year} isMeasured={isMeasured} served={served} />
      ) : (
        <Alert tone="info" className="max-w-text">
          <p>{requestFileWords.bound}</p>
        </Alert>
      )}
    </MyPage>
  );
}
