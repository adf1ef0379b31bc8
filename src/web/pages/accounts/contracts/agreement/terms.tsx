import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { changeTerms } from "#application/contracts/fill-in-agreement.ts";
import { editableAnswer } from "#content/forms/format-answer.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { termsWords } from "#content/pages/accounts/contracts/party.ts";
import { answersOfTerms, termsStep } from "#domain/contracts/agreement-fields.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { Alert } from "#ui/alert.tsx";
import { answerHeaders, type FormAnswer, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { TermRows, termsView, termWordsOf } from "#web/pages/accounts/contracts/agreement/term-rows.tsx";
import { StepForm } from "#web/pages/accounts/contracts/dossier/step-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { agreement, acts, place } = await findContract(asked);
    const { form, hero, lockedLead, head, back } = termsWords;
    const isLocked = !acts.includes("change-terms");
    const { price, rows } = termsView(agreement);
    return {
      head,
      hero: { ...hero, ...(isLocked ? { lead: lockedLead } : {}), back: { label: back, path: place } },
      form,
      price,
      rows: isLocked ? rows : null,
      fields: termFields(answersOfTerms(agreement.terms)),
    };
  });

const termFields = (answers: Answers) =>
  termsStep.fields.map((field) => ({
    field,
    words: termWordsOf(field.key),
    answer: editableAnswer(field, answers[field.key] ?? ""),
  }));

export async function action(asked: ActionFunctionArgs) {
  const form = await postedForm(asked.context);
  const typed = typedTexts(
    form,
    termsStep.fields.map(({ key }) => key),
  );
  return whileAvailable(typed, async () => {
    const { ports, uid, agreement, place } = await findContract(asked);
    const changed = await changeTerms(ports, uid, { id: agreement.id, typed, numberRemoved: nationalNumberRemoved });
    return changed.ok ? redirect(`${place}?${DONE_FIELD}=afspraken`, 303) : refuseContract(changed.refusal, typed);
  });
}

export default function Terms() {
  const { hero, form, price, rows, fields } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero}>
      <p className="font-semibold">{price}</p>
      {rows ? (
        <>
          <Alert tone="info" className="max-w-text">
            <p>{form.locked}</p>
          </Alert>
          <TermRows rows={rows} />
        </>
      ) : (
        <StepForm title={form.title} submit={form.submit} served={served} hidden={{}} fields={fields} />
      )}
    </MyPage>
  );
}
