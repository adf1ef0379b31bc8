import { logoutWords } from "#content/pages/accounts/logout.ts";
import { Street } from "#ui/illustrations/street.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = { index: false };
export const loader = contentLoader(logoutWords);

export default function Logout() {
  return (
    <AccountNotice
      words={useWords<typeof logoutWords>()}
      picture={<Street className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
