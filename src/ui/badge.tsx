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
  neutral: "border-line bg-sunken text-muted",
  primary: "bg-primary-soft text-primary",
  secondary: "bg-secondary-soft text-secondary",
  sun: "bg-sun-soft text-sun",
  danger: "bg-danger-soft text-danger",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
};

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", TONES[tone], className)}>
      {icon !== undefined && <Icon name={icon} className="size-4 shrink-0" />}
      {children}
    </span>
  );
}
