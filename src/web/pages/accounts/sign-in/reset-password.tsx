import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from "react-router";
import { resetPassword } from "#application/accounts/reset-password.ts";
import { resetPasswordWords } from "#content/pages/accounts/sign-in/reset-password.ts";
import { Button } from "#ui/button.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { type RefusalFields, refuseAccount } from "#web/forms/refuse-account.ts";
import { readNewPassword } from "#web/forms/sign-in-forms.ts";
import { useSending } from "#web/forms/use-sending.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { WaysOn } from "#web/pages/accounts/sign-in/ways-on.tsx";
import { cookieHeaders, deviceCookie, signedOutCookies } from "#web/requests/session-cookies.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { NewPasswordField } from "#web/sections/registration/new-password-field.tsx";

export const handle: PageHandle = { index: false };
export const headers = answerHeaders;

type Answer = FormAnswer<"wachtwoord"> & { readonly isExpired?: boolean };
const refusalFields: RefusalFields<"wachtwoord"> = {
  "password-too-short": "wachtwoord",
  "password-too-long": "wachtwoord",
  "password-common": "wachtwoord",
  "password-leaked": "wachtwoord",
};

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...resetPasswordWords(context.get(siteContext)),
  token: url.searchParams.get("token"),
});

export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const reading = readNewPassword(form);
  if (!reading.ok) return refuseForm(reading.answer, 422);
  const ports = context.get(portsContext);
  return whileAvailable(reading.typed, async () => {
    const input = { token: textOf(form, "token"), password: reading.value.wachtwoord };
    const result = await resetPassword(ports, input, context.get(clientContext));
    if (!result.ok) {
      const isExpired = result.refusal.code === "token-unknown";
      return refuseAccount<"wachtwoord">(result.refusal, {}, refusalFields, { isExpired });
    }
    // Every sign-in has ended, this browser's own too.
    const { publicUrl } = ports.settings;
    const { deviceToken } = result.value;
    const device = deviceToken === null ? [] : [deviceCookie(deviceToken, publicUrl)];
    const headers = cookieHeaders([...signedOutCookies(publicUrl), ...device]);
    return redirectDocument("/login?na=wachtwoord", { status: 303, headers });
  });
}

export const clientAction = keepWhenOffline([]);

export default function ResetPassword() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as Answer | undefined;
  const { token, expired, withoutLink, next } = words;
  const isDead = served?.isExpired === true || !token;
  const hero = { ...words.hero, ...(served?.isExpired ? expired : token ? {} : withoutLink) };
  return (
    <SignInPage
      words={{ ...words, hero }}
      isNews={served?.isExpired === true}
      picture={<Meter className="mx-auto w-full max-w-72" />}
    >
      {isDead ? (
        <WaysOn ways={[next.again, next.signIn]} />
      ) : (
        <PasswordForm words={words.form} served={served} token={token} />
      )}
    </SignInPage>
  );
}

type PasswordFormProps = {
  words: ReturnType<typeof resetPasswordWords>["form"];
  served: Answer | undefined;
  token: string;
};

function PasswordForm({ words, served, token }: PasswordFormProps) {
  const { answer, isBusy, round, onSubmit } = useSending(served, readNewPassword);
  return (
    <Form
      key={round}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <FormSummary answer={answer} labels={{ wachtwoord: words.password.label }} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordField
        id={fieldId("wachtwoord")}
        name="wachtwoord"
        {...words.password}
        error={answer?.faults.wachtwoord}
      />
      <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
        {words.submit}
      </Button>
    </Form>
  );
}
