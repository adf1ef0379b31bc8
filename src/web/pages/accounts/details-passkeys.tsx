import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addPasskey, removePasskey } from "#application/accounts/passkeys.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { passkeysWords } from "#content/pages/accounts/details-second-factor.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { answerHeaders, type FormAnswer, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AddPasskey, ANSWER_FIELD, CHALLENGE_FIELD } from "#web/pages/accounts/add-passkey.tsx";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, ownPage, sayDone } from "#web/pages/accounts/own-context.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

const REMOVE_FIELD = "verwijder";
const here = "/account/accountgegevens/toegangssleutels";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const done = { toegevoegd: passkeysWords.added, weg: passkeysWords.removed };
    const account = await ports.identity.account(uid);
    return {
      ...passkeysWords,
      passkeys: (account?.passkeys ?? []).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: formatMoment(createdAt),
        lastUsedAt: lastUsedAt && formatMoment(lastUsedAt),
      })),
      done: sayDone(url, done),
    };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const form = await request.formData();
  const typed = { naam: textOf(form, "naam") };
  return whileAvailable<unknown, "naam">(typed, async () => {
    if (form.has(REMOVE_FIELD)) {
      await removePasskey(ports, uid, textOf(form, REMOVE_FIELD));
      return redirect(`${here}?${DONE_FIELD}=weg`, 303);
    }
    const input = {
      challenge: textOf(form, CHALLENGE_FIELD),
      answer: parseJson(textOf(form, ANSWER_FIELD)),
      name: typed.naam,
    };
    const added = await addPasskey(ports, uid, input);
    if (added.ok) return redirect(`${here}?${DONE_FIELD}=toegevoegd`, 303);
    return refuseAccount<"naam">(added.refusal, typed, {
      "passkey-name-missing": "naam",
      "passkey-name-too-long": "naam",
    });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export default function DetailsPasskeys() {
  const { hero, back, done, list, empty, form, passkeys } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back} done={served ? null : done}>
      {passkeys.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={2}>
          {empty.text}
        </EmptyState>
      ) : (
        <MySection title={list.title}>
          <Card padding="none">
            <ul className="divide-y divide-line">
              {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 text-base sm:px-7"
                >
                  <div className="min-w-0">
                    <p className="break-words font-medium">{name}</p>
                    <p className="text-muted text-small">
                      {list.made} {createdAt}
                    </p>
                    <p className="text-muted text-small">{lastUsedAt ? `${list.used} ${lastUsedAt}` : list.unused}</p>
                  </div>
                  <Form method="post">
                    <input type="hidden" name={REMOVE_FIELD} value={id} />
                    <Button variant="quiet" size="small">
                      {list.remove}
                      <span className="sr-only"> {name}</span>
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </Card>
        </MySection>
      )}
      <AddPasskey key={passkeys.length} words={form} served={served} />
    </MyPage>
  );
}
