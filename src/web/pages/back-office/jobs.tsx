import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { performAct } from "#application/back-office/perform-act.ts";
import { jobNames } from "#application/ports/jobs.ts";
import { clockWords, jobsWords } from "#content/pages/back-office/jobs.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DataTable } from "#ui/data-table.tsx";
import { DONE_FIELD, sayDone } from "#web/forms/done-field.ts";
import { textOf } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { jobsView } from "#web/pages/back-office/jobs-view.ts";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";

const JOB_FIELD = "taak";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const { jobs, clocks } = ports;
    return {
      head: jobsWords.head,
      done: sayDone(url, jobsWords.done),
      ...jobsView(await jobs.standings(), clocks.last(), operator.level === "act"),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const asked = textOf(await postedForm(context), JOB_FIELD);
  return loadStored(async () => {
    const name = jobNames.find((one) => one === asked);
    const act = { act: "run-job", about: name ?? "", why: jobsWords.againWhy } as const;
    const isAsked = await performAct(ports, operator, act, async () => name !== undefined && ports.jobs.runAgain(name));
    return redirect(`/beheer/taken?${DONE_FIELD}=${isAsked ? "gestart" : "niets"}`, 303);
  });
}

export default function Jobs() {
  const { jobs, clock, done } = useLoaderData<typeof loader>();
  const { title, lead, columns, none, again } = jobsWords;
  return (
    <DeskPage title={title} lead={lead} done={done}>
      {clock ? (
        <Alert tone="danger" title={clockWords.title} className="max-w-text">
          <p>{clock}.</p>
          <p>{clockWords.text}</p>
        </Alert>
      ) : null}
      {jobs.length === 0 ? (
        <p className="text-base text-muted">{none}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          rowHeader
          columns={columns.map((header) => ({ header }))}
          rows={jobs.map(({ id, name, when, state, isFailing, doneAt, failed, mayRun }) => [
            <span key="name" className="grid gap-1">
              {name}
              <span className="font-normal text-muted text-small">{when}</span>
            </span>,
            <div key="state" className="grid justify-items-start gap-2">
              {isFailing ? <Badge tone="danger">{state}</Badge> : state}
              {failed ? (
                <span className={classNames("break-words text-small", !isFailing && "text-muted")}>
                  {failed.at} {failed.reason}
                </span>
              ) : null}
              {mayRun ? (
                <Form method="post">
                  <input type="hidden" name={JOB_FIELD} value={id} />
                  <Button size="small" variant="secondary">
                    {again}
                    <span className="sr-only"> {name}</span>
                  </Button>
                </Form>
              ) : null}
            </div>,
            doneAt,
          ])}
        />
      )}
    </DeskPage>
  );
}
