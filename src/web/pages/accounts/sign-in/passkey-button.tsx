import { useEffect, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import type { loginWords } from "#content/pages/accounts/sign-in/login.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { askForPasskey } from "#web/browser/ask-for-passkey.ts";
import { loginPath } from "#web/forms/return-path.ts";
import {
  CHALLENGE_FIELD,
  type LoginStep,
  PASSKEY_FIELD,
  type PasskeyAnswer,
  STEP_FIELD,
} from "#web/pages/accounts/sign-in/login-answer.ts";

type PasskeyButtonProps = { words: ReturnType<typeof loginWords>["passkey"]; back: string | null };

/** Only where scripts run and the browser knows passkeys; everybody else has the password. */
export function PasskeyButton({ words, back }: PasskeyButtonProps) {
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const starting = useFetcher<PasskeyAnswer>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { data } = starting;

  const answered = useRef<PasskeyAnswer>(undefined);

  useEffect(() => {
    // A challenge works once, and the page's words come anew with every answer.
    if (!data || answered.current === data) return;
    answered.current = data;
    if (!data.passkey) return setFailure(data.notice ?? words.failed);
    const { challenge } = data.passkey;
    const step: LoginStep = "passkey";
    setIsAsking(true);
    askForPasskey(data.passkey)
      .then((answer) =>
        submit(
          {
            [STEP_FIELD]: step,
            [CHALLENGE_FIELD]: challenge,
            [PASSKEY_FIELD]: JSON.stringify(answer),
          },
          { method: "post", action: loginPath(back) },
        ),
      )
      .catch(() => setFailure(words.failed))
      .finally(() => setIsAsking(false));
  }, [data, submit, back, words]);

  if (isHydrated && typeof PublicKeyCredential === "undefined") return null;
  const begin = () => {
    setFailure(null);
    const step: LoginStep = "passkey-begin";
    void starting.submit({ [STEP_FIELD]: step }, { method: "post", action: "/login" });
  };
  return (
    // Its place is kept until it can be pressed.
    <div className={classNames("needs-js grid gap-4", !isHydrated && "invisible")}>
      <p className="flex items-center gap-4 text-muted text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <Button
        type="button"
        variant="secondary"
        busy={isAsking || starting.state !== "idle"}
        className="justify-self-start max-sm:w-full"
        onClick={begin}
      >
        <Icon name="key-round" />
        {words.submit}
      </Button>
      <p role="status" className="text-base text-danger empty:hidden">
        {failure}
      </p>
    </div>
  );
}
