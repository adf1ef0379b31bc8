import type { ComponentProps, MouseEvent } from "react";
import { dressChild } from "#ui/as-child.ts";
import { classNames } from "#ui/class-names.ts";
import { useLabels } from "#ui/locale.tsx";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  busy?: boolean;
  asChild?: boolean;
};

/** How each looks stands in `styles/components.css`. */
const VARIANTS = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  danger: "button-danger",
};
const SIZES = { small: "button-small", medium: "button-medium", large: "button-large" };
const BUSY_INKS = {
  primary: "text-on-primary",
  secondary: "text-primary",
  quiet: "text-primary",
  danger: "text-on-primary",
};

/** Like the platform's own button, it submits the form it stands in unless its type says otherwise. */
export function Button({
  variant = "primary",
  size = "medium",
  busy = false,
  asChild = false,
  type = "submit",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const labels = useLabels();
  const dress = {
    ...rest,
    ...(busy ? { "aria-busy": true, "aria-disabled": true } : {}),
    onClick: (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event)),
    className: classNames(
      "button",
      VARIANTS[variant],
      SIZES[size],
      busy && "cursor-progress text-transparent!",
      className,
    ),
  };
  const tiles = busy ? <BusyTiles ink={BUSY_INKS[variant]} word={labels.busy} /> : null;
  if (asChild) return dressChild(children, dress, tiles);
  return (
    <button type={type} {...dress}>
      {tiles}
      {children}
    </button>
  );
}

const TILE_DELAYS = [
  "",
  "motion-safe:[animation-delay:150ms]!",
  "motion-safe:[animation-delay:450ms]!",
  "motion-safe:[animation-delay:300ms]!",
];

function BusyTiles({ ink, word }: { ink: string; word: string }) {
  return (
    <span className={classNames("absolute inset-0 grid place-content-center", ink)}>
      <span className="sr-only">{word}</span>
      <span aria-hidden="true" className="grid grid-cols-2 gap-1">
        {TILE_DELAYS.map((delay) => (
          <span
            key={delay}
            className={classNames(
              "size-2 rounded-[2px] bg-current motion-safe:animate-pulse motion-safe:[animation-duration:1s]!",
              delay,
            )}
          />
        ))}
      </span>
    </span>
  );
}
