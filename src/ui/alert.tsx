import type { AriaRole, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type AlertProps = {
  tone: "info" | "ok" | "warn" | "danger";
  title?: ReactNode;
  role?: AriaRole;
  id?: string;
  className?: string;
  children?: ReactNode;
};

const TONES = {
  info: { box: "bg-primary-soft border-primary/40", ink: "text-primary", icon: "info", word: "info" },
  ok: { box: "bg-ok-soft border-ok/40", ink: "text-ok", icon: "circle-check", word: "success" },
  warn: { box: "bg-warn-soft border-warn/40", ink: "text-warn", icon: "triangle-alert", word: "warning" },
  danger: { box: "bg-danger-soft border-danger/40", ink: "text-danger", icon: "circle-alert", word: "error" },
} as const;

export function Alert({ tone, title, role, id, className, children }: AlertProps) {
  const labels = useLabels();
  const { box, ink, icon, word } = TONES[tone];
  return (
    <div
      id={id}
      role={role}
      className={classNames("flex gap-3 rounded-control border px-4 py-3.5 text-base text-ink", box, className)}
    >
      <span className={classNames("flex h-[1.55em] shrink-0 items-center", ink)}>
        <Icon name={icon} className="size-5" />
        <span className="sr-only">{labels[word]}: </span>
      </span>
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
