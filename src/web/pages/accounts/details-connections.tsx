import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import {
  type AddConnectionRefusal,
  addConnection,
  removeConnection,
} from "#application/account-details/connections.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import { nationalNumberRemoved } from "#content/identifiers.ts";
import { connectionRefusals, connectionsWords } from "#content/pages/accounts/details-connections.ts";
import { maskEan } from "#domain/identifiers/ean.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import {
  answerHeaders,
  type FormAnswer,
  refuseForm,
  textOf,
  typedTexts,
  whileAvailable,
} from "#web/forms/form-answer.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

const fields = ["ean", "naam"] as const;
const [PLACE_FIELD, DIGITS_FIELD] = ["plaats", "cijfers"];
const here = "/account/accountgegevens/aansluitingen";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const done = {
      toegevoegd: connectionsWords.added,
      weg: connectionsWords.removed,
    };
    const connections = (await readProfile(ports, uid))?.connections ?? [];
    return {
      ...connectionsWords,
      // The whole code does not leave the server.
      connections: connections.map(({ ean, name }) => ({ masked: maskEan(ean), digits: ean.slice(-4), name })),
      done: sayDone(url, done),
    };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const form = await request.formData();
  const typed = typedTexts(form, fields);
  return whileAvailable(typed, async () => {
    if (form.has(PLACE_FIELD)) {
      const place = Number(textOf(form, PLACE_FIELD));
      await removeConnection(ports, uid, { place, lastDigits: textOf(form, DIGITS_FIELD) });
      return redirect(`${here}?${DONE_FIELD}=weg`, 303);
    }
    const input = { ean: typed.ean, name: typed.naam, numberRemoved: nationalNumberRemoved };
    const added = await addConnection(ports, uid, input);
    if (!added.ok) return refuseForm(refusedConnection(added.refusal, typed), 422);
    return redirect(`${here}?${DONE_FIELD}=toegevoegd`, 303);
  });
}

function refusedConnection(refusal: AddConnectionRefusal, typed: FormAnswer["typed"]): FormAnswer {
  // The record has the sentence of every code; the compiler cannot see that the two belong together.
  const sentence = (connectionRefusals[refusal.code] as (refusal: AddConnectionRefusal) => string)(refusal);
  return { typed, faults: { [refusal.code === "connection-name-too-long" ? "naam" : "ean"]: sentence }, notice: null };
}

export default function DetailsConnections() {
  const { hero, back, done, list, empty, form, connections } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back} done={served ? null : done}>
      {connections.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2}>
          {empty.text}
        </EmptyState>
      ) : (
        <MySection title={list.title}>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {connections.map(({ masked, digits, name }, place) => (
                <li
                  key={masked}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 text-base sm:px-7"
                >
                  <div className="min-w-0">
                    <p className="break-words font-medium">{name || list.unnamed}</p>
                    <p className="text-muted tabular-nums">{masked}</p>
                  </div>
                  <Form method="post">
                    <input type="hidden" name={PLACE_FIELD} value={place} />
                    <input type="hidden" name={DIGITS_FIELD} value={digits} />
                    <Button variant="quiet" size="small">
                      {list.remove}
                      <span className="sr-only"> {name || masked}</span>
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </Card>
        </MySection>
      )}
      <AccountForm
        key={connections.length}
        title={form.title}
        served={served}
        labels={{ ean: form.ean.label, naam: form.name.label }}
        submit={form.submit}
      >
        {(given) => (
          <>
            <TextField
              {...given("ean")}
              {...form.ean}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
            <TextField {...given("naam")} {...form.name} optional autoComplete="off" maxLength={60} />
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}
