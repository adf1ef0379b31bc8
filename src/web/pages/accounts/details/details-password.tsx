import { type ActionFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { changePassword } from "#application/accounts/change-password.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { passwordWords } from "#content/pages/accounts/details-security.ts";
import { PasswordField } from "#ui/field/password-field.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, ownContext } from "#web/pages/accounts/own-context.ts";
import { cookieHeaders, renewedCookies } from "#web/requests/session-cookies.ts";
import { NewPasswordField } from "#web/sections/registration/new-password-field.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;
export const loader = () => passwordWords;

type Name = "huidig" | "wachtwoord";

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid, email, token } = ownContext(context);
  const form = await postedForm(context);
  const [current, next] = [textOf(form, "huidig"), textOf(form, "wachtwoord")];
  const missing = {
    ...(current === "" ? { huidig: accountFaults.passwordMissing } : {}),
    ...(next === "" ? { wachtwoord: accountFaults.passwordMissing } : {}),
  };
  if (Object.keys(missing).length > 0) return refuseForm({ typed: {}, faults: missing, notice: null }, 422);
  return whileAvailable<unknown, Name>({}, async () => {
    const changed = await changePassword(ports, { uid, email, sessionToken: token }, { current, next });
    if (changed.ok) {
      const cookies = renewedCookies(changed.value, ports.clock.now(), ports.settings.publicUrl);
      const to = `/account/accountgegevens?${DONE_FIELD}=wachtwoord`;
      return redirect(to, { status: 303, headers: cookieHeaders(cookies) });
    }
    return refuseAccount<Name>(
      changed.refusal,
      {},
      {
        "password-wrong": "huidig",
        "password-too-short": "wachtwoord",
        "password-too-long": "wachtwoord",
        "password-common": "wachtwoord",
        "password-leaked": "wachtwoord",
      },
    );
  });
}

export default function DetailsPassword() {
  const { hero, back, current, next, submit } = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  return (
    <MyPage {...hero} back={back}>
      <AccountForm served={served} labels={{ huidig: current.label, wachtwoord: next.label }} submit={submit}>
        {(given) => (
          <>
            <PasswordField {...secret(given("huidig"))} {...current} />
            <NewPasswordField {...secret(given("wachtwoord"))} {...next} />
          </>
        )}
      </AccountForm>
    </MyPage>
  );
}
