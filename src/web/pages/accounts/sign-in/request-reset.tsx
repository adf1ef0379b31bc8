import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { requestReset } from "#application/accounts/request-reset.ts";
import { requestResetWords } from "#content/pages/accounts/sign-in/request-reset.ts";
import { Alert } from "#ui/alert.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { emailFields, readEmail } from "#web/forms/sign-in-forms.ts";
import { EmailForm } from "#web/pages/accounts/sign-in/email-form.tsx";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { canReadMailbox } from "#web/requests/can-read-mailbox.ts";
import { MailboxHint } from "#web/sections/registration/mailbox-hint.tsx";

export const headers = answerHeaders;

export const loader = (args: LoaderFunctionArgs) => ({
  ...requestResetWords(args.context.get(siteContext)),
  wasSent: args.url.searchParams.has("verstuurd"),
  hasMailbox: canReadMailbox(args),
});

export async function action({ context }: ActionFunctionArgs) {
  const reading = readEmail(await postedForm(context));
  if (!reading.ok) return refuseForm(reading.answer, 422);
  return whileAvailable(reading.typed, async () => {
    const result = await requestReset(context.get(portsContext), reading.value, context.get(clientContext));
    if (!result.ok) return refuseAccount<"email">(result.refusal, reading.typed, { "email-malformed": "email" });
    return redirect("/password-reset-mail?verstuurd=1", 303);
  });
}

export const clientAction = keepWhenOffline(emailFields);

export default function RequestReset() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer<"email"> | undefined;
  const { wasSent, sent, form } = words;
  return (
    <SignInPage words={words} picture={<Letter className="mx-auto w-full max-w-72" />}>
      {wasSent && !served ? (
        <>
          <Alert tone="ok" title={sent.title} role="status">
            <p>{sent.text}</p>
            <p className="mt-1">{sent.again}</p>
          </Alert>
          {words.hasMailbox ? <MailboxHint /> : null}
        </>
      ) : null}
      <EmailForm
        key={wasSent ? "again" : "first"}
        words={form}
        served={served}
        aside={
          <TextLink asChild className="inline-flex min-h-11 items-center text-base">
            <Link to="/login">{form.back}</Link>
          </TextLink>
        }
      />
    </SignInPage>
  );
}
