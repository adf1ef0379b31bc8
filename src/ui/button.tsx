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

/** The colours of a button; what each is in light and in dark stands in `styles/tokens.css`. */
const VARIANTS = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-primary bg-surface text-primary hover:bg-primary-soft",
  quiet: "border-transparent text-primary hover:bg-primary-soft",
  danger: "border-transparent bg-danger text-on-primary hover:[filter:brightness(90%)]",
};
const SIZES = {
  small: "min-h-11 px-4 py-2 text-small",
  medium: "min-h-12 px-5 py-2.5 text-base",
  large: "min-h-14 px-7 py-3 text-body",
};
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
      "relative inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center font-semibold no-underline",
      "transition-[color,background-color,filter] duration-150 active:[filter:brightness(95%)]",
      "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted disabled:[filter:none]",
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
