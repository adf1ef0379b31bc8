import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { checkSignIn, useSignInState } from "#web/browser/current-user.ts";
import { usePage } from "#web/use-page.ts";

/** When somebody signs in or out, here or in another tab, a page that depends on it is loaded again; its guard decides. */
export function SignInWatch() {
  const { user } = useSignInState();
  const { info } = usePage();
  const { state, formMethod } = useNavigation();
  const { revalidate } = useRevalidator();
  const uid = user === undefined ? undefined : (user?.uid ?? null);
  const shown = useRef<string | null | undefined>(undefined);
  const isContent = info.content === true;

  useEffect(() => {
    const before = shown.current;
    shown.current = uid;
    if (before !== undefined && uid !== before && !isContent) void revalidate();
  }, [uid, isContent, revalidate]);

  const wasSent = useRef(false);
  useEffect(() => {
    if (state !== "idle") wasSent.current ||= formMethod === "POST";
    else if (wasSent.current) {
      wasSent.current = false;
      checkSignIn();
    }
  }, [state, formMethod]);
  return null;
}
