import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { performAct } from "#application/back-office/perform-act.ts";
import {
  keepReading,
  leaveReading,
  readComparison,
  readRegulator,
  reviewReading,
} from "#application/back-office/regulator-desk.ts";
import { regulatorWords, sayRegulatorFault } from "#content/pages/back-office/regulator.ts";
import { REGULATOR_FILE_BYTES_MAX } from "#domain/cards/regulator/regulator-file.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { FORM_BYTES_MAX, IMPORT_BYTES_MAX, postedUpload } from "#web/forms/posted-form.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { DO_FIELD } from "#web/pages/back-office/read-act.ts";
import { comparisonView, productPath, reviewView } from "#web/pages/back-office/regulator/regulator-view.ts";

const FILE = "bestand";
const YES = "ja";
const READ_AT = "gelezen";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const [waiting, comparison] = await Promise.all([reviewReading(ports), readComparison(ports)]);
    return {
      head: regulatorWords.head,
      mayAct: operator.level === "act",
      done: sayDone(url, regulatorWords.done),
      review: waiting && reviewView(waiting),
      comparison: comparisonView(comparison),
    };
  });

/** First the newest month is shown; only then, and without what jumps, is it kept. */
export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const { form, file } = await postedUpload(context, FORM_BYTES_MAX, IMPORT_BYTES_MAX);
  const here = (done?: string) => redirect(`${url.pathname}${done ? `?${DONE_FIELD}=${done}` : ""}`, 303);
  const refuse = (notice: string, status: number) => refuseForm<FormAnswer>({ typed: {}, faults: {}, notice }, status);
  return whileAvailable({}, async () => {
    const asked = textOf(form, DO_FIELD);
    if (asked === "leave") {
      await leaveReading(ports);
      return here("weg");
    }
    if (asked === "keep") {
      const yes = new Set(form.getAll(YES).filter((name) => typeof name === "string"));
      const readAt = textOf(form, READ_AT);
      const entry = { act: "draft-cards", about: `V-test ${readAt}`.slice(0, 200), why: "" } as const;
      const isDone = await performAct(ports, operator, entry, async () => (await keepReading(ports, readAt, yes)).ok);
      return isDone ? here("bewaard") : refuse(regulatorWords.meanwhile, 409);
    }
    if (file === null || file.bytes.length === 0) return refuse(regulatorWords.missing, 422);
    const read = await readRegulator(ports, file.bytes);
    return read.ok ? here() : refuse(sayRegulatorFault(read.refusal), 422);
  });
}

export default function RegulatorFile() {
  const { review, comparison, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, lead, back, notCompared } = regulatorWords;
  return (
    <DeskPage title={title} lead={lead} back={back} done={served ? null : done}>
      {mayAct ? <FileForm served={served} isFirst={review === null} /> : null}
      {review ? <Review review={review} mayAct={mayAct} /> : null}
      {comparison ? (
        <DeskSection title={comparison.summary}>
          <DeskTable
            title={notCompared.caption}
            columns={notCompared.columns}
            none={notCompared.none}
            rows={comparison.rows.map(({ id, name, cells }) => [
              <CellLink key={id} to={productPath(id)}>
                {name}
              </CellLink>,
              ...cells,
            ])}
          />
        </DeskSection>
      ) : null}
    </DeskPage>
  );
}

function FileForm({ served, isFirst }: { served: FormAnswer | undefined; isFirst: boolean }) {
  const { isBusy, round, onSubmit } = useSending(served, () => ({ ok: true, value: null, typed: {} }));
  const { form, file, look, fault } = regulatorWords;
  return (
    <Card as="section">
      <Form
        key={round}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        className="grid max-w-text gap-5"
      >
        <h2 className="font-display text-h4">{form}</h2>
        {served?.notice ? (
          <Alert tone="danger" title={fault} role="alert">
            <p>{served.notice}</p>
          </Alert>
        ) : null}
        <FileDrop
          id={fieldId(FILE)}
          name={FILE}
          label={file.label}
          help={file.help}
          accept=".csv,.txt,.xlsx,.xls"
          bytesMax={REGULATOR_FILE_BYTES_MAX}
        />
        <Button
          name={DO_FIELD}
          value="read"
          variant={isFirst ? "primary" : "secondary"}
          busy={isBusy}
          className="justify-self-start max-sm:w-full"
        >
          {look}
        </Button>
      </Form>
    </Card>
  );
}

type ReviewProps = { review: ReturnType<typeof reviewView>; mayAct: boolean };

function Review({ review, mayAct }: ReviewProps) {
  const { isBusy, onSubmit } = useSending(undefined, () => ({ ok: true, value: null, typed: {} }));
  const { cards, fresh, absent, refused, jumps, jumpsLead, keep, keepHelp, leave } = regulatorWords;
  return (
    <>
      <DeskSection title={review.title}>
        <Facts facts={review.facts} />
      </DeskSection>
      <DeskTable title={cards.caption} columns={cards.columns} none={cards.none} rows={review.cards} />
      {mayAct ? (
        <Card as="section">
          <Form method="post" onSubmit={onSubmit} className="grid max-w-text gap-5">
            <input type="hidden" name={READ_AT} value={review.readAt} />
            {review.jumps.length > 0 ? (
              <fieldset className="grid gap-2">
                <legend className="font-display text-h4">{jumps}</legend>
                <p className="text-muted text-small">{jumpsLead}</p>
                {review.jumps.map(({ name, label }, at) => (
                  <CheckboxField key={name} id={fieldId(`${YES}-${at}`)} name={YES} value={name} label={label} />
                ))}
              </fieldset>
            ) : null}
            <p className="text-muted text-small">{keepHelp}</p>
            <div className="flex flex-wrap gap-3">
              <Button name={DO_FIELD} value="keep" busy={isBusy} className="max-sm:w-full">
                {keep}
              </Button>
              <Button name={DO_FIELD} value="leave" variant="secondary" className="max-sm:w-full">
                {leave}
              </Button>
            </div>
          </Form>
        </Card>
      ) : null}
      <DeskTable title={refused.caption} columns={refused.columns} none={refused.none} rows={review.refused} />
      <DeskTable title={fresh.caption} columns={fresh.columns} none={fresh.none} rows={review.fresh} />
      <DeskTable title={absent.caption} columns={absent.columns} none={absent.none} rows={review.absent} />
    </>
  );
}
