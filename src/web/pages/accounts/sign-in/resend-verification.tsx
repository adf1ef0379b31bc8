import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { resendConfirmation } from "#application/accounts/resend-confirmation.ts";
import { resendVerificationWords } from "#content/pages/accounts/sign-in/resend-verification.ts";
import { Alert } from "#ui/alert.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { clientContext, portsContext, siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders, type FormAnswer, refuseForm, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { refuseAccount } from "#web/forms/refuse-account.ts";
import { mailedAddress, rememberAddress } from "#web/forms/registration/mailed-address.ts";
import { emailFields, readEmail } from "#web/forms/sign-in-forms.ts";
import { AlreadySignedIn } from "#web/pages/accounts/sign-in/already-signed-in.tsx";
import { EmailForm } from "#web/pages/accounts/sign-in/email-form.tsx";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { canReadMailbox } from "#web/requests/can-read-mailbox.ts";
import { MailboxHint } from "#web/sections/registration/mailbox-hint.tsx";

export const headers = answerHeaders;

export const loader = (args: LoaderFunctionArgs) => ({
  ...resendVerificationWords(args.context.get(siteContext)),
  visitor: args.context.get(visitorContext),
  wasSent: args.url.searchParams.has("verstuurd"),
  hasMailbox: canReadMailbox(args),
});

export async function action({ context }: ActionFunctionArgs) {
  const reading = readEmail(await postedForm(context));
  if (!reading.ok) return refuseForm(reading.answer, 422);
  return whileAvailable(reading.typed, async () => {
    const result = await resendConfirmation(context.get(portsContext), reading.value, context.get(clientContext));
    if (!result.ok) return refuseAccount<"email">(result.refusal, reading.typed, { "email-malformed": "email" });
    return redirect("/verificatie-resend?verstuurd=1", 303);
  });
}

export const clientAction = rememberAddress(keepWhenOffline(emailFields));

export default function ResendVerification() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer<"email"> | undefined;
  const { visitor, wasSent, sent, form } = words;
  const email = mailedAddress();
  return (
    <SignInPage words={words} picture={<Letter className="mx-auto w-full max-w-72" />}>
      {wasSent && !served ? (
        <Alert tone="ok" title={sent.title} role="status">
          <p>{sent.text}</p>
        </Alert>
      ) : null}
      {email && !visitor ? (
        <p className="text-base">
          {words.mailedTo.before} <strong className="break-words">{email}</strong>. {words.mailedTo.wrong}{" "}
          <TextLink asChild>
            <Link to="/aanmelden">{words.mailedTo.again}</Link>
          </TextLink>
        </p>
      ) : null}
      {words.hasMailbox ? <MailboxHint /> : null}
      {visitor ? (
        <AlreadySignedIn email={visitor.email} />
      ) : (
        <EmailForm
          key={wasSent ? "again" : "first"}
          words={form}
          known={email}
          served={served}
          intro={
            <div>
              <h2 className="font-display text-h3">{form.title}</h2>
              <p className="mt-1 text-base text-muted">{form.text}</p>
            </div>
          }
        />
      )}
    </SignInPage>
  );
}
