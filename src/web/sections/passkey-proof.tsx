import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { PasskeyStart } from "#application/accounts/sign-in-with-passkey.ts";
import { proofWords } from "#content/proof-words.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { askForPasskey } from "#web/browser/ask-for-passkey.ts";

const PROVE_PATH = "/account/bevestigen";
export const CHALLENGE_FIELD = "uitdaging";
export const PASSKEY_FIELD = "passkey";

type State = "idle" | "busy" | "failed" | "done";

/** Proves by a passkey, without a word to the form around it, that the owner of the sign-in sits there. */
export function PasskeyProof({ isAsked = true, onProved }: { isAsked?: boolean; onProved?: () => void }) {
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<State>("idle");
  const said = useRef<HTMLParagraphElement>(null);
  const isDone = state === "done" && (onProved !== undefined || !isAsked);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);
  if (isHydrated && typeof PublicKeyCredential === "undefined") return null;
  if (!isAsked && state === "idle") return null;
  const prove = async () => {
    setState("busy");
    try {
      const started = (await post({})) as PasskeyStart;
      const answer = JSON.stringify(await askForPasskey(started));
      await post({ [CHALLENGE_FIELD]: started.challenge, [PASSKEY_FIELD]: answer });
      if (onProved === undefined) await revalidate();
      setState("done");
      onProved?.();
    } catch {
      setState("failed");
    }
  };
  const { submit, failed, done } = proofWords.passkey;
  return (
    <div className="grid gap-3">
      {isDone ? null : (
        <Button
          type="button"
          variant="secondary"
          busy={state === "busy"}
          // It keeps its place until the script is there, so that nothing below it moves.
          disabled={!isHydrated}
          className="justify-self-start max-sm:w-full noscript:hidden"
          onClick={prove}
        >
          <Icon name="key-round" />
          {submit}
        </Button>
      )}
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="text-base empty:hidden data-failed:text-danger"
        data-failed={state === "failed" || undefined}
      >
        {isDone ? done : state === "failed" ? failed : null}
      </p>
    </div>
  );
}

async function post(fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(PROVE_PATH, { method: "post", body: new URLSearchParams(fields) });
  if (!response.ok) throw new Error(`proving by a passkey answers ${response.status}`);
  return response.json();
}
