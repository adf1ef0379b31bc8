import { useEffect, useState } from "react";
import { fieldId } from "#web/forms/field-id.ts";
import type { FormAnswer } from "#web/forms/form-answer.ts";

/** Which answer another one is, less what was corrected: it is no news to who reads it. */
const former = new WeakMap<object, object>();
export const originalOf = <A extends object>(answer: A | undefined): object | undefined =>
  answer && (former.get(answer) ?? answer);

const none: readonly string[] = [];

/** An answer without the faults of fields that were changed since: what somebody mends is no longer called wrong. */
export function useUncorrected<Name extends string>(answer: FormAnswer<Name> | undefined) {
  const [changed, setChanged] = useState<{ of: object; names: readonly string[] } | null>(null);
  useEffect(() => {
    const faulty = Object.keys(answer?.faults ?? {});
    if (!answer || faulty.length === 0) return;
    const look = ({ target }: Event) => {
      const name = faulty.find((one) => document.getElementById(fieldId(one))?.contains(target as Node));
      if (name === undefined) return;
      setChanged((before) => ({ of: answer, names: [...(before?.of === answer ? before.names : none), name] }));
    };
    document.addEventListener("input", look);
    return () => document.removeEventListener("input", look);
  }, [answer]);
  const names = changed && changed.of === answer ? changed.names : none;
  if (!answer || names.length === 0) return answer;
  const left = Object.fromEntries(Object.entries(answer.faults).filter(([name]) => !names.includes(name)));
  const uncorrected: FormAnswer<Name> = { ...answer, faults: left as FormAnswer<Name>["faults"] };
  former.set(uncorrected, answer);
  return uncorrected;
}
