import { verifyEmailWords } from "#content/pages/accounts/verify-email.ts";
import { Letter } from "#ui/illustrations/letter.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = { index: false };
export const loader = contentLoader(verifyEmailWords);

export default function VerifyEmail() {
  return (
    <AccountNotice
      words={useWords<typeof verifyEmailWords>()}
      picture={<Letter className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
