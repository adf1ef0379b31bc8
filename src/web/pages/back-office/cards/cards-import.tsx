import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { readCards, reviewCards, saveCardDrafts } from "#application/back-office/card-desk.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { columnWords, hintOf, importWords, sayFileFault } from "#content/pages/back-office/cards.ts";
import { cardColumns } from "#domain/cards/card-columns.ts";
import { CARD_FILE_LENGTH_MAX } from "#domain/cards/read-cards-file.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FileDrop } from "#ui/field/file-drop.tsx";
import { TextareaField } from "#ui/field/textarea-field.tsx";
import { DONE_FIELD } from "#web/forms/done-field.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedUpload } from "#web/forms/posted-form.ts";
import { reviewedRows } from "#web/pages/back-office/cards/cards-view.ts";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { DO_FIELD } from "#web/pages/back-office/read-act.ts";

const FILE = "bestand";
const TEXT = "inhoud";
const FAULTS_SHOWN = 30;
/** A sign takes at most four bytes. */
const TEXT_BYTES_MAX = 4 * CARD_FILE_LENGTH_MAX;

type Preview = ReturnType<typeof reviewedRows>;
type ImportAnswer = FormAnswer & { readonly preview: Preview | null; readonly sentences: readonly string[] };

export function loader({ context, url }: LoaderFunctionArgs) {
  operatorIn(context, url);
  return {
    head: importWords.head,
    columns: cardColumns.map((column) => {
      return { name: column, value: `${columnWords[column].label}. ${hintOf(column)}`.trim() };
    }),
  };
}

/** First what is in the file; only then, and only whole, is it kept. A file that was chosen comes back as text. */
export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const { form, file } = await postedUpload(context, TEXT_BYTES_MAX);
  const chosen = file && file.bytes.length > 0 ? new TextDecoder().decode(file.bytes) : textOf(form, TEXT);
  // What is longer is refused by its first part just as well.
  const text = chosen.slice(0, CARD_FILE_LENGTH_MAX + 1);
  const typed = { [TEXT]: text };
  const answer = (preview: Preview | null, sentences: readonly string[], status: number) =>
    refuseForm<ImportAnswer>({ typed, faults: {}, notice: null, preview, sentences }, status);
  if (text.trim() === "") return answer(null, [importWords.missing], 422);
  const read = await whileAvailable(typed, () => readCards(ports, text), { preview: null, sentences: [] });
  if (!("ok" in read)) return read;
  if (!read.ok) {
    const sentences = read.faults.map(sayFileFault);
    const more = sentences.length - FAULTS_SHOWN;
    return answer(null, more > 0 ? [...sentences.slice(0, FAULTS_SHOWN), importWords.more(more)] : sentences, 422);
  }
  return whileAvailable(
    typed,
    async () => {
      if (textOf(form, DO_FIELD) !== "keep") {
        return answer(reviewedRows(await reviewCards(ports, read.drafts)), [], 200);
      }
      const about = read.drafts.map(({ card }) => card.key).join(" ");
      const entry = { act: "draft-cards", about: about.slice(0, 200), why: "" } as const;
      await performAct(ports, operator, entry, () => saveCardDrafts(ports, read.drafts));
      return redirect(`/beheer/tariefkaarten?${DONE_FIELD}=ingelezen`, 303);
    },
    { preview: null, sentences: [] },
  );
}

export default function CardsImport() {
  const { columns } = useLoaderData<typeof loader>();
  const served = useActionData() as ImportAnswer | undefined;
  const { title, lead, back, form, file, text, look, preview, keep, faults } = importWords;
  const rows = served?.preview ?? null;
  return (
    <DeskPage title={title} lead={lead} back={back}>
      {served && served.sentences.length > 0 ? (
        <Alert tone="danger" title={faults} role="alert">
          <ul className="grid list-disc gap-1 pl-5">
            {served.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {served?.notice ? (
        <Alert tone="danger" role="alert">
          <p>{served.notice}</p>
        </Alert>
      ) : null}
      {rows ? (
        <>
          <DeskTable
            title={preview.caption}
            columns={preview.columns}
            none=""
            rows={rows.map(({ name, cells }) => [name, ...cells])}
          />
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name={DO_FIELD} value="keep" />
            <input type="hidden" name={TEXT} value={served?.typed[TEXT] ?? ""} />
            <Button>{keep}</Button>
          </Form>
        </>
      ) : null}
      <Card as="section">
        <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
          <h2 className="font-display text-h4">{form}</h2>
          <FileDrop id={fieldId(FILE)} name={FILE} label={file.label} help={file.help} accept=".csv,.json,.txt" />
          <TextareaField
            id={fieldId(TEXT)}
            name={TEXT}
            label={text.label}
            help={text.help}
            rows={12}
            spellCheck={false}
            defaultValue={served?.typed[TEXT] ?? ""}
          />
          <Button variant={rows ? "secondary" : "primary"} className="justify-self-start max-sm:w-full">
            {look}
          </Button>
        </Form>
      </Card>
      <DeskSection title={importWords.columns}>
        <Facts facts={columns} />
      </DeskSection>
    </DeskPage>
  );
}
