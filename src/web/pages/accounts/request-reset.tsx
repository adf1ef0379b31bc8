import { requestResetWords } from "#content/pages/accounts/request-reset.ts";
import { Letter } from "#ui/illustrations/letter.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = { index: false };
export const loader = contentLoader(requestResetWords);

export default function RequestReset() {
  return (
    <AccountNotice
      words={useWords<typeof requestResetWords>()}
      picture={<Letter className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
