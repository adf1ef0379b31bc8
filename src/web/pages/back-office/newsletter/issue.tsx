import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { performAct } from "#application/back-office/perform-act.ts";
import { issueOfDraft, readDraft, saveDraft, sendTestIssue, startIssue } from "#application/newsletter/drafts.ts";
import { pauseIssue } from "#application/newsletter/pause-issue.ts";
import { issueWords, newsletterWords } from "#content/pages/back-office/newsletter.ts";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { isIssueName, readIssueForm } from "#web/pages/back-office/newsletter/issue-form.ts";
import { IssueEditor, IssuePreview } from "#web/pages/back-office/newsletter/issue-parts.tsx";
import { issueView } from "#web/pages/back-office/newsletter/issue-view.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { DO_FIELD, nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const name = params["name"] ?? "";
    const draft = await readDraft(ports, name);
    const mayAct = operator.level === "act";
    // A new one is a page with empty fields, for who may write it.
    if (!isIssueName(name) || (draft === null && !mayAct)) throw pageNotFound(url);
    return {
      head: { title: `${newsletterWords.title} ${name}`, description: issueWords.description },
      name,
      ...issueView(draft, mayAct),
      done: sayDone(url, issueWords.done),
    };
  });

const kinds = {
  test: "test-newsletter",
  send: "send-newsletter",
  resume: "send-newsletter",
  pause: "pause-newsletter",
} as const;

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const name = params["name"] ?? "";
  if (!isIssueName(name)) throw pageNotFound(url);
  const form = await postedForm(context);
  const here = (done: string) => redirect(`/beheer/nieuwsbrief/${name}?${DONE_FIELD}=${done}`, 303);
  if (textOf(form, DO_FIELD) === "") {
    const read = readIssueForm(name, form);
    if (!read.ok) return refuseForm(read.answer, 422);
    return whileAvailable({}, async () => {
      const act = { act: "write-newsletter", about: name, why: "" } as const;
      if (await performAct(ports, operator, act, () => saveDraft(ports, read.value))) return here("bewaard");
      return refuseForm<FormAnswer>({ typed: {}, faults: {}, notice: issueWords.begun }, 409);
    });
  }
  const read = readAct(form);
  if (!read.ok) return refuseAct(read.answer);
  const { act, why } = read.value;
  if (!Object.hasOwn(kinds, act)) throw pageNotFound(url);
  return whileAvailable({}, async () => {
    const draft = await readDraft(ports, name);
    const issue = draft && issueOfDraft(draft);
    if (!issue?.ok) throw pageNotFound(url);
    const entry = { act: kinds[act as keyof typeof kinds], about: name, why };
    const isDone = await performAct(ports, operator, entry, async () => {
      if (act === "test") await sendTestIssue(ports, issue.value, operator.email);
      if (act === "pause") await pauseIssue(ports, name);
      return act === "send" || act === "resume" ? startIssue(ports, issue.value) : true;
    });
    return isDone ? here(act) : nothingDone(read.value);
  });
}

export default function Issue() {
  const { name, typed, state, letter, mayEdit, acts, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const isOfAct = served?.typed[DO_FIELD] !== undefined;
  return (
    <DeskPage
      title={`${newsletterWords.title} ${name}`}
      lead={state}
      back={issueWords.back}
      done={served ? null : done}
    >
      {mayEdit ? <IssueEditor served={isOfAct ? undefined : served} kept={typed} /> : null}
      {letter ? <IssuePreview name={name} letter={letter} /> : null}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {acts.map((act) => (
          <ActForm key={act} act={act} served={served} {...issueWords.acts[act]} />
        ))}
      </div>
    </DeskPage>
  );
}
