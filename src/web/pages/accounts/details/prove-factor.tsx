import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
} from "react-router";
import { proveByCode } from "#application/accounts/prove-again.ts";
import { needsFactor } from "#application/accounts/with-factor.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { proveFactorWords } from "#content/pages/accounts/prove-factor.ts";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { RETURN_FIELD, returnPath } from "#web/forms/return-path.ts";
import { AccountForm, secret } from "#web/pages/accounts/account-form.tsx";
import { MyPage } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, ownContext } from "#web/pages/accounts/own-context.ts";
import { PasskeyProof } from "#web/sections/passkey-proof.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

const backFrom = (url: URL) => returnPath(url.searchParams.get(RETURN_FIELD)) ?? "/account";

/** Where a guard leads somebody whose account has a second factor that this sign-in did not use yet. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, token: sessionToken } = ownContext(context);
    const to = backFrom(url);
    if (!(await needsFactor(ports, { uid, sessionToken }))) throw redirect(to);
    const account = await ports.identity.account(uid);
    return {
      ...proveFactorWords,
      to,
      hasCode: account?.hasSecondFactor ?? false,
      hasPasskey: (account?.passkeys.length ?? 0) > 0,
    };
  });

export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, uid, token: sessionToken } = ownContext(context);
  const code = textOf(await postedForm(context), "code").trim();
  return whileAvailable<unknown, "code">({}, async () => {
    if (code === "")
      return refuseForm<FormAnswer>({ typed: {}, faults: { code: accountFaults.codeMissing }, notice: null }, 422);
    const proved = await proveByCode(ports, { uid, sessionToken }, { code });
    if (proved.ok) return redirect(backFrom(url), 303);
    return refuseAccount<"code">(proved.refusal, {}, { "code-wrong": "code" });
  });
}

export default function ProveFactor() {
  const { hero, code, submit, or, passkeyOnly, withoutScript, lost, to, hasCode, hasPasskey } =
    useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const navigate = useNavigate();
  const passkey = hasPasskey ? (
    <div className="grid gap-4">
      <p className="text-base">{hasCode ? or : passkeyOnly}</p>
      <PasskeyProof onProved={() => void navigate(to, { replace: true })} />
      <noscript>
        <p className="text-base">{withoutScript}</p>
      </noscript>
    </div>
  ) : null;
  return (
    <MyPage {...hero}>
      {hasCode ? (
        <AccountForm served={served} labels={{ code: code.label }} submit={submit}>
          {(given) => (
            <TextField
              {...secret(given("code"))}
              {...code}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              className="max-w-64"
              autoFocus
            />
          )}
        </AccountForm>
      ) : null}
      {passkey ? (
        <Card as="section" className="grid gap-4">
          {passkey}
          {hasCode ? null : (
            <div>
              <p className="max-w-text text-base text-muted">{lost.passkey}</p>
              <TextLink asChild className="inline-flex min-h-11 items-center text-base">
                <Link to={lost.path}>{lost.action}</Link>
              </TextLink>
            </div>
          )}
        </Card>
      ) : null}
    </MyPage>
  );
}
