import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from "react-router";
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from "#application/accounts/second-factor.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { backOfficeStepWords, secondFactorWords } from "#content/pages/accounts/details-second-factor.ts";
import { Alert } from "#ui/alert.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { answerHeaders, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { RecoveryCodes } from "#web/pages/accounts/details/recovery-codes.tsx";
import { ScanForm } from "#web/pages/accounts/details/scan-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, ownPage } from "#web/pages/accounts/own-context.ts";
import {
  drawAuthenticator,
  type SecondFactorAnswer,
  STEP_FIELD,
  URI_FIELD,
} from "#web/pages/accounts/sign-in/second-factor-answer.ts";

export const handle = ownPage;
export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

type Name = "huidig" | "code";
const FEW_CODES = 3;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const account = await ports.identity.account(uid);
    const left = account?.recoveryCodesLeft ?? 0;
    return {
      ...secondFactorWords,
      backOffice: url.searchParams.get("voor") === "beheer" ? backOfficeStepWords : null,
      isOn: account?.hasSecondFactor ?? false,
      left: secondFactorWords.on.left.replace("{count}", String(left)),
      hasFew: left <= FEW_CODES,
      fileHead: secondFactorWords.codes.fileHead.replace("{name}", site.name),
    };
  });

export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid, token } = ownContext(context);
  const form = await postedForm(context);
  const step = textOf(form, STEP_FIELD);
  const refuseMissing = (name: Name, sentence: string, more: Partial<SecondFactorAnswer> = {}) =>
    refuseForm<SecondFactorAnswer>({ typed: {}, faults: { [name]: sentence }, notice: null, ...more }, 422);

  return whileAvailable<unknown, Name>({}, async () => {
    if (step === "code") {
      const authenticator = drawAuthenticator(ports.qrCodes, textOf(form, URI_FIELD));
      if (!authenticator) return redirect("/account/accountgegevens/tweede-stap", 303);
      const code = textOf(form, "code").replace(/\s/g, "");
      if (code === "") return refuseMissing("code", accountFaults.codeMissing, { authenticator });
      const confirmed = await confirmSecondFactor(ports, uid, { code, sessionToken: token });
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
      const code = textOf(form, "code").trim();
      if (code === "") return refuseMissing("code", accountFaults.codeMissing);
      const removed = await removeSecondFactor(ports, uid, { password, code });
      const fields = { "password-wrong": "huidig", "code-wrong": "code" } as const;
      if (!removed.ok) return refuseAccount<Name>(removed.refusal, {}, fields);
      return redirect(`/account/accountgegevens?${DONE_FIELD}=tweede-stap-uit`, 303);
    }
    const started = await startSecondFactor(ports, uid, { password });
    if (!started.ok) return refuseAccount<Name>(started.refusal, {}, { "password-wrong": "huidig" });
    const authenticator = drawAuthenticator(ports.qrCodes, started.value.uri);
    return { typed: {}, faults: {}, notice: null, authenticator } satisfies SecondFactorAnswer;
  });
}

export default function DetailsSecondFactor() {
  const { hero, back, backOffice, off, on, scan, codes, fileHead, isOn, left, hasFew } = useLoaderData<typeof loader>();
  const served = useActionData() as SecondFactorAnswer | undefined;
  return (
    <MyPage {...hero} back={back}>
      {backOffice && !served ? (
        <Alert tone="info" title={backOffice.title} className="max-w-text">
          <p>{isOn ? backOffice.on : backOffice.off}</p>
        </Alert>
      ) : null}
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
            labels={{ huidig: on.current.label, code: on.code.label }}
            submit={on.submit}
            variant="danger"
            hidden={{ [STEP_FIELD]: "uit" }}
          >
            {(given) => (
              <>
                <p className="text-base text-muted">{on.removeText}</p>
                <PasswordField {...secret(given("huidig"))} {...on.current} />
                <TextField
                  {...secret(given("code"))}
                  {...on.code}
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                  className="max-w-64"
                />
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
