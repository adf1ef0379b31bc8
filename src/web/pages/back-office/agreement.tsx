import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { readAgreement } from "#application/back-office/agreements.ts";
import { askSecondOperator, listRequests } from "#application/back-office/second-operator.ts";
import { canBeRevoked, revokeAsOperator } from "#application/declarations/revoke-as-operator.ts";
import { agreementWords } from "#content/pages/back-office/agreements.ts";
import { Card } from "#ui/card.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { agreementView } from "#web/pages/back-office/agreement-view.ts";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { Facts } from "#web/pages/back-office/facts.tsx";
import { operatorIn, requireFactor } from "#web/pages/back-office/operator-page.ts";
import { nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

const CODE_FIELD = "code";

export const loader = ({ context, url, params }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const read = await readAgreement(ports, operator, params["id"] ?? "");
    if (read === null) throw pageNotFound(url);
    const asked = (await listRequests(ports)).map(({ about }) => about);
    return { ...agreementView(read, asked), mayAct: operator.level === "act", done: sayDone(url, agreementWords.done) };
  });

export async function action({ context, url, params }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const id = params["id"] ?? "";
  const form = await postedForm(context);
  const read = readAct(form);
  if (!read.ok) return refuseAct(read.answer);
  const code = textOf(form, CODE_FIELD);
  return whileAvailable({}, async () => {
    await requireFactor(context, url);
    const { why } = read.value;
    const asked = { act: "revoke-declaration", about: code, agreementId: id, why } as const;
    const outcome = await askSecondOperator(ports, operator, asked, {
      isPossible: () => canBeRevoked(ports, { id, code }),
      work: () => revokeAsOperator(ports, { id, code }, why),
    });
    if (outcome === "nothing") return nothingDone(read.value);
    const done = outcome === "asked" ? "gevraagd" : "ingetrokken";
    return redirect(`/beheer/overeenkomsten/${encodeURIComponent(id)}?${DONE_FIELD}=${done}`, 303);
  });
}

export default function Agreement() {
  const { title, facts, dossier, months, words, trail, declarations, waits, mayAct, done } =
    useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const {
    back,
    dossier: dossierWords,
    months: monthWords,
    words: said,
    trail: trailWords,
    declarations: proofs,
  } = agreementWords;
  const open = declarations.filter(({ isOpen }) => isOpen);
  return (
    <DeskPage title={title} back={back} done={served ? null : done}>
      <Facts facts={facts} />
      <DeskTable {...dossierWords} none="" rows={dossier} />
      <DeskTable {...monthWords} rows={months} />
      <DeskSection title={said.title}>
        {words.length === 0 ? <p className="text-base text-muted">{said.none}</p> : null}
        <ol className="grid gap-3">
          {words.map(({ by, text }) => (
            <Card as="li" key={by} padding="small">
              <p className="text-muted text-small">{by}</p>
              <p className="whitespace-pre-line break-words text-base">{text}</p>
            </Card>
          ))}
        </ol>
      </DeskSection>
      <DeskTable
        title={proofs.title}
        columns={proofs.columns}
        none={proofs.none}
        rows={declarations.map(({ code, cells }) => [
          <TextLink asChild key={code}>
            <Link to={`/declarations/${code}`}>{code}</Link>
          </TextLink>,
          ...cells,
        ])}
      />
      {waits ? <p className="max-w-text text-base">{waits}</p> : null}
      {mayAct && open.length > 0 ? (
        <ActForm
          act="revoke"
          served={served}
          title={proofs.act}
          submit={proofs.submit}
          help={proofs.help}
          variant="danger"
        >
          <SelectField
            name={CODE_FIELD}
            label={proofs.code}
            options={open.map(({ code }) => ({ value: code, label: code }))}
          />
        </ActForm>
      ) : null}
      <DeskTable {...trailWords} none="" rows={trail} />
    </DeskPage>
  );
}
