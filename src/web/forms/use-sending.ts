import { type FormEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import type { FormAnswer } from "#web/forms/form-answer.ts";
import type { FormReading } from "#web/forms/read-form.ts";
import { useUncorrected } from "#web/forms/use-uncorrected.ts";

type Sending<Name extends string> = {
  /** What the form shows now: the browser's own look at it, or the server's answer, less what was corrected since. */
  readonly answer: FormAnswer<Name> | undefined;
  readonly isBusy: boolean;
  /** Changes with every answer of the server, so that the form starts again from what was typed, without its secrets. */
  readonly round: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

let rounds = 0;
const roundOf = new WeakMap<object, number>();
function numberOf(answer: object | undefined): number {
  if (!answer) return 0;
  const known = roundOf.get(answer) ?? ++rounds;
  roundOf.set(answer, known);
  return known;
}

/** Sends a form once, looks at it in the browser first, and keeps it as the server answered. */
export function useSending<Name extends string>(
  served: FormAnswer<Name> | undefined,
  read: (form: FormData) => FormReading<Name, unknown>,
): Sending<Name> {
  const navigation = useNavigation();
  const [looked, setLooked] = useState<{ over: object | undefined; answer: FormAnswer<Name> } | null>(null);
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  // A form that an answer brought may be sent while the page asks for the rest: what is on its way is another one.
  const [isNew, setIsNew] = useState(isSending);
  useEffect(() => {
    if (!isSending) setIsNew(false);
  }, [isSending]);
  const isBusy = isSending && !isNew;
  const answer = useUncorrected(looked && looked.over === served ? looked.answer : served);
  return {
    answer,
    isBusy,
    round: String(numberOf(served)),
    onSubmit(event) {
      if (isBusy) return event.preventDefault();
      const reading = read(new FormData(event.currentTarget));
      if (reading.ok) {
        setIsNew(false);
        return setLooked(null);
      }
      event.preventDefault();
      setLooked({ over: served, answer: reading.answer });
    },
  };
}
