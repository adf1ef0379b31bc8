import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { answerMessage, readMessage } from "#application/back-office/messages.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { messageWords } from "#content/pages/back-office/messages.ts";
import { ANSWER_LENGTH_MAX } from "#domain/back-office/act.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { DeskPage, DeskSection } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { messageView } from "#web/pages/back-office/message-view.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { DO_FIELD, nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

const ANSWER_FIELD = "antwoord";
const CLOSE = "close";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const read = await readMessage(ports, operator, params["reference"] ?? "");
    if (read === null) throw pageNotFound(url);
    return { ...messageView(read), mayAct: operator.level === "act", done: sayDone(url, messageWords.done) };
  });

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const reference = params["reference"] ?? "";
  const form = await postedForm(context);
  const here = (done: string) => redirect(`/beheer/berichten/${reference}?${DONE_FIELD}=${done}`, 303);
  if (textOf(form, DO_FIELD) === CLOSE) {
    const read = readAct(form);
    if (!read.ok) return refuseAct(read.answer);
    return whileAvailable({}, async () => {
      const act = { act: "close-message", about: reference, why: read.value.why } as const;
      const isDone = await performAct(ports, operator, act, () => answerMessage(ports, operator, reference, ""));
      return isDone ? here("afgehandeld") : nothingDone(read.value);
    });
  }
  const text = textOf(form, ANSWER_FIELD).replaceAll("\0", "").trim();
  const { missing, tooLong, unknown } = messageWords.answer;
  const typed = { [ANSWER_FIELD]: text };
  const fault = text === "" ? missing : text.length > ANSWER_LENGTH_MAX ? tooLong : null;
  if (fault !== null) return refuseForm<FormAnswer>({ typed, faults: { [ANSWER_FIELD]: fault }, notice: null }, 422);
  return whileAvailable(typed, async () => {
    const act = { act: "answer-message", about: reference, why: "" } as const;
    const isDone = await performAct(ports, operator, act, () => answerMessage(ports, operator, reference, text));
    return isDone ? here("antwoord") : refuseForm<FormAnswer>({ typed, faults: {}, notice: unknown }, 409);
  });
}

export default function Message() {
  const { title, facts, attachmentPath, answers, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const words = messageWords;
  return (
    <DeskPage title={title} back={words.back} done={served ? null : done}>
      <Facts facts={facts} />
      {attachmentPath ? (
        <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
          <Link to={attachmentPath} reloadDocument>
            {words.attachment}
          </Link>
        </Button>
      ) : null}
      <DeskSection title={words.thread}>
        {answers.length === 0 ? <p className="text-base text-muted">{words.none}</p> : null}
        <ol className="grid gap-3">
          {answers.map(({ by, text }, at) => (
            <Card as="li" key={at} padding="small">
              <p className="text-muted text-small">{by}</p>
              <p className="whitespace-pre-line break-words text-base">{text}</p>
            </Card>
          ))}
        </ol>
      </DeskSection>
      {mayAct ? (
        <>
          <AnswerForm served={served?.typed[DO_FIELD] === CLOSE ? undefined : served} />
          <ActForm act={CLOSE} served={served} {...words.close} />
        </>
      ) : null}
    </DeskPage>
  );
}

function AnswerForm({ served }: { served: FormAnswer | undefined }) {
  const { title, label, help, submit } = messageWords.answer;
  const { answer, isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  return (
    <Card as="section">
      <Form key={round} method="post" noValidate onSubmit={onSubmit} className="grid max-w-text gap-5">
        <h2 className="font-display text-h4">{title}</h2>
        <FormSummary answer={answer} labels={{ [ANSWER_FIELD]: label }} />
        <TextareaField
          id={fieldId(ANSWER_FIELD)}
          name={ANSWER_FIELD}
          label={label}
          help={help}
          rows={8}
          maxLength={ANSWER_LENGTH_MAX}
          defaultValue={served?.typed[ANSWER_FIELD] ?? ""}
          error={answer?.faults[ANSWER_FIELD]}
          required
        />
        <Button busy={isBusy} className="justify-self-start max-sm:w-full">
          {submit}
        </Button>
      </Form>
    </Card>
  );
}
