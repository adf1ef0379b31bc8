import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { dropCardDraft, readCard, saveCardDrafts } from "#application/back-office/card-desk.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { cardWords, sayRowFault } from "#content/pages/back-office/cards.ts";
import { columnsOf } from "#domain/cards/card-columns.ts";
import { readCardRow } from "#domain/cards/read-card-row.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, refuseForm, textOf, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { CardForm } from "#web/pages/back-office/cards/card-form.tsx";
import { cardPath, cardView } from "#web/pages/back-office/cards/cards-view.ts";
import { publishAsAsked } from "#web/pages/back-office/cards/publish-cards.ts";
import { PublishField } from "#web/pages/back-office/cards/publish-field.tsx";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { operatorIn, requireFactor } from "#web/pages/back-office/operator-page.ts";
import { DO_FIELD, nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const history = await readCard(ports, params["key"] ?? "");
    if (history === null) throw pageNotFound(url);
    const view = cardView(history);
    return {
      head: { title: view.name, description: cardWords.description },
      ...view,
      mayAct: operator.level === "act",
      done: sayDone(url, cardWords.done),
    };
  });

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const key = params["key"] ?? "";
  const form = await postedForm(context);
  const here = (done: string) => redirect(`${cardPath(key)}?${DONE_FIELD}=${done}`, 303);
  if (textOf(form, DO_FIELD) === "") return saveForm();
  const read = readAct(form);
  if (!read.ok) return refuseAct(read.answer);
  return whileAvailable({}, async () => {
    if (read.value.act === "publish") {
      await requireFactor(context, url);
      return (await publishAsAsked(ports, operator, read.value, [key], form)) ?? here("gepubliceerd");
    }
    if (read.value.act !== "drop") throw pageNotFound(url);
    const entry = { act: "drop-card", about: key, why: read.value.why } as const;
    const isDone = await performAct(ports, operator, entry, () => dropCardDraft(ports, key));
    if (!isDone) return nothingDone(read.value);
    // A card that was only a draft is gone with it.
    return (await readCard(ports, key)) ? here("weg") : redirect("/beheer/tariefkaarten", 303);
  });

  async function saveForm() {
    return whileAvailable({}, async () => {
      const history = await readCard(ports, key);
      const shown = history?.draft ?? history?.current;
      if (!history || !shown) throw pageNotFound(url);
      const columns = columnsOf[shown.card.kind];
      const typed = typedTexts(form, columns);
      // Kind and key are those of the card, whatever a form says.
      const { soort, sleutel } = writeCardRow(shown);
      const row = readCardRow({ ...typed, soort, sleutel }, history.today);
      if (!row.ok) {
        const faults = Object.fromEntries(row.faults.map((fault) => [fault.column, sayRowFault(fault)]));
        return refuseForm<FormAnswer>({ typed, faults, notice: null }, 422);
      }
      const entry = { act: "draft-cards", about: key, why: "" } as const;
      await performAct(ports, operator, entry, () => saveCardDrafts(ports, [row.draft]));
      return here("bewaard");
    });
  }
}

export default function CardPage() {
  const { name, kind, columns, typed, facts, warnings, history, tomorrow, mayAct, done } =
    useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const isOfAct = served?.typed[DO_FIELD] !== undefined;
  return (
    <DeskPage title={name} lead={kind} back={cardWords.back} done={served ? null : done}>
      {facts.length > 0 ? (
        <DeskSection title={cardWords.now}>
          <Facts facts={facts} />
        </DeskSection>
      ) : null}
      <DeskSection title={cardWords.draft}>
        <p className="max-w-text text-base">{warnings ?? cardWords.noDraft}</p>
      </DeskSection>
      {mayAct && warnings !== null ? (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <ActForm act="publish" served={served} {...cardWords.publish}>
            <PublishField tomorrow={tomorrow} served={served} />
          </ActForm>
          <ActForm act="drop" served={served} {...cardWords.drop} />
        </div>
      ) : null}
      {mayAct ? <CardForm columns={columns} served={isOfAct ? undefined : served} kept={typed} /> : null}
      <DeskTable title={cardWords.history.caption} columns={cardWords.history.columns} none="" rows={history} />
    </DeskPage>
  );
}
