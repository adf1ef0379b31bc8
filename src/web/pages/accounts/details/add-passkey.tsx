import { type FormEvent, useState } from "react";
import { useSubmit } from "react-router";
import type { PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import type { passkeysWords } from "#content/pages/accounts/details-second-factor.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { PasswordField } from "#ui/field/password-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import { FormSummary } from "#web/sections/form-summary.tsx";

export const CHALLENGE_FIELD = "uitdaging";
export const ANSWER_FIELD = "antwoord";

type AddPasskeyProps = { words: typeof passkeysWords.form; served: FormAnswer | undefined };

/** The browser makes the key itself, so this needs scripts; everything else about passkeys works without. */
export function AddPasskey({ words, served }: AddPasskeyProps) {
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const [refused, setRefused] = useState<FormAnswer | null>(null);
  const answer = refused ?? served;
  const isKnown = !isHydrated || typeof PublicKeyCredential !== "undefined";

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "busy") return;
    const form = new FormData(event.currentTarget);
    const name = String(form.get("naam") ?? "");
    setRefused(null);
    // Without a name nobody is asked for a finger first: the server says what is missing.
    if (name.trim() === "") return void submit({ naam: name }, { method: "post" });
    setState("busy");
    try {
      const started = await begin(String(form.get("huidig") ?? ""));
      if ("faults" in started) {
        setRefused(started);
        return setState("idle");
      }
      const made = await makePasskey(started);
      await submit({ naam: name, [CHALLENGE_FIELD]: started.challenge, [ANSWER_FIELD]: made }, { method: "post" });
      setState("idle");
    } catch {
      setState("failed");
    }
  };

  return (
    <Card as="section">
      <form method="post" onSubmit={add} className="grid max-w-text gap-6">
        <h2 className="font-display text-h4">{words.title}</h2>
        <noscript>
          <p className="text-base">{words.withoutScript}</p>
        </noscript>
        {isKnown ? null : <p className="text-base">{words.unknown}</p>}
        <FormSummary answer={answer} labels={{ naam: words.name.label, huidig: words.current.label }} />
        <TextField
          id={fieldId("naam")}
          name="naam"
          {...words.name}
          autoComplete="off"
          maxLength={60}
          defaultValue={served?.typed["naam"] ?? ""}
          error={answer?.faults["naam"]}
        />
        <PasswordField id={fieldId("huidig")} name="huidig" {...words.current} error={answer?.faults["huidig"]} />
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

async function makePasskey({ options }: PasskeyStart): Promise<string> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  return JSON.stringify(await startRegistration({ optionsJSON: options as Options }));
}

/** Asked apart from the page, for the answer belongs to the browser and not to what is shown. */
async function begin(password: string): Promise<PasskeyStart | FormAnswer> {
  const body = new URLSearchParams({ huidig: password });
  const response = await fetch("/account/accountgegevens/toegangssleutels/begin", { method: "post", body });
  if (!response.ok && response.status !== 422 && response.status !== 429)
    throw new Error(`beginning a passkey answers ${response.status}`);
  return (await response.json()) as PasskeyStart | FormAnswer;
}
