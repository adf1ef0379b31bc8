import { memo } from "react";
import { Link } from "react-router";

type CalculatorTabsProps = {
  tabs: readonly { readonly kind: string; readonly name: string; readonly path: string }[];
  current: string;
  label: string;
};

/** The sisters of a calculator; links, because each has its own address. */
export const CalculatorTabs = memo(function CalculatorTabs({ tabs, current, label }: CalculatorTabsProps) {
  return (
    <nav aria-label={label} data-no-print className="-mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex w-max gap-1 rounded-control bg-sunken p-1">
        {tabs.map(({ kind, name, path }) => (
          <li key={kind}>
            <Link
              to={path}
              {...(kind === current ? { "aria-current": "page" as const } : {})}
              className="flex min-h-11 items-center rounded-[11px] border-[1.5px] border-transparent px-4 font-semibold text-base text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:bg-surface aria-[current=page]:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
