import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";

export function TextLink({ asChild = false, className, ...rest }: ComponentProps<"a"> & { asChild?: boolean }) {
  const Root = asChild ? Slot.Root : "a";
  return (
    <Root
      {...rest}
      className={classNames(
        "rounded-tile font-medium text-primary underline decoration-[1.5px] underline-offset-[0.22em] hover:text-primary-hover hover:decoration-[2.5px]",
        className,
      )}
    />
  );
}
