import icons from "virtual:bundled-icons";
import { classNames } from "../class-names.ts";
import type { IconName } from "./icon-names.ts";

/** Icons that a page shows many times, drawn once; `IconUse` refers to them. */
export const IconSymbols = ({ names }: { names: readonly IconName[] }) => (
  <svg className="hidden" aria-hidden="true">
    {names.map((name) => (
      <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: icons[name] }} />
    ))}
  </svg>
);

export const IconUse = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={classNames("icon", className)} aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
);

export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames("icon", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      // The bodies come from the icon set at build time, never from a visitor.
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
