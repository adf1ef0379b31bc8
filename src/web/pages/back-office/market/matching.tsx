import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { askRound, listRounds } from "#application/back-office/matching-rounds.ts";
import { performAct } from "#application/back-office/perform-act.ts";
import { explainPair } from "#application/market/proposals/explain-pair.ts";
import { matchingWords } from "#content/pages/back-office/market.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { type FormAnswer, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { ActForm } from "#web/pages/back-office/act-form.tsx";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { explanationView, roundRows } from "#web/pages/back-office/market/matching-view.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { readAct, refuseAct } from "#web/pages/back-office/read-act.ts";

/** When, who and which step; what follows are numbers. */
const WORD_COLUMNS = 3;
const OFFER_FIELD = "aanbod";
const REQUEST_FIELD = "vraag";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const offerId = (url.searchParams.get(OFFER_FIELD) ?? "").trim();
    const requestId = (url.searchParams.get(REQUEST_FIELD) ?? "").trim();
    const isAsked = offerId !== "" && requestId !== "";
    return {
      head: matchingWords.head,
      rounds: roundRows(await listRounds(ports)),
      asked: { offerId, requestId },
      explanation: isAsked ? explanationView(await explainPair(ports, offerId, requestId)) : null,
      mayAct: operator.level === "act",
      done: sayDone(url, matchingWords.done),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const read = readAct(await postedForm(context));
  if (!read.ok) return refuseAct(read.answer);
  return whileAvailable({}, async () => {
    const act = { act: "start-round", about: "", why: read.value.why } as const;
    await performAct(ports, operator, act, () => askRound(ports));
    return redirect(`/beheer/matching?${DONE_FIELD}=gestart`, 303);
  });
}

export default function Matching() {
  const { rounds, asked, explanation, mayAct, done } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const { title, columns, caption, none, start, explain } = matchingWords;
  return (
    <DeskPage title={title} done={served ? null : done}>
      {rounds.length === 0 ? (
        <p className="text-base text-muted">{none}</p>
      ) : (
        <DataTable
          caption={caption}
          columns={columns.map((header, at) => ({ header, align: at < WORD_COLUMNS ? "start" : "end" }))}
          rows={rounds}
        />
      )}
      {mayAct ? <ActForm act="round" served={served} {...start} /> : null}
      <Card as="section" className="grid gap-5">
        <div>
          <h2 className="font-display text-h4">{explain.title}</h2>
          <p className="text-base text-muted">{explain.lead}</p>
        </div>
        <Form method="get" className="grid max-w-text gap-5">
          <TextField
            name={OFFER_FIELD}
            label={explain.offer}
            defaultValue={asked.offerId}
            spellCheck={false}
            required
          />
          <TextField
            name={REQUEST_FIELD}
            label={explain.request}
            defaultValue={asked.requestId}
            spellCheck={false}
            required
          />
          <Button variant="secondary" className="justify-self-start max-sm:w-full">
            {explain.submit}
          </Button>
        </Form>
        {explanation === null ? null : (
          <div role="status" className="grid gap-2 text-base">
            {explanation.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </Card>
    </DeskPage>
  );
}
