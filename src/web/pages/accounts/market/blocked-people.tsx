import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { listBlocked, unblockPerson } from "#application/market/moderation/blocked-people.ts";
import { blockedPeopleWords, sayBlocked, saySince } from "#content/pages/accounts/blocked-people.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

const SINCE_FIELD = "sinds";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { head, hero, gone, done } = blockedPeopleWords;
    const people = await listBlocked(ports, uid);
    return {
      head,
      hero,
      people: people.map(({ since, met }) => ({
        since: since.toISOString(),
        day: saySince(since.toISOString().slice(0, 10)),
        name: met ? sayBlocked(met) : gone,
        title: met?.title ?? null,
      })),
      done: sayDone(url, done),
    };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const since = new Date(textOf(await postedForm(context), SINCE_FIELD));
  return whileAvailable({}, async () => {
    await unblockPerson(ports, uid, since);
    return redirect(`/account/blokkeringen?${DONE_FIELD}=vrij`, 303);
  });
}

export default function BlockedPeople() {
  const { hero, people, done } = useLoaderData<typeof loader>();
  const { empty, submit } = blockedPeopleWords;
  return (
    <MyPage {...hero} done={done}>
      {people.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2}>
          {empty.text}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {people.map(({ since, day, name, title }) => (
            <Card as="li" key={since} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <div className="min-w-0">
                <h2 className="break-words font-display text-h4">{name}</h2>
                {title ? <p className="break-words text-base">{title}</p> : null}
                <p className="text-muted text-small">{day}</p>
              </div>
              <Form method="post">
                <input type="hidden" name={SINCE_FIELD} value={since} />
                <SendButton size="small" variant="secondary">
                  {submit}
                  <span className="sr-only"> {name}</span>
                </SendButton>
              </Form>
            </Card>
          ))}
        </ul>
      )}
    </MyPage>
  );
}
