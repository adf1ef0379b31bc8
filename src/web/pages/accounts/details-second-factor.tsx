import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from "#application/accounts/second-factor.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { secondFactorWords } from "#content/pages/accounts/details-second-factor.ts";
import { Alert } from "#ui/alert.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { answerHeaders, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { keepTyped } from "#web/pages/accounts/keep-typed.ts";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";
import { RecoveryCodes } from "#web/pages/accounts/recovery-codes.tsx";
import { ScanForm } from "#web/pages/accounts/scan-form.tsx";
import {
  drawAuthenticator,
  type SecondFactorAnswer,
  STEP_FIELD,
  URI_FIELD,
} from "#web/pages/accounts/second-factor-answer.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepTyped;

type Name = "huidig" | "code";
const FEW_CODES = 3;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const account = await ports.identity.account(uid);
    const left = account?.recoveryCodesLeft ?? 0;
    return {
      ...secondFactorWords,
      isOn: account?.hasSecondFactor ?? false,
      left: secondFactorWords.on.left.replace("{count}", String(left)),
      hasFew: left <= FEW_CODES,
      fileHead: secondFactorWords.codes.fileHead.replace("{name}", site.name),
    };
  });

export async function action({ request, context }: ActionFunctionArgs) {
  const { ports, uid } = ownContext(context);
  const form = await request.formData();
  const step = textOf(form, STEP_FIELD);
  const refuseMissing = (name: Name, sentence: string, more: Partial<SecondFactorAnswer> = {}) =>
    refuseForm<SecondFactorAnswer>({ typed: {}, faults: { [name]: sentence }, notice: null, ...more }, 422);

  return whileAvailable<unknown, Name>({}, async () => {
    if (step === "code") {
      const authenticator = drawAuthenticator(ports.qrCodes, textOf(form, URI_FIELD));
      if (!authenticator) return redirect("/account/accountgegevens/tweede-stap", 303);
      const code = textOf(form, "code").replace(/\s/g, "");
      if (code === "") return refuseMissing("code", accountFaults.codeMissing, { authenticator });
      const confirmed = await confirmSecondFactor(ports, uid, { code });
      if (!confirmed.ok) {
        const isOver = confirmed.refusal.code === "set-up-expired";
        return refuseAccount<Name>(confirmed.refusal, {}, { "code-wrong": "code" }, isOver ? {} : { authenticator });
      }
      const { recoveryCodes } = confirmed.value;
      return { typed: {}, faults: {}, notice: null, recoveryCodes } satisfies SecondFactorAnswer;
    }
    const password = textOf(form, "huidig");
    if (password === "") return refuseMissing("huidig", accountFaults.passwordMissing);
    if (step === "uit") {
      const removed = await removeSecondFactor(ports, uid, { password });
      if (!removed.ok) return refuseAccount<Name>(removed.refusal, {}, { "password-wrong": "huidig" });
      return redirect(`/account/accountgegevens?${DONE_FIELD}=tweede-stap-uit`, 303);
    }
    const started = await startSecondFactor(ports, uid, { password });
    if (!started.ok) return refuseAccount<Name>(started.refusal, {}, { "password-wrong": "huidig" });
    const authenticator = drawAuthenticator(ports.qrCodes, started.value.uri);
    return { typed: {}, faults: {}, notice: null, authenticator } satisfies SecondFactorAnswer;
  });
}

export default function DetailsSecondFactor() {
  const { hero, back, off, on, scan, codes, fileHead, isOn, left, hasFew } = useLoaderData<typeof loader>();
  const served = useActionData() as SecondFactorAnswer | undefined;
  return (
    <MyPage {...hero} back={back}>
      {served?.recoveryCodes ? (
        <RecoveryCodes words={codes} fileHead={fileHead} codes={served.recoveryCodes} done={back.path} />
      ) : isOn ? (
        <>
          <Alert tone="ok" title={on.title} className="max-w-text">
            <p>{left}</p>
            {hasFew ? <p>{on.few}</p> : null}
          </Alert>
          <AccountForm
            title={on.removeTitle}
            served={served}
            labels={{ huidig: on.current.label }}
            submit={on.submit}
            variant="danger"
            hidden={{ [STEP_FIELD]: "uit" }}
          >
            {(given) => (
              <>
                <p className="text-base text-muted">{on.removeText}</p>
                <PasswordField {...secret(given("huidig"))} {...on.current} />
              </>
            )}
          </AccountForm>
        </>
      ) : served?.authenticator ? (
        <ScanForm words={scan} authenticator={served.authenticator} served={served} />
      ) : (
        <AccountForm title={off.title} served={served} labels={{ huidig: off.current.label }} submit={off.submit}>
          {(given) => (
            <>
              <p className="text-base text-muted">{off.text}</p>
              <PasswordField {...secret(given("huidig"))} {...off.current} />
            </>
          )}
        </AccountForm>
      )}
    </MyPage>
  );
}
