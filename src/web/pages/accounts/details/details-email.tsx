import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { requestEmailChange } from "#application/accounts/request-email-change.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { emailWords } from "#content/pages/accounts/details-security.ts";
import { PasswordField } from "#ui/field/password-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;
export const loader = ({ context }: LoaderFunctionArgs) => ({ ...emailWords, email: ownContext(context).email });

type Name = "email" | "huidig";

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid, email, token: sessionToken } = ownContext(context);
  const form = await postedForm(context);
  const [next, password] = [textOf(form, "email"), textOf(form, "huidig")];
  const missing = {
    ...(next.trim() === "" ? { email: accountFaults.emailMissing } : {}),
    ...(password === "" ? { huidig: accountFaults.passwordMissing } : {}),
  };
  if (Object.keys(missing).length > 0)
    return refuseForm({ typed: { email: next }, faults: missing, notice: null }, 422);
  return whileAvailable<unknown, Name>({ email: next }, async () => {
    const asked = await requestEmailChange(ports, { uid, email, sessionToken }, { email: next, password });
    if (asked.ok) return redirect(`/account/accountgegevens?${DONE_FIELD}=e-mail`, 303);
    return refuseAccount<Name>(
      asked.refusal,
      { email: next },
      { "email-malformed": "email", "email-unchanged": "email", "password-wrong": "huidig" },
    );
  });
}

export default function DetailsEmail() {
  const { hero, back, now, email, next, current, submit } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back}>
      <AccountForm served={served} labels={{ email: next.label, huidig: current.label }} submit={submit}>
        {(given) => (
          <>
            <p className="break-words text-base">
              {now} <strong>{email}</strong>
            </p>
            <TextField
              {...given("email")}
              {...next}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
            <PasswordField {...secret(given("huidig"))} {...current} />
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}
