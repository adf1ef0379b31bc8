import { type ActionFunctionArgs, redirect } from "react-router";
import { startPasskey } from "#application/accounts/passkeys.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { refuseForm, textOf } from "#web/forms/form-answer.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";

export const loader = () => redirect("/account/accountgegevens/toegangssleutels");

/** What the browser needs to make a key, or a form's answer; the key itself comes back to the page of passkeys. */
export const action = ({ context }: ActionFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, token: sessionToken } = ownContext(context);
    const password = textOf(await postedForm(context), "huidig");
    const missing = { typed: {}, faults: { huidig: accountFaults.passwordMissing }, notice: null };
    if (password === "") return asJson(refuseForm(missing, 422));
    const started = await startPasskey(ports, { uid, sessionToken }, { password });
    if (started.ok) return Response.json(started.value);
    return asJson(refuseAccount<"huidig">(started.refusal, {}, { "password-wrong": "huidig" }));
  });

const asJson = ({ data, init }: ReturnType<typeof refuseForm>) => Response.json(data, init ?? {});
