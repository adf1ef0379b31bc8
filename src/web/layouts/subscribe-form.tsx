import { Form, Link } from "react-router";
import type { footerWords } from "#content/shell.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { SendButton } from "#web/forms/send-button.tsx";
import { HoneypotField } from "#web/sections/honeypot-field.tsx";

/** Asks for an address at the foot of every page; the page of the newsletter answers. */
export function SubscribeForm({ words }: { words: ReturnType<typeof footerWords>["newsletter"] }) {
  return (
    <>
      <Form method="post" action="/nieuwsbrief" noValidate className="mt-3 grid gap-3">
        <TextField
          id="voet-email"
          name="email"
          label={words.label}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <HoneypotField name="website" label={words.honeypot} />
        <SendButton variant="secondary" size="small" className="justify-self-start">
          {words.submit}
        </SendButton>
      </Form>
      <Link to="/nieuwsbrief">{words.more}</Link>
    </>
  );
}
