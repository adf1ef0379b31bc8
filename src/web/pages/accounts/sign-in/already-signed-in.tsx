import { Form, Link } from "react-router";
import { alreadySignedIn as words } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SendButton } from "#web/forms/send-button.tsx";

/** Instead of a form for strangers, for who is none. */
export function AlreadySignedIn({ email, to = "/account" }: { email: string; to?: string }) {
  return (
    <Card>
      <h2 className="font-display text-h3">{words.title}</h2>
      <p className="mt-2 text-base text-muted">
        {words.as} <strong className="break-all text-ink">{email}</strong>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={to}>{words.account}</Link>
        </Button>
        <Form method="post" action="/logout">
          <SendButton variant="secondary">{words.signOut}</SendButton>
        </Form>
      </div>
    </Card>
  );
}
