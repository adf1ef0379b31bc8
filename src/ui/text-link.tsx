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
    className: classNames(
      "rounded-tile font-medium text-primary underline decoration-[1.5px] underline-offset-[0.22em] hover:text-primary-hover hover:decoration-[2.5px]",
      className,
    ),
  };
  return asChild ? dressChild(children, dress) : <a {...dress}>{children}</a>;
}
