import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { listAgreements, listContestedMonths } from "#application/back-office/agreements.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { contestedConnections, decideConnection } from "#application/contracts/contested-connections.ts";
import { contractStateWords } from "#content/contracts/state-words.ts";
import { agreementsWords } from "#content/pages/back-office/agreements.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { contractStates } from "#domain/contracts/contract-state.ts";
import { DataTable } from "#ui/data-table.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { agreementRow, connectionView, monthRow } from "#web/pages/back-office/agreement-view.ts";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { CellLink, Filters, PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn, operatorPage } from "#web/pages/back-office/operator-page.ts";
import { choiceAsked, pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";
import { nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

export const handle = operatorPage;

const STATE_FIELD = "toestand";
const REFERENCE_FIELD = "referentie";
const DECISION_FIELD = "besluit";
const decisions = { blijft: "holder-stays", verliest: "holder-loses" } as const;
const filters = [
  {
    name: STATE_FIELD,
    label: agreementsWords.filter,
    options: contractStates.map((value) => ({ value, label: contractStateWords[value].name })),
  },
];

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const state = choiceAsked(url, STATE_FIELD, contractStates);
    const { rows, hasMore } = await listAgreements(ports, state, pageAsked(url));
    const [months, connections] = await Promise.all([listContestedMonths(ports), contestedConnections(ports)]);
    return {
      head: agreementsWords.head,
      state,
      links: pageLinks(url, hasMore),
      agreements: rows.map(agreementRow),
      months: months.map(monthRow),
      connections: connections.filter(({ decision }) => decision === null).map(connectionView),
      mayAct: operator.level === "act",
      done: sayDone(url, agreementsWords.done),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const form = await postedForm(context);
  const read = readAct(form);
  if (!read.ok) return refuseAct(read.answer);
  const { why } = read.value;
  const reference = textOf(form, REFERENCE_FIELD);
  const decision = textOf(form, DECISION_FIELD) === "verliest" ? decisions.verliest : decisions.blijft;
  return whileAvailable({}, async () => {
    const act = { act: decision, about: reference, why };
    const decided = await performAct(ports, operator, act, () => decideConnection(ports, reference, decision, why));
    return decided === null ? nothingDone(read.value) : redirect(`/beheer/overeenkomsten?${DONE_FIELD}=beslist`, 303);
  });
}

export default function Agreements() {
  const { state, agreements, months, connections, links, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, columns, months: monthWords, connections: words } = agreementsWords;
  return (
    <DeskPage title={title} done={served ? null : done}>
      <DeskTable
        {...monthWords}
        rows={months.map(({ id, reference, month }) => [
          <CellLink key={`${id} ${month}`} to={`/beheer/overeenkomsten/${id}`}>
            {reference}
          </CellLink>,
          month,
        ])}
      />
      <DeskSection title={words.title} lead={words.lead}>
        {connections.length === 0 ? <p className="text-base text-muted">{words.none}</p> : null}
        {connections.map(({ reference, about }) =>
          mayAct ? (
            <ActForm
              key={reference}
              act={`besluit-${reference}`}
              served={served}
              title={about}
              submit={words.submit}
              help={words.help}
              hidden={{ [REFERENCE_FIELD]: reference }}
            >
              <SelectField
                name={DECISION_FIELD}
                label={words.decision}
                options={[
                  { value: "blijft", label: words.stays },
                  { value: "verliest", label: words.loses },
                ]}
              />
            </ActForm>
          ) : (
            <p key={reference} className="text-base">
              {about}
            </p>
          ),
        )}
      </DeskSection>
      <Filters filters={filters} chosen={{ [STATE_FIELD]: state ?? "" }} />
      {agreements.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns.map((header) => ({ header }))}
          rows={agreements.map(({ id, reference, cells }) => [
            <CellLink key={id} to={`/beheer/overeenkomsten/${id}`}>
              {reference}
            </CellLink>,
            ...cells,
          ])}
          rowHeader
        />
      )}
      <PageLinks links={links} />
    </DeskPage>
  );
}
