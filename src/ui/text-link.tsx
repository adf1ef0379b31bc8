import type { ComponentProps } from "react";
import { dressChild } from "#ui/as-child.ts";
import { classNames } from "#ui/class-names.ts";

export function TextLink({
  asChild = false,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & { asChild?: boolean }) {
  const dress = {
    ...rest,
    className: classNames("text-link", className),
  };
  return asChild ? dressChild(children, dress) : <a {...dress}>{children}</a>;
}
