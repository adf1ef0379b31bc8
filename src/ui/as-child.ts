import { cloneElement, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

type Given = {
  readonly className?: string | undefined;
  readonly onClick?: ((event: MouseEvent<never>) => void) | undefined;
};

/** Dresses the one child in what its parent would have worn: our few uses need less than Radix' Slot, which every page would load. */
export function dressChild(child: ReactNode, given: Given, before: ReactNode = null): ReactElement {
  if (!isValidElement<Given & { children?: ReactNode }>(child)) throw new Error("asChild takes exactly one element.");
  const { className, onClick, children } = child.props;
  const click = (event: MouseEvent<never>) => {
    onClick?.(event);
    given.onClick?.(event);
  };
  const dressed = { ...given, ...child.props, className: classNames(given.className, className) };
  return cloneElement(child, { ...dressed, ...(given.onClick ? { onClick: click } : {}) }, before, children);
}
