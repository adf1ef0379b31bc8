import { useEffect, useState } from "react";
import { CheckboxField } from "#ui/field/checkbox-field.tsx";
import { eraseJourney, keepJourney, keptJourney } from "#web/browser/kept-journey.ts";

type KeepOnDeviceProps = {
  side: "buyer" | "seller";
  step: number;
  query: string;
  words: { label: string; help: string };
};

/** Keeps the answers of a journey here when the visitor asks for it, and forgets them when they no longer do. */
export function KeepOnDevice({ side, step, query, words }: KeepOnDeviceProps) {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => setIsKept(keptJourney(side) !== null), [side]);
  useEffect(() => {
    if (isKept && query !== "") keepJourney(side, { query, step });
  }, [isKept, side, query, step]);
  return (
    <div className="needs-js">
      <CheckboxField
        label={words.label}
        help={words.help}
        checked={isKept}
        onCheckedChange={(wanted) => {
          setIsKept(wanted);
          if (wanted) keepJourney(side, { query, step });
          else eraseJourney(side);
        }}
      />
    </div>
  );
}
