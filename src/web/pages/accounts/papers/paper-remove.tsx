import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { removeDraft } from "#application/forms/remove-draft.ts";
import { formWords } from "#content/forms/form-texts.ts";
import { paperWords } from "#content/pages/accounts/papers.ts";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import { findPaper } from "#web/pages/accounts/papers/find-paper.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { form, kind, place } = await findPaper({ context, url, params });
    if (form.state === "signed") throw redirect(place);
    const { remove, eyebrow, back, trail, describePaper } = paperWords;
    const { title } = formWords(kind);
    return {
      head: { title: remove.title, description: describePaper(title), trail },
      hero: { eyebrow, title: remove.title, lead: remove.lead, back },
      words: remove,
      paper: title,
      place,
    };
  });

/** Who presses twice finds it gone, as they wished. */
export const action = ({ context, params }: ActionFunctionArgs) =>
  whileAvailable({}, async () => {
    const { ports, uid } = ownContext(context);
    const isGone = await removeDraft(ports, uid, params["id"] ?? "");
    return redirect(`/account/formulieren${isGone ? `?${DONE_FIELD}=gewist` : ""}`, 303);
  });

export default function PaperRemove() {
  const { hero, words, paper, place } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <AccountForm
        served={served}
        labels={{}}
        submit={words.submit}
        variant="danger"
        aside={
          <TextLink asChild className="inline-flex min-h-11 items-center text-base">
            <Link to={place}>{words.keep}</Link>
          </TextLink>
        }
      >
        {() => <p className="font-semibold text-base">{paper}</p>}
      </AccountForm>
    </MyPage>
  );
}
