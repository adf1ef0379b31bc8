import type { HTMLAttributes } from "react";
import { classNames } from "#ui/class-names.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  tone?: "surface" | "sunken" | "primary" | "secondary" | "sun";
  padding?: "none" | "small" | "normal";
  as?: "div" | "section" | "article" | "aside" | "li" | "fieldset" | "dl";
};

const TONES = {
  surface: "border-line bg-surface",
  sunken: "border-transparent bg-sunken",
  primary: "border-transparent bg-primary-soft",
  secondary: "border-transparent bg-secondary-soft",
  sun: "border-transparent bg-sun-soft",
};
const PADDINGS = { none: "", small: "p-4 sm:p-5", normal: "p-5 sm:p-7" };

export function Card({ tone = "surface", padding = "normal", as: Root = "div", className, ...rest }: CardProps) {
  return (
    <Root
      {...rest}
      className={classNames("min-w-0 rounded-card border text-ink", TONES[tone], PADDINGS[padding], className)}
    />
  );
}
