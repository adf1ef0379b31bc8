import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { chooseNewsletter, wantsNewsletter } from "#application/account-details/choose-newsletter.ts";
import { readProfile } from "#application/account-details/user-document.ts";
import type { Account } from "#application/ports/identity.ts";
import { consentTexts } from "#content/consent-texts.ts";
import { formatDay } from "#content/format/format-day.ts";
import { detailsDone, detailsWords } from "#content/pages/accounts/details.ts";
import { shellWords } from "#content/shell.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { answerHeaders, type FormAnswer, typedTexts, whileAvailable } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { postedForm } from "#web/forms/posted-form.ts";
import { SendButton } from "#web/forms/send-button.tsx";
import { ColorModeChoice } from "#web/layouts/color-mode-choice.tsx";
import { describeProfile } from "#web/pages/accounts/details/describe-profile.ts";
import { DetailsRow, DetailsRows } from "#web/pages/accounts/details/details-row.tsx";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { DONE_FIELD, loadOwn, ownContext, sayDone } from "#web/pages/accounts/own-context.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, uid, email } = ownContext(context);
    const words = detailsWords(site);
    const [profile, account, newsletterIsOn] = await Promise.all([
      readProfile(ports, uid),
      ports.identity.account(uid),
      wantsNewsletter(ports, { uid, email }, consentTexts.newsletter.purpose),
    ]);
    return {
      ...words,
      email,
      newsletterIsOn,
      profileRows: profile && describeProfile(profile, words.profile),
      ...securityView(account, words),
      done: sayDone(url, detailsDone),
    };
  });

function securityView(account: Account | null, { security, deletion }: ReturnType<typeof detailsWords>) {
  const count = account?.passkeys.length ?? 0;
  const { none, one, several } = security.passkeys;
  return {
    secondFactor: account?.hasSecondFactor ? security.secondFactor.on : security.secondFactor.off,
    passkeys: count === 0 ? none : count === 1 ? one : several.replace("{count}", String(count)),
    planned: account?.deletionOn ? deletion.planned.replace("{day}", formatDay(account.deletionOn)) : null,
  };
}

/** The newsletter is the one thing that is chosen on this page itself. */
export async function action({ context }: ActionFunctionArgs) {
  const { ports, uid, email } = ownContext(context);
  const typed = typedTexts(await postedForm(context), ["nieuwsbrief"]);
  return whileAvailable(typed, async () => {
    await chooseNewsletter(ports, { uid, email }, consentTexts.newsletter, typed.nieuwsbrief === "on");
    return redirect(`/account/accountgegevens?${DONE_FIELD}=nieuwsbrief`, 303);
  });
}

export default function Details() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as FormAnswer | undefined;
  const isTicked = served ? served.typed["nieuwsbrief"] === "on" : words.newsletterIsOn;
  const { hero, profile, connections, security, newsletter, colors, data, deletion, change } = words;
  return (
    <MyPage {...hero} done={served ? null : words.done}>
      {words.planned ? (
        <Alert tone="warn">
          <p>{words.planned}</p>
        </Alert>
      ) : null}
      <MySection title={profile.title}>
        <Card padding="none">
          {words.profileRows ? (
            <dl className="grid gap-x-10 gap-y-4 p-5 sm:grid-cols-2 sm:p-7">
              {words.profileRows.map(({ name, value }) => (
                <div key={name} className="min-w-0">
                  <dt className="text-muted text-small">{name}</dt>
                  <dd className="break-words font-medium text-base">{value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="max-w-text p-5 text-base text-muted sm:p-7">{profile.missing}</p>
          )}
          <div className="border-line border-t p-4 sm:px-7">
            <Button asChild variant={words.profileRows ? "secondary" : "primary"} size="small">
              <Link to={profile.path}>{words.profileRows ? change : profile.fill}</Link>
            </Button>
          </div>
        </Card>
      </MySection>
      <MySection title={connections.title}>
        <Card padding="none">
          <p className="p-5 text-base text-muted sm:px-7">{connections.text}</p>
          <div className="border-line border-t p-4 sm:px-7">
            <Button asChild variant="secondary" size="small">
              <Link to={connections.path}>{connections.manage}</Link>
            </Button>
          </div>
        </Card>
      </MySection>
      <MySection title={security.title}>
        <DetailsRows>
          <DetailsRow title={security.email.title} text={words.email} path={security.email.path} action={change} />
          <DetailsRow {...security.password} action={change} />
          <DetailsRow {...security.secondFactor} text={words.secondFactor} action={change} />
          <DetailsRow {...security.passkeys} text={words.passkeys} action={change} />
          <DetailsRow {...security.signIns} action={words.view} />
        </DetailsRows>
      </MySection>
      <div className="grid gap-6 xl:grid-cols-2">
        <Card as="section">
          <h2 className="font-display text-h4">{newsletter.title}</h2>
          <Form method="post" className="mt-2 grid justify-items-start gap-3">
            <FormSummary answer={served} labels={{}} />
            <CheckboxField
              key={String(isTicked)}
              name="nieuwsbrief"
              label={newsletter.label}
              help={newsletter.help}
              defaultChecked={isTicked}
            />
            <SendButton variant="secondary" size="small">
              {newsletter.submit}
            </SendButton>
          </Form>
        </Card>
        <Card as="section" className="grid content-start justify-items-start gap-4">
          <h2 className="font-display text-h4">{colors.title}</h2>
          <p className="max-w-text text-base text-muted">{colors.text}</p>
          <noscript>
            <p className="text-base">{colors.withoutScript}</p>
          </noscript>
          <ColorModeChoice words={shellWords.colorMode} name="kleuren-account" />
        </Card>
        <Card as="section" className="grid content-start justify-items-start gap-4">
          <h2 className="font-display text-h4">{data.title}</h2>
          <p className="max-w-text text-base text-muted">{data.text}</p>
          {/* A document form: the answer is a file, which the router cannot take in. */}
          <form method="post" action={data.path}>
            <Button variant="secondary" size="small">
              {data.submit}
            </Button>
          </form>
        </Card>
        <Card as="section" className="grid content-start justify-items-start gap-4">
          <h2 className="font-display text-h4">{deletion.title}</h2>
          <p className="max-w-text text-base text-muted">{deletion.text}</p>
          <Button asChild variant="secondary" size="small">
            <Link to={deletion.path}>{words.planned ? deletion.undo : deletion.action}</Link>
          </Button>
        </Card>
      </div>
    </MyPage>
  );
}
