import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { listCards, reviewCards } from "#application/back-office/card-desk.ts";
import { cardsWords } from "#content/pages/back-office/cards.ts";
import { Button } from "#ui/button.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { cardPath, cardsView } from "#web/pages/back-office/cards/cards-view.ts";
import { publishAsAsked } from "#web/pages/back-office/cards/publish-cards.ts";
import { PublishField } from "#web/pages/back-office/cards/publish-field.tsx";
import { DeskPage, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn, requireFactor } from "#web/pages/back-office/operator-page.ts";
import { readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const listed = await listCards(ports);
    return {
      head: cardsWords.head,
      mayAct: operator.level === "act",
      done: sayDone(url, cardsWords.done),
      ...cardsView(listed, await reviewCards(ports, listed.drafts)),
    };
  });

/** All drafts at once, as they stand in the list. */
export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const form = await postedForm(context);
  const read = readAct(form);
  if (!read.ok) return refuseAct(read.answer);
  if (read.value.act !== "publish-all") throw pageNotFound(url);
  return whileAvailable({}, async () => {
    await requireFactor(context, url);
    const keys = (await listCards(ports)).drafts.map(({ card }) => card.key);
    const refused = await publishAsAsked(ports, operator, read.value, keys, form);
    return refused ?? redirect(`${url.pathname}?${DONE_FIELD}=gepubliceerd`, 303);
  });
}

export default function Cards() {
  const { cards, drafts, tomorrow, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, lead, list, drafts: words, toImport, toRegulator, toChecklist, download, publishAll } = cardsWords;
  const rowsOf = (rows: typeof cards) =>
    rows.map(({ key, name, cells }) => [
      <CellLink key={key} to={cardPath(key)}>
        {name}
      </CellLink>,
      ...cells,
    ]);
  return (
    <DeskPage title={title} lead={lead} done={served ? null : done}>
      <div className="flex flex-wrap gap-3">
        {mayAct ? (
          <Button asChild>
            <Link to="/beheer/tariefkaarten/importeren">{toImport}</Link>
          </Button>
        ) : null}
        <Button asChild variant="secondary">
          <Link to="/beheer/tariefkaarten/v-test">{toRegulator}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/beheer/tariefkaarten/maand">{toChecklist}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/beheer/tariefkaarten/kaarten.csv" reloadDocument>
            {download}
          </Link>
        </Button>
      </div>
      <DeskTable title={words.caption} columns={words.columns} none={words.none} rows={rowsOf(drafts)} />
      {mayAct && drafts.length > 0 ? (
        <ActForm act="publish-all" served={served} {...publishAll}>
          <PublishField tomorrow={tomorrow} served={served} />
        </ActForm>
      ) : null}
      <DeskTable title={list.caption} columns={list.columns} none={list.none} rows={rowsOf(cards)} />
    </DeskPage>
  );
}
