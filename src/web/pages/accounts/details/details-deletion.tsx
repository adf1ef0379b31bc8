import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { cancelDeletion } from "#application/accounts/cancel-deletion.ts";
import { requestDeletion } from "#application/accounts/request-deletion.ts";
import { formatDay } from "#content/format/format-day.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { deletionWords } from "#content/pages/accounts/details-security.ts";
import { PasswordField } from "#ui/field/password-field.tsx";
import { Prose } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { requireSecondFactor } from "#web/middleware/ask-for-second-factor.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const KEEP_FIELD = "behouden";
const here = "/account/accountgegevens/verwijderen";

// A plan is taken back without a second factor: whoever lost theirs keeps the account.
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid } = ownContext(context);
    const account = await ports.identity.account(uid);
    if (!account?.deletionOn) await requireSecondFactor(context, url);
    const title = account?.deletionOn
      ? deletionWords.planned.title.replace("{day}", formatDay(account.deletionOn))
      : null;
    return { ...deletionWords, plannedTitle: title };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid, token: sessionToken } = ownContext(context);
  const form = await postedForm(context);
  return whileAvailable<unknown, "huidig">({}, async () => {
    if (form.has(KEEP_FIELD)) {
      await cancelDeletion(ports, uid);
      return redirect(`/account/accountgegevens?${DONE_FIELD}=bewaard`, 303);
    }
    await requireSecondFactor(context, url);
    const password = textOf(form, "huidig");
    const missing = { typed: {}, faults: { huidig: accountFaults.passwordMissing }, notice: null };
    if (password === "") return refuseForm(missing, 422);
    const planned = await requestDeletion(ports, { uid, sessionToken }, { password });
    if (!planned.ok) return refuseAccount<"huidig">(planned.refusal, {}, { "password-wrong": "huidig" });
    return redirect(here, 303);
  });
}

export default function DetailsDeletion() {
  const { hero, back, goes, until, first, current, submit, planned, plannedTitle } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  if (plannedTitle !== null) {
    return (
      <MyPage eyebrow={hero.eyebrow} title={plannedTitle} lead={planned.text} back={back}>
        <AccountForm served={served} labels={{}} submit={planned.undo} hidden={{ [KEEP_FIELD]: "ja" }}>
          {() => <Points {...goes} />}
        </AccountForm>
      </MyPage>
    );
  }
  return (
    <MyPage {...hero} back={back}>
      <AccountForm served={served} labels={{ huidig: current.label }} submit={submit} variant="danger">
        {(given) => (
          <>
            <Points {...goes} />
            <Points {...until} />
            <p>
              <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                <Link to={first.path}>{first.label}</Link>
              </TextLink>
            </p>
            <PasswordField {...secret(given("huidig"))} {...current} />
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}

const Points = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h2 className="mb-3 font-display text-h4">{title}</h2>
    <Prose>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Prose>
  </div>
);
