import { useId } from "react";

/** Out of sight and out of reach: only a program that fills in everything fills this in. */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
