import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { changeTerms } from "#application/contracts/fill-in-agreement.ts";
import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { describeAnswer, editableAnswer } from "#content/forms/format-answer.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { termsFieldWords, termsWords } from "#content/pages/accounts/contracts/party.ts";
import { answersOfTerms, termsStep } from "#domain/contracts/agreement-fields.ts";
import type { Answers } from "#domain/forms/form-field.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { answerHeaders, type FormAnswer, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { StepForm } from "#web/pages/accounts/contracts/dossier/step-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { refuseContract } from "#web/pages/accounts/contracts/refuse-contract.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownPage } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const wordsOf = (key: string) => termsFieldWords[key] ?? { label: key };

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { agreement, acts, place } = await findContract(asked);
    const { form, hero, head, back, price } = termsWords;
    const answers = answersOfTerms(agreement.terms);
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      form,
      price: `${price} ${sayAgreedPrice(agreement)}.`,
      rows: acts.includes("change-terms") ? null : termRows(answers),
      fields: termsStep.fields.map((field) => ({
        field,
        words: wordsOf(field.key),
        answer: editableAnswer(field, answers[field.key] ?? ""),
      })),
    };
  });

const termRows = (answers: Answers) =>
  termsStep.fields.map((field) => ({
    name: wordsOf(field.key).label,
    value: describeAnswer(field, wordsOf(field.key), answers[field.key] ?? ""),
  }));

export async function action({ request, ...asked }: ActionFunctionArgs) {
  const form = await request.formData();
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
          <Card as="dl" className="grid divide-y divide-line py-2 sm:py-3">
            {rows.map(({ name, value }) => (
              <div key={name} className="grid gap-x-6 py-3 text-base sm:grid-cols-[2fr_3fr]">
                <dt className="text-muted">{name}</dt>
                <dd className="break-words font-medium">{value}</dd>
              </div>
            ))}
          </Card>
        </>
      ) : (
        <StepForm title={form.title} submit={form.submit} served={served} hidden={{}} fields={fields} />
      )}
    </MyPage>
  );
}
