import { type MouseEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Button, type ButtonProps } from "#ui/button.tsx";

/** The button of a form that is posted: busy from the press until the answer is there, and until then nothing is sent again. */
export function SendButton({ onClick, ...rest }: ButtonProps) {
  const { state, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (!isSending) setIsPressed(false);
  }, [isSending]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSending) return event.preventDefault();
    setIsPressed(true);
    onClick?.(event);
  };
  return <Button {...rest} busy={isSending && isPressed} onClick={press} />;
}
