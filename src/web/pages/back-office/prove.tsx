import { useRef } from "react";
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { proveByCode } from "#application/accounts/prove-again.ts";
import { hasRecentFactor } from "#application/accounts/require-recent-proof.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { proveWords } from "#content/pages/back-office/prove.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { sessionTokenContext } from "#web/context.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { IMPORT_BYTES_MAX, postedUpload, UPLOAD_BYTES_MAX } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { RETURN_FIELD } from "#web/forms/return-path.ts";
import { loadStored } from "#web/load-stored.ts";
import { backOfficePath, PROVE_PATH } from "#web/middleware/ask-for-factor.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { PasskeyProof } from "#web/sections/passkey-proof.tsx";

export const headers = answerHeaders;

/** No other form of the back office has a field of this name. */
const CODE_FIELD = "bewijs";
/** A form of more fields came in the other kind, so it is small enough for that one. */
const PARTS_MAX = 25;

type Kept = readonly (readonly [name: string, value: string])[];
/** A file is not kept: it would lie here while nobody confirms. */
type Sent = { readonly kept: Kept; readonly hadFile: boolean };
type ProveAnswer = FormAnswer & Sent;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports, operator } = operatorIn(context, url);
    const account = await ports.identity.account(operator.uid);
    return {
      head: proveWords.head,
      to: backOfficePath(url.searchParams.get(RETURN_FIELD)),
      hasCode: account?.hasSecondFactor ?? false,
      hasPasskey: (account?.passkeys.length ?? 0) > 0,
    };
  });

/** Takes the form that an operator was sending, asks for the factor, and has the browser send the form on to its own page. */
export async function action({ context, url }: ActionFunctionArgs) {
  const { ports, operator } = operatorIn(context, url);
  const sessionToken = context.get(sessionTokenContext) ?? "";
  const { form, file } = await postedUpload(context, UPLOAD_BYTES_MAX, IMPORT_BYTES_MAX);
  const kept = [...form].flatMap(([name, value]) =>
    name === CODE_FIELD || typeof value !== "string" ? [] : [[name, value] as const],
  );
  const sent = { kept, hadFile: file !== null && file.bytes.length > 0 };
  return whileAvailable<unknown, string, Sent>(
    {},
    async () => {
      if (!(await hasRecentFactor(ports, sessionToken))) {
        const code = textOf(form, CODE_FIELD).trim();
        const isFirst = !form.has(CODE_FIELD);
        if (isFirst || code === "") {
          const faults: FormAnswer["faults"] = isFirst ? {} : { [CODE_FIELD]: accountFaults.codeMissing };
          return refuseForm<ProveAnswer>({ typed: {}, faults, notice: null, ...sent }, isFirst ? 200 : 422);
        }
        const proved = await proveByCode(ports, { uid: operator.uid, sessionToken }, { code });
        if (!proved.ok) return refuseAccount<string>(proved.refusal, {}, { "code-wrong": CODE_FIELD }, sent);
      }
      return redirect(backOfficePath(url.searchParams.get(RETURN_FIELD)), kept.length > 0 ? 307 : 303);
    },
    sent,
  );
}

export default function Prove() {
  const { to, hasCode, hasPasskey } = useLoaderData<typeof loader>();
  const served = useActionData() as ProveAnswer | undefined;
  const form = useRef<HTMLFormElement>(null);
  const kept = served?.kept ?? [];
  const { title, lead, code, submit, back, withoutScript } = proveWords;
  return (
    <DeskPage title={title} lead={lead}>
      <Card as="section">
        {/* A document form: what is sent on may answer with a file, which the router cannot take in. */}
        <Form
          ref={form}
          method="post"
          action={`${PROVE_PATH}?${RETURN_FIELD}=${encodeURIComponent(to)}`}
          {...(kept.length < PARTS_MAX ? { encType: "multipart/form-data" } : {})}
          reloadDocument
          noValidate
          className="grid max-w-text gap-5"
        >
          <FormSummary answer={served} labels={{ [CODE_FIELD]: code.label }} />
          {kept.map(([name, value], at) => (
            <input key={at} type="hidden" name={name} value={value} />
          ))}
          {kept.length > 0 ? (
            <p className="text-base">
              {proveWords.kept}
              {served?.hadFile ? ` ${proveWords.fileGone}` : null}
            </p>
          ) : null}
          {hasCode ? (
            <TextField
              id={fieldId(CODE_FIELD)}
              name={CODE_FIELD}
              {...code}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              className="max-w-64"
              error={served?.faults[CODE_FIELD]}
              autoFocus
            />
          ) : (
            <noscript>
              <p className="text-base">{withoutScript}</p>
            </noscript>
          )}
          {hasCode ? <Button className="justify-self-start max-sm:w-full">{submit}</Button> : null}
          {hasPasskey ? <PasskeyProof onProved={() => form.current?.submit()} /> : null}
          {kept.length > 0 ? (
            <TextLink asChild className="inline-flex min-h-11 items-center justify-self-start">
              <Link to={to} reloadDocument>
                {back}
              </Link>
            </TextLink>
          ) : null}
        </Form>
      </Card>
    </DeskPage>
  );
}
