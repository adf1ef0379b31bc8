import { resendVerificationWords } from "#content/pages/accounts/resend-verification.ts";
import { Letter } from "#ui/illustrations/letter.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { AccountNotice } from "#web/pages/accounts/account-notice.tsx";

export const handle: PageHandle = { index: false };
export const loader = contentLoader(resendVerificationWords);

export default function ResendVerification() {
  return (
    <AccountNotice
      words={useWords<typeof resendVerificationWords>()}
      picture={<Letter className="mx-auto w-full max-w-sm max-lg:hidden" />}
    />
  );
}
