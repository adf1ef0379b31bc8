import { type MouseEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Button, type ButtonProps } from "#ui/button.tsx";

/** The button of a form that is posted: busy from the press until the answer is there, and until then nothing is sent again. */
export function SendButton({ onClick, ...rest }: ButtonProps) {
  const { state, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const [isPressed, setIsPressed] = useState(false);
  // An answer that brings a button is shown before the page has asked for the rest: what is on its way is another form.
  const [isNew, setIsNew] = useState(isSending);
  useEffect(() => {
    if (isSending) return;
    setIsPressed(false);
    setIsNew(false);
  }, [isSending]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSending && !isNew) return event.preventDefault();
    setIsPressed(true);
    setIsNew(false);
    onClick?.(event);
  };
  return <Button {...rest} busy={isSending && isPressed} onClick={press} />;
}
