import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/pictures/icon.tsx";

type BadgeProps = {
  tone?: "neutral" | "primary" | "secondary" | "sun" | "danger" | "ok" | "warn";
  icon?: ComponentProps<typeof Icon>["name"];
  className?: string;
  children: ReactNode;
};

const TONES = {
  neutral: "bg-sunken text-muted border-line",
  primary: "bg-primary-soft text-primary border-transparent",
  secondary: "bg-secondary-soft text-secondary border-transparent",
  sun: "bg-sun-soft text-sun border-transparent",
  danger: "bg-danger-soft text-danger border-transparent",
  ok: "bg-ok-soft text-ok border-transparent",
  warn: "bg-warn-soft text-warn border-transparent",
};

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-round border px-3 py-0.5 text-small font-medium",
        TONES[tone],
        className,
      )}
    >
      {icon !== undefined && <Icon name={icon} className="size-4 shrink-0" />}
      {children}
    </span>
  );
}
