import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { saveStep } from "#application/forms/save-step.ts";
import { answerRefusal } from "#content/forms/answer-refusals.ts";
import { fieldWords, formWords } from "#content/forms/form-texts.ts";
import { editableAnswer } from "#content/forms/format-answer.ts";
import { paperWords } from "#content/pages/accounts/papers.ts";
import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers, FormField } from "#domain/forms/form-field.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Stepper } from "#ui/navigation/stepper.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { fieldId } from "#web/forms/field-id.ts";
import {
  answerHeaders,
  type FormAnswer,
  refuseForm,
  textOf,
  typedTexts,
  whileAvailable,
} from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { useSending } from "#web/forms/use-sending.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn } from "#web/pages/accounts/own-context.ts";
import { answerRules, findPaper, paperPage } from "#web/pages/accounts/papers/find-paper.ts";
import { PaperField } from "#web/pages/accounts/papers/paper-field.tsx";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const LATER_FIELD = "later";
const stepNumber = (text: string | undefined) => (/^[1-9]$/.test(text ?? "") ? Number(text) - 1 : -1);

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { form, kind, definition, place } = await findPaper(asked);
    if (form.state === "signed") throw redirect(place);
    const number = stepNumber(asked.params["step"]);
    const step = definition.steps[number];
    if (!step) throw pageNotFound(asked.url);
    const { title, lead } = formWords(kind).steps[step.key] ?? { title: "", lead: "" };
    const { paper, headOf, heroOf, names } = paperPage(kind, definition);
    const page = { head: headOf(title), hero: heroOf(title, lead), paper, names, words: paperWords.step };
    return {
      ...page,
      number,
      previous: number > 0 ? `${place}/stap/${number}` : null,
      fields: step.fields.map((field) => filledField(kind, field, form.answers)),
    };
  });

const filledField = (kind: FormKind, field: FormField, answers: Answers) => ({
  field,
  words: fieldWords(kind, field),
  answer: editableAnswer(field, answers[field.key] ?? ""),
});

export async function action({ context, url, params }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const all = [...form.keys()];
  return whileAvailable(typedTexts(form, all), async () => {
    const { ports, uid, definition, place, ...paper } = await findPaper({ context, url, params });
    const number = stepNumber(params["step"]);
    const step = definition.steps[number];
    if (!step) throw pageNotFound(url);
    const typed = typedTexts(
      form,
      step.fields.map(({ key }) => key),
    );
    const rules = answerRules(ports.clock.today());
    const saved = await saveStep(ports, uid, { id: paper.form.id, step: number, typed, rules });
    if (!saved.ok) return redirect(place, 303);
    if (textOf(form, LATER_FIELD) !== "") return redirect(`/account/formulieren?${DONE_FIELD}=bewaard`, 303);
    const faults = Object.entries(saved.value.faults).map(([key, refusal]) => [key, answerRefusal(refusal)]);
    if (faults.length > 0) return refuseForm({ typed, faults: Object.fromEntries(faults), notice: null }, 422);
    const isLast = number === definition.steps.length - 1;
    return redirect(isLast ? `${place}/nakijken` : `${place}/stap/${number + 2}`, 303);
  });
}

export default function PaperStep() {
  const { hero, paper, words, number, names, previous, fields } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  // The server looks at the answers; the browser only keeps them from being sent twice.
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const labels = Object.fromEntries(fields.map(({ field, words }) => [field.key, words.label]));
  return (
    <MyPage {...hero}>
      <div className="grid gap-8">
        <div>
          <p className="mb-4 font-semibold text-base text-primary">{paper}</p>
          <Stepper steps={names} current={number} label={words.progress} />
        </div>
        <Card>
          <Form
            key={`${number} ${round}`}
            method="post"
            noValidate
            onSubmit={onSubmit}
            className="group/form grid max-w-text gap-6"
          >
            <FormSummary answer={answer} labels={labels} />
            {fields.map(({ field, words, answer: kept }) => (
              <PaperField
                key={field.key}
                id={fieldId(field.key)}
                field={field}
                words={words}
                value={served?.typed[field.key] ?? kept}
                error={answer?.faults[field.key]}
              />
            ))}
            <div className="flex flex-wrap items-center gap-3">
              <Button busy={isBusy} className="max-sm:w-full">
                {words.next}
              </Button>
              <SendButton variant="secondary" name={LATER_FIELD} value="ja" className="max-sm:w-full">
                {words.later}
              </SendButton>
              {previous ? (
                <TextLink asChild className="inline-flex min-h-11 items-center px-2 text-base">
                  <Link to={previous}>{words.previous}</Link>
                </TextLink>
              ) : null}
            </div>
          </Form>
        </Card>
      </div>
    </MyPage>
  );
}
