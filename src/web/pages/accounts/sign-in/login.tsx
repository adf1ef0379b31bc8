import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { loginWords } from "#content/pages/accounts/sign-in/login.ts";
import { Alert } from "#ui/alert.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { siteContext, visitorContext } from "#web/context.ts";
import { answerHeaders } from "#web/forms/form-answer.ts";
import { keepWhenOffline } from "#web/forms/keep-when-offline.ts";
import { registerPath } from "#web/forms/offer-return.ts";
import { RETURN_FIELD, returnPath } from "#web/forms/return-path.ts";
import { CodeForm } from "#web/pages/accounts/details/code-form.tsx";
import { AlreadySignedIn } from "#web/pages/accounts/sign-in/already-signed-in.tsx";
import { answerLogin } from "#web/pages/accounts/sign-in/answer-login.ts";
import type { LoginAnswer } from "#web/pages/accounts/sign-in/login-answer.ts";
import { LoginForm } from "#web/pages/accounts/sign-in/login-form.tsx";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";

export const headers = answerHeaders;

export function loader({ context, url }: LoaderFunctionArgs) {
  const words = loginWords(context.get(siteContext));
  const after = url.searchParams.get("na") ?? "";
  return {
    ...words,
    visitor: context.get(visitorContext),
    /** A guarded page sends strangers here with the way back in the address. */
    back: returnPath(url.searchParams.get(RETURN_FIELD)),
    news: Object.hasOwn(words.after, after) ? words.after[after as keyof typeof words.after] : null,
  };
}

export const action = (args: ActionFunctionArgs) => answerLogin(args);
export const clientAction = keepWhenOffline(["email"]);

export default function Login() {
  const words = useLoaderData<typeof loader>();
  const served = useActionData() as LoginAnswer | undefined;
  const { visitor, back, news, code } = words;
  if (served?.challenge !== undefined && !visitor) {
    return (
      <SignInPage words={{ ...words, hero: { ...words.hero, ...code } }} picture={picture}>
        <CodeForm words={code} served={served} challenge={served.challenge} back={back} />
      </SignInPage>
    );
  }
  return (
    <SignInPage words={words} picture={picture}>
      {news ? (
        <Alert tone="ok" title={news.title} role="status">
          <p>{news.text}</p>
        </Alert>
      ) : null}
      {visitor ? (
        <AlreadySignedIn email={visitor.email} to={back ?? "/account"} />
      ) : (
        <>
          {back ? (
            <Alert tone="info" title={words.sentHere.title}>
              <p>{words.sentHere.text}</p>
            </Alert>
          ) : null}
          <LoginForm words={words} served={served} back={back} />
          <p className="text-base">
            {words.noAccount.text}{" "}
            <TextLink asChild>
              <Link to={registerPath(back)}>{words.noAccount.action}</Link>
            </TextLink>
          </p>
        </>
      )}
    </SignInPage>
  );
}

const picture = <HouseWithPanels className="mx-auto w-full max-w-72" />;
