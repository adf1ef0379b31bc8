import { type FormEvent, useState } from "react";
import { useSubmit } from "react-router";
import type { PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import type { passkeysWords } from "#content/pages/accounts/details-second-factor.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { FormSummary, fieldId } from "#web/pages/accounts/form-summary.tsx";

export const CHALLENGE_FIELD = "uitdaging";
export const ANSWER_FIELD = "antwoord";

type AddPasskeyProps = { words: typeof passkeysWords.form; served: FormAnswer | undefined };

/** The browser makes the key itself, so this needs scripts; everything else about passkeys works without. */
export function AddPasskey({ words, served }: AddPasskeyProps) {
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const isKnown = !isHydrated || typeof PublicKeyCredential !== "undefined";

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    const name = String(new FormData(event.currentTarget).get("naam") ?? "");
    // Without a name nobody is asked for a finger first: the server says what is missing.
    if (name.trim() === "") return void submit({ naam: name }, { method: "post" });
    setState("busy");
    try {
      const { challenge, answer } = await makePasskey();
      await submit({ naam: name, [CHALLENGE_FIELD]: challenge, [ANSWER_FIELD]: answer }, { method: "post" });
      setState("idle");
    } catch {
      setState("failed");
    }
  };

  return (
    <Card as="section">
      <form onSubmit={add} className="grid max-w-text gap-6">
        <h2 className="font-display text-h4">{words.title}</h2>
        <noscript>
          <p className="text-base">{words.withoutScript}</p>
        </noscript>
        {isKnown ? null : <p className="text-base">{words.unknown}</p>}
        <FormSummary answer={served} labels={{ naam: words.name.label }} />
        <TextField
          id={fieldId("naam")}
          name="naam"
          {...words.name}
          autoComplete="off"
          maxLength={60}
          defaultValue={served?.typed["naam"] ?? ""}
          error={served?.faults["naam"]}
        />
        <p role="status" className="text-base text-danger empty:hidden">
          {state === "failed" ? words.failed : null}
        </p>
        <Button busy={state === "busy"} disabled={!isKnown} className="needs-js justify-self-start max-sm:w-full">
          {words.submit}
        </Button>
      </form>
    </Card>
  );
}

/** Asked apart from the page, for the answer belongs to the browser and not to what is shown. */
async function makePasskey(): Promise<{ challenge: string; answer: string }> {
  const { challenge, options } = await begin();
  const { startRegistration } = await import("@simplewebauthn/browser");
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  return { challenge, answer: JSON.stringify(await startRegistration({ optionsJSON: options as Options })) };
}

async function begin(): Promise<PasskeyStart> {
  const response = await fetch("/account/accountgegevens/toegangssleutels/begin", { method: "post" });
  if (!response.ok) throw new Error(`beginning a passkey answers ${response.status}`);
  return (await response.json()) as PasskeyStart;
}
