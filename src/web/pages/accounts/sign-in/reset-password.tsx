import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from "react-router";
import { resetPassword } from "#application/accounts/reset-password.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { resetPasswordWords } from "#content/pages/accounts/sign-in/reset-password.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import { clientContext, portsContext, siteContext } from "#web/context.ts";
import { fieldId } from "#web/forms/field-id.ts";
import { answerHeaders, type FormAnswer, refuseForm, textOf, whileAvailable } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { type RefusalFields, refuseAccount } from "#web/forms/refuse-account.ts";
import { readNewPassword } from "#web/forms/sign-in-forms.ts";
import { useSending } from "#web/forms/use-sending.ts";
import { loadStored } from "#web/load-stored.ts";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { WaysOn } from "#web/pages/accounts/sign-in/ways-on.tsx";
import { cookieHeaders, deviceCookie, signedOutCookies } from "#web/requests/session-cookies.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";
import { NewPasswordField } from "#web/sections/registration/new-password-field.tsx";

export const headers = answerHeaders;

type Answer = FormAnswer<"wachtwoord"> & { readonly isExpired?: boolean; readonly kept?: readonly string[] };
const KEEP_FIELD = "behoud";
const refusalFields: RefusalFields<"wachtwoord"> = {
  "password-too-short": "wachtwoord",
  "password-too-long": "wachtwoord",
  "password-common": "wachtwoord",
  "password-leaked": "wachtwoord",
};

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const token = url.searchParams.get("token");
    const passkeys = token ? await context.get(portsContext).identity.passkeysOfReset(token) : [];
    const words = resetPasswordWords(context.get(siteContext));
    const { made, used, unused } = words.passkeys;
    return {
      ...words,
      token,
      kept: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        dates: `${made} ${formatMoment(createdAt)}. ${lastUsedAt ? `${used} ${formatMoment(lastUsedAt)}` : unused}.`,
      })),
    };
  });

export async function action({ context }: ActionFunctionArgs) {
  const form = await postedForm(context);
  const kept = form.getAll(KEEP_FIELD).filter((id) => typeof id === "string");
  const reading = readNewPassword(form);
  if (!reading.ok) return refuseForm<Answer>({ ...reading.answer, kept }, 422);
  const ports = context.get(portsContext);
  const answerReset = async () => {
    const input = { token: textOf(form, "token"), password: reading.value.wachtwoord, keptPasskeys: kept };
    const result = await resetPassword(ports, input, context.get(clientContext));
    if (!result.ok) {
      const isExpired = result.refusal.code === "token-unknown";
      return refuseAccount<"wachtwoord">(result.refusal, {}, refusalFields, { isExpired, kept });
    }
    // Every sign-in has ended, this browser's own too.
    const { publicUrl } = ports.settings;
    const { deviceToken } = result.value;
    const device = deviceToken === null ? [] : [deviceCookie(deviceToken, publicUrl)];
    const headers = cookieHeaders([...signedOutCookies(publicUrl), ...device]);
    return redirectDocument("/login?na=wachtwoord", { status: 303, headers });
  };
  return whileAvailable(reading.typed, answerReset, { kept });
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
        <PasswordForm words={words} served={served} token={token} />
      )}
    </SignInPage>
  );
}

type PasswordFormProps = {
  words: ReturnType<typeof useLoaderData<typeof loader>>;
  served: Answer | undefined;
  token: string;
};

function PasswordForm({ words: { form: words, passkeys, kept }, served, token }: PasswordFormProps) {
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
      {kept.length > 0 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-display text-h4">{passkeys.title}</legend>
          <p className="mb-2 text-base text-muted">{passkeys.text}</p>
          {kept.map(({ id, name, dates }) => (
            <CheckboxField
              key={id}
              id={fieldId(`${KEEP_FIELD}-${id}`)}
              name={KEEP_FIELD}
              value={id}
              label={passkeys.keep.replace("{name}", () => name)}
              help={dates}
              defaultChecked={served?.kept?.includes(id) ?? false}
            />
          ))}
        </fieldset>
      ) : null}
      <Button size="large" busy={isBusy} className="justify-self-start max-sm:w-full">
        {words.submit}
      </Button>
    </Form>
  );
}
