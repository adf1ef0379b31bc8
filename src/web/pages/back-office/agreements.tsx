import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { listAgreements, listContestedMonths } from "#application/back-office/agreements.ts";
import {
  askSecondOperator,
  confirmRequest,
  listRequests,
  withdrawRequest,
} from "#application/back-office/second-operator.ts";
import { contestedConnections, decideConnection, findContested } from "#application/contracts/contested-connections.ts";
import { revokeAsOperator } from "#application/declarations/revoke-as-operator.ts";
import type { KeptRequest } from "#application/ports/back-office.ts";
import type { Ports } from "#application/ports/ports.ts";
import { contractStateWords } from "#content/contracts/state-words.ts";
import { actFormWords } from "#content/pages/back-office/act-form.ts";
import { agreementsWords } from "#content/pages/back-office/agreements.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { contractStates } from "#domain/contracts/contract-state.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { loadStored } from "#web/load-stored.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { agreementRow, connectionView, monthRow, requestView } from "#web/pages/back-office/agreement-view.ts";
import { DeskPage, DeskSection, DeskTable } from "#web/pages/back-office/desk-page.tsx";
import { CellLink, Filters, PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn, requireFactor } from "#web/pages/back-office/operator-page.ts";
import { choiceAsked, pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";
import { DO_FIELD, nothingDone, readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

const STATE_FIELD = "toestand";
const REFERENCE_FIELD = "referentie";
const DECISION_FIELD = "besluit";
const REQUEST_FIELD = "vraag";
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
    const [months, connections, requests] = await Promise.all([
      listContestedMonths(ports),
      contestedConnections(ports),
      listRequests(ports),
    ]);
    const isAsked = (reference: string) => requests.some(({ about }) => about === reference);
    return {
      head: agreementsWords.head,
      state,
      links: pageLinks(url, hasMore),
      agreements: rows.map(agreementRow),
      months: months.map(monthRow),
      connections: connections
        .filter(({ decision, second }) => decision === null && !isAsked(second.reference))
        .map(connectionView),
      requests: requests.map((request) => requestView(request, operator.uid)),
      mayAct: operator.level === "act",
      done: sayDone(url, agreementsWords.done),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const form = await postedForm(context);
  const here = (done: string) => redirect(`/beheer/overeenkomsten?${DONE_FIELD}=${done}`, 303);
  const goal = textOf(form, DO_FIELD);
  if (goal === "confirm" || goal === "withdraw") return answerRequest(textOf(form, REQUEST_FIELD));
  const read = readAct(form);
  if (!read.ok) return refuseAct(read.answer);
  const { why } = read.value;
  const reference = textOf(form, REFERENCE_FIELD);
  const decision = textOf(form, DECISION_FIELD) === "verliest" ? decisions.verliest : decisions.blijft;
  return whileAvailable({}, async () => {
    await requireFactor(context, url);
    const contested = await findContested(ports, reference);
    const asked = { act: decision, about: reference, agreementId: contested?.second.id ?? "", why };
    const outcome = await askSecondOperator(ports, operator, asked, {
      isPossible: async () => contested !== null,
      work: () => decideConnection(ports, reference, decision, why),
    });
    return outcome === "nothing" ? nothingDone(read.value) : here(outcome === "asked" ? "gevraagd" : "beslist");
  });

  function answerRequest(id: string) {
    const typed = { [DO_FIELD]: goal };
    const refuse = (notice: string) => refuseForm({ typed, faults: {}, notice }, 409);
    const { gone } = agreementsWords.requests;
    return whileAvailable(typed, async () => {
      if (goal === "withdraw")
        return (await withdrawRequest(ports, operator, id)) ? here("teruggenomen") : refuse(gone);
      await requireFactor(context, url);
      const confirmed = await confirmRequest(ports, operator, id, (one) => doAsked(ports, one));
      if (confirmed === null) return refuse(gone);
      return confirmed.isDone ? here("bevestigd") : refuse(actFormWords.cameToNothing);
    });
  }
}

const doAsked = (ports: Ports, { act, about, agreementId, why }: KeptRequest): Promise<unknown> =>
  act === "revoke-declaration"
    ? revokeAsOperator(ports, { id: agreementId, code: about }, why)
    : decideConnection(ports, about, act, why);

export default function Agreements() {
  const { state, agreements, months, connections, requests, links, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, columns, months: monthWords, connections: words } = agreementsWords;
  const refused = served?.typed[DO_FIELD] === "confirm" || served?.typed[DO_FIELD] === "withdraw" ? served : undefined;
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
      <OperatorRequests requests={requests} mayAct={mayAct} notice={refused?.notice ?? null} />
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

type RequestsProps = {
  requests: readonly ReturnType<typeof requestView>[];
  mayAct: boolean;
  notice: string | null;
};

/** What one operator asked: another confirms or refuses it, and whoever asked may withdraw it. */
function OperatorRequests({ requests, mayAct, notice }: RequestsProps) {
  const { title, lead, none, own, toAgreement, confirm, withdraw, refuse } = agreementsWords.requests;
  return (
    <div id="tweede">
      <DeskSection title={title} lead={lead}>
        {notice ? (
          <Alert tone="danger" role="alert">
            <p>{notice}</p>
          </Alert>
        ) : null}
        {requests.length === 0 ? <p className="text-base text-muted">{none}</p> : null}
        {requests.map(({ id, agreementId, title, asked, isOwn }) => (
          <Card as="section" key={id} padding="small" className="grid gap-3">
            <h3 className="font-semibold text-base">{title}</h3>
            <p className="max-w-text break-words text-base">{asked}</p>
            {isOwn ? <p className="text-base text-muted">{own}</p> : null}
            <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start text-base">
              <Link to={`/beheer/overeenkomsten/${agreementId}`}>{toAgreement}</Link>
            </TextLink>
            {mayAct ? (
              <div className="flex flex-wrap gap-3">
                {isOwn ? null : <RequestButton id={id} goal="confirm" label={confirm} />}
                <RequestButton id={id} goal="withdraw" label={isOwn ? withdraw : refuse} />
              </div>
            ) : null}
          </Card>
        ))}
      </DeskSection>
    </div>
  );
}

const RequestButton = ({ id, goal, label }: { id: string; goal: "confirm" | "withdraw"; label: string }) => (
  <Form method="post" className="max-sm:w-full">
    <input type="hidden" name={REQUEST_FIELD} value={id} />
    <input type="hidden" name={DO_FIELD} value={goal} />
    <SendButton variant={goal === "confirm" ? "primary" : "secondary"} className="max-sm:w-full">
      {label}
    </SendButton>
  </Form>
);
