import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { loginWords } from "#content/pages/accounts/login.ts";
import { Alert } from "#ui/alert.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = {};

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  ...loginWords(context.get(siteContext)),
  /** A guarded page sends strangers here with the way back in the address. */
  wasSentHere: url.searchParams.has("terug"),
});

export default function Login() {
  const words = useLoaderData<typeof loader>();
  return (
    <AccountNotice words={words} picture={<HouseWithPanels className="mx-auto w-full max-w-sm max-lg:hidden" />}>
      {words.wasSentHere ? (
        <Alert tone="warn" title={words.sentHere.title}>
          <p>{words.sentHere.text}</p>
        </Alert>
      ) : null}
    </AccountNotice>
  );
}
