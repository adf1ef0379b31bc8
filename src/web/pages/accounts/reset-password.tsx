import { resetPasswordWords } from "#content/pages/accounts/reset-password.ts";
import { Meter } from "#ui/illustrations/meter.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = { index: false };
export const loader = contentLoader(resetPasswordWords);

export default function ResetPassword() {
  return (
    <AccountNotice
      words={useWords<typeof resetPasswordWords>()}
      picture={<Meter className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
