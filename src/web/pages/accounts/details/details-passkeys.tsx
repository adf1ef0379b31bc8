import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addPasskey, removePasskey } from "#application/accounts/passkeys.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { backOfficeStepWords, ENROLMENT_FIELD, passkeysWords } from "#content/pages/accounts/details-second-factor.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { AddPasskey, ANSWER_FIELD, CHALLENGE_FIELD } from "#web/pages/accounts/details/add-passkey.tsx";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const REMOVE_FIELD = "verwijder";
const here = "/account/accountgegevens/toegangssleutels";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const { added, removed, removal } = passkeysWords;
    const passkeys = (await ports.identity.account(uid))?.passkeys ?? [];
    const leaving = passkeys.find(({ id }) => id === url.searchParams.get(REMOVE_FIELD));
    return {
      ...passkeysWords,
      enrolment: url.searchParams.has(ENROLMENT_FIELD) ? backOfficeStepWords.enrolment : null,
      leaving: leaving ? { id: leaving.id, title: removal.title.replace("{name}", () => leaving.name) } : null,
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: formatMoment(createdAt),
        lastUsedAt: lastUsedAt && formatMoment(lastUsedAt),
      })),
      done: sayDone(url, { toegevoegd: added, weg: removed }),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid, token: sessionToken } = ownContext(context);
  const enrolment = url.searchParams.get(ENROLMENT_FIELD);
  const form = await postedForm(context);
  const typed = { naam: textOf(form, "naam") };
  return whileAvailable<unknown, "naam" | "huidig">(typed, async () => {
    if (form.has(REMOVE_FIELD)) {
      const password = textOf(form, "huidig");
      if (password === "")
        return refuseForm({ typed: {}, faults: { huidig: accountFaults.passwordMissing }, notice: null }, 422);
      const removed = await removePasskey(ports, { uid, sessionToken }, { id: textOf(form, REMOVE_FIELD), password });
      if (removed.ok) return redirect(`${here}?${DONE_FIELD}=weg`, 303);
      return refuseAccount<"huidig">(removed.refusal, {}, { "password-wrong": "huidig" });
    }
    const input = {
      challenge: textOf(form, CHALLENGE_FIELD),
      answer: parseJson(textOf(form, ANSWER_FIELD)),
      name: typed.naam,
      enrolment,
    };
    const added = await addPasskey(ports, { uid, sessionToken }, input);
    if (added.ok) return redirect(enrolment === null ? `${here}?${DONE_FIELD}=toegevoegd` : "/beheer", 303);
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
  const { hero, back, done, list, empty, form, removal, enrolment, leaving, passkeys } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back} done={served ? null : done}>
      {enrolment && !served ? (
        <Alert tone="info" title={enrolment.title} className="max-w-text">
          <p>{enrolment.passkey}</p>
        </Alert>
      ) : null}
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
                  <Button asChild variant="quiet" size="small">
                    <Link to={`?${REMOVE_FIELD}=${encodeURIComponent(id)}`} preventScrollReset>
                      {list.remove}
                      <span className="sr-only"> {name}</span>
                    </Link>
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        </MySection>
      )}
      {leaving ? (
        <AccountForm
          key={leaving.id}
          title={leaving.title}
          served={served}
          labels={{ huidig: removal.current.label }}
          submit={removal.submit}
          variant="danger"
          hidden={{ [REMOVE_FIELD]: leaving.id }}
          aside={
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={here}>{removal.cancel}</Link>
            </TextLink>
          }
        >
          {(given) => (
            <>
              <p className="text-base text-muted">{removal.text}</p>
              <PasswordField {...secret(given("huidig"))} {...removal.current} />
            </>
          )}
        </AccountForm>
      ) : (
        <AddPasskey key={passkeys.length} words={form} served={served} />
      )}
    </MyPage>
  );
}
