import { mailboxLink } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import { Alert } from "#ui/alert.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** Where mails are written to files, the way to read them. */
export const MailboxHint = () => (
  <Alert tone="info">
    <p>{mailboxLink.text}</p>
    <TextLink href={mailboxLink.path} className="inline-flex min-h-11 items-center">
      {mailboxLink.action}
    </TextLink>
  </Alert>
);
