import { registerWords } from "#content/pages/accounts/register.ts";
import { Contract } from "#ui/illustrations/contract.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = {};
export const loader = contentLoader(registerWords);

export default function Register() {
  return (
    <AccountNotice
      words={useWords<typeof registerWords>()}
      picture={<Contract className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
