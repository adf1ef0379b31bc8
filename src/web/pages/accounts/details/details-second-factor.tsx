import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from "#application/accounts/second-factor.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import {
  backOfficeStepWords,
  ENROLMENT_FIELD,
  secondFactorWords,
} from "#content/pages/accounts/details-second-factor.ts";
import { Alert } from "#ui/alert.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { RecoveryCodes } from "#web/pages/accounts/details/recovery-codes.tsx";
import { ScanForm } from "#web/pages/accounts/details/scan-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import {
  drawAuthenticator,
  type SecondFactorAnswer,
  STEP_FIELD,
  URI_FIELD,
} from "#web/pages/accounts/sign-in/second-factor-answer.ts";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

type Name = "huidig" | "code";
const FEW_CODES = 3;
const REPLACE_FIELD = "vervangen";
const here = "/account/accountgegevens/tweede-stap";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid } = ownContext(context);
    const account = await ports.identity.account(uid);
    const left = account?.recoveryCodesLeft ?? 0;
    return {
      ...secondFactorWords,
      notice: url.searchParams.get("voor") === "beheer" ? backOfficeStepWords.closed : null,
      enrolment: url.searchParams.has(ENROLMENT_FIELD)
        ? { ...backOfficeStepWords.enrolment, passkeyPath: `toegangssleutels${url.search}` }
        : null,
      isReplacing: url.searchParams.has(REPLACE_FIELD),
      isOn: account?.hasSecondFactor ?? false,
      left: secondFactorWords.on.left.replace("{count}", String(left)),
      hasFew: left <= FEW_CODES,
      fileHead: secondFactorWords.codes.fileHead.replace("{name}", site.name),
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid, token: sessionToken } = ownContext(context);
  const who = { uid, sessionToken };
  const enrolment = url.searchParams.get(ENROLMENT_FIELD);
  const form = await postedForm(context);
  const step = textOf(form, STEP_FIELD);
  const refuseMissing = (name: Name, sentence: string, more: Partial<SecondFactorAnswer> = {}) =>
    refuseForm<SecondFactorAnswer>({ typed: {}, faults: { [name]: sentence }, notice: null, ...more }, 422);

  return whileAvailable<unknown, Name>({}, async () => {
    if (step === "code") {
      const authenticator = drawAuthenticator(ports.qrCodes, textOf(form, URI_FIELD));
      if (!authenticator) return redirect(here, 303);
      const code = textOf(form, "code").replace(/\s/g, "");
      if (code === "") return refuseMissing("code", accountFaults.codeMissing, { authenticator });
      const confirmed = await confirmSecondFactor(ports, who, { code, enrolment });
      if (!confirmed.ok) {
        const isOver = confirmed.refusal.code === "set-up-expired";
        return refuseAccount<Name>(confirmed.refusal, {}, { "code-wrong": "code" }, isOver ? {} : { authenticator });
      }
      const { recoveryCodes } = confirmed.value;
      return { typed: {}, faults: {}, notice: null, recoveryCodes } satisfies SecondFactorAnswer;
    }
    const password = textOf(form, "huidig");
    if (password === "") return refuseMissing("huidig", accountFaults.passwordMissing);
    const code = textOf(form, "code").trim();
    const fields = { "password-wrong": "huidig", "code-wrong": "code" } as const;
    if (step !== "" && code === "") return refuseMissing("code", accountFaults.codeMissing);
    if (step === "uit") {
      const removed = await removeSecondFactor(ports, who, { password, code });
      if (!removed.ok) return refuseAccount<Name>(removed.refusal, {}, fields);
      return redirect(`/account/accountgegevens?${DONE_FIELD}=tweede-stap-uit`, 303);
    }
    const started = await startSecondFactor(ports, who, { password, currentCode: step === "vervang" ? code : null });
    if (!started.ok) return refuseAccount<Name>(started.refusal, {}, fields);
    const authenticator = drawAuthenticator(ports.qrCodes, started.value.uri);
    return { typed: {}, faults: {}, notice: null, authenticator } satisfies SecondFactorAnswer;
  });
}

export default function DetailsSecondFactor() {
  const { hero, back, notice, enrolment, off, on, scan, codes, fileHead, isOn, isReplacing, left, hasFew } =
    useLoaderData<typeof loader>();
  const served = useActionData() as SecondFactorAnswer | undefined;
  return (
    <MyPage {...hero} back={back}>
      {notice && !served ? (
        <Alert tone="info" title={notice.title} className="max-w-text">
          <p>{notice.text}</p>
        </Alert>
      ) : null}
      {enrolment && !served ? (
        <Alert tone="info" title={enrolment.title} className="max-w-text">
          <p>{enrolment.code}</p>
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to={enrolment.passkeyPath} relative="path">
              {enrolment.toPasskey}
            </Link>
          </TextLink>
        </Alert>
      ) : null}
      {served?.recoveryCodes ? (
        <RecoveryCodes
          words={codes}
          fileHead={fileHead}
          codes={served.recoveryCodes}
          done={enrolment ? "/beheer" : back.path}
        />
      ) : served?.authenticator ? (
        <ScanForm words={scan} authenticator={served.authenticator} served={served} />
      ) : isOn ? (
        <>
          <Alert tone="ok" title={on.title} className="max-w-text">
            <p>{left}</p>
            {hasFew ? <p>{on.few}</p> : null}
          </Alert>
          <AccountForm
            key={isReplacing ? "replace" : "remove"}
            title={isReplacing ? on.replaceTitle : on.removeTitle}
            served={served}
            labels={{ huidig: on.current.label, code: on.code.label }}
            submit={isReplacing ? on.replaceSubmit : on.submit}
            variant={isReplacing ? "primary" : "danger"}
            hidden={{ [STEP_FIELD]: isReplacing ? "vervang" : "uit" }}
            aside={
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={isReplacing ? here : `?${REPLACE_FIELD}`} preventScrollReset>
                  {isReplacing ? on.cancel : on.replace}
                </Link>
              </TextLink>
            }
          >
            {(given) => (
              <>
                <p className="text-base text-muted">{isReplacing ? on.replaceText : on.removeText}</p>
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
