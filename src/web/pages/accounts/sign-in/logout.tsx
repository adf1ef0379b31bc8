import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { signOut } from "#application/accounts/sign-out.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import { logoutWords } from "#content/pages/accounts/sign-in/logout.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { portsContext, sessionTokenContext, siteContext, visitorContext } from "#web/context.ts";
import { SignInPage } from "#web/pages/accounts/sign-in/sign-in-page.tsx";
import { cookieHeaders, signedOutCookies } from "#web/requests/session-cookies.ts";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...logoutWords(context.get(siteContext)),
  visitor: context.get(visitorContext),
});

/** Only a form signs out: a link could be followed by a program, or sent by somebody else. */
export async function action({ context }: ActionFunctionArgs) {
  const ports = context.get(portsContext);
  const headers = cookieHeaders(signedOutCookies(ports.settings.publicUrl));
  try {
    await signOut(ports, context.get(sessionTokenContext));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    // The device forgets the session in any case: that is what somebody at a shared computer came for.
    return data({ isDown: true }, { status: 503, headers });
  }
  return redirectDocument("/logout", { status: 303, headers });
}

export default function Logout() {
  const words = useLoaderData<typeof loader>();
  const isDown = useActionData<{ isDown: true }>()?.isDown === true;
  const isBusy = useNavigation().state !== "idle";
  const { visitor, signedIn, down, next } = words;
  const isLeaving = visitor !== null && !isDown;
  return (
    <SignInPage
      words={isLeaving ? { ...words, hero: { ...words.hero, ...signedIn } } : words}
      picture={<Street className="mx-auto w-full max-w-72" />}
    >
      {isLeaving ? (
        <Card>
          <p className="text-base text-muted">
            {signedIn.as} <strong className="break-all text-ink">{visitor.email}</strong>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Form method="post">
              <Button busy={isBusy}>{signedIn.submit}</Button>
            </Form>
            <Button asChild variant="secondary">
              <Link to="/account">{signedIn.stay}</Link>
            </Button>
          </div>
        </Card>
      ) : (
        <>
          {isDown ? (
            <Alert tone="warn" title={down.title} role="alert">
              <p>{down.text}</p>
            </Alert>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to="/">{next.home}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/login">{next.signIn}</Link>
            </Button>
          </div>
        </>
      )}
    </SignInPage>
  );
}
