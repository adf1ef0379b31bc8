import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { helpPerson, personActs } from "#application/back-office/help-person.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { readPerson } from "#application/back-office/read-person.ts";
import { actFormWords } from "#content/pages/back-office/act-form.ts";
import { personWords } from "#content/pages/back-office/people.ts";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { DeskPage, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { CellLink } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn, requireFactor } from "#web/pages/back-office/operator-page.ts";
import { personView } from "#web/pages/back-office/person-view.ts";
import { nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

const doneWords = Object.fromEntries(personActs.map((act) => [act, personWords.acts[act].done]));

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const read = await readPerson(ports, operator, params["uid"] ?? "");
    if (read === null) throw pageNotFound(url);
    return { ...personView(read, operator.level), uid: read.account.uid, done: sayDone(url, doneWords) };
  });

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const uid = params["uid"] ?? "";
  const read = readAct(await postedForm(context));
  if (!read.ok) return refuseAct(read.answer);
  const act = personActs.find((one) => one === read.value.act);
  if (!act) throw pageNotFound(url);
  return whileAvailable({}, async () => {
    if (act === "plan-deletion") await requireFactor(context, url);
    const entry = { act, about: uid, why: read.value.why };
    if (!(await performAct(ports, operator, entry, () => helpPerson(ports, uid, act)))) return nothingDone(read.value);
    return redirect(`/beheer/mensen/${encodeURIComponent(uid)}?${DONE_FIELD}=${act}`, 303);
  });
}

export default function Person() {
  const { uid, email, facts, signIns, listings, agreements, events, acts, mayExport, done } =
    useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const words = personWords;
  return (
    <DeskPage title={email} back={words.back} done={served ? null : done}>
      <Facts facts={facts} />
      <DeskTable {...words.signIns} rows={signIns} />
      <DeskTable
        {...words.listings}
        rows={listings.map(({ id, title, cells }) => [
          <CellLink key={id} to={`/beheer/marktplaats/${id}`}>
            {title}
          </CellLink>,
          ...cells,
        ])}
      />
      <DeskTable
        {...words.agreements}
        rows={agreements.map(({ id, reference, state }) => [
          <CellLink key={id} to={`/beheer/overeenkomsten/${id}`}>
            {reference}
          </CellLink>,
          state,
        ])}
      />
      <DeskTable {...words.events} rows={events} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {acts.map((act) => (
          <ActForm
            key={act}
            act={act}
            served={served}
            title={words.acts[act].title}
            submit={words.acts[act].submit}
            help={actFormWords.kept}
            variant={act === "plan-deletion" ? "danger" : "secondary"}
          />
        ))}
        {mayExport ? (
          <ActForm
            act="export"
            served={undefined}
            action={`/beheer/mensen/${encodeURIComponent(uid)}/gegevens`}
            {...words.export}
          />
        ) : null}
      </div>
    </DeskPage>
  );
}
