import icons from "virtual:bundled-icons";
import type { IconName } from "./icon-names.ts";

export function Icon({ name, label, className = "size-5" }: { name: IconName; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`inline-block shrink-0 ${className}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      focusable="false"
      // The bodies come from the icon set at build time, never from a visitor.
      dangerouslySetInnerHTML={{ __html: icons[name] }}
    />
  );
}
