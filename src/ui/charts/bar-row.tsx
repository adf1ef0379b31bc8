import type { ReactNode, SVGProps } from "react";
import { classNames } from "#ui/class-names.ts";

type BarRowProps = { name: string; value: string; strong?: boolean; children: ReactNode };

/** One line of a bill: name and amount side by side on a phone, the bar between them where there is room. */
export function BarRow({ name, value, strong = false, children }: BarRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-small @lg:grid-cols-[11rem_minmax(0,1fr)_7rem] @lg:py-0">
      <span className={strong ? "font-semibold text-ink" : "text-ink"}>{name}</span>
      <span
        className={`whitespace-nowrap text-right text-ink tabular-nums @lg:order-3 ${strong ? "font-semibold" : ""}`}
      >
        {value}
      </span>
      <div className="relative col-span-2 min-h-9 self-stretch @lg:order-2 @lg:col-span-1">
        <svg className="absolute inset-0 size-full overflow-visible" aria-hidden="true">
          {children}
        </svg>
      </div>
    </div>
  );
}

/** Bars move from where they were when a slider changes them. */
export const growing = "motion-safe:transition-[x,y,width,height] motion-safe:duration-200 motion-safe:ease-explain";

type MidRowBarProps = Pick<SVGProps<SVGRectElement>, "x" | "width" | "fill" | "className">;

/** A bar in the middle of its row, however many lines the name beside it takes. */
export function MidRowBar({ className, ...bar }: MidRowBarProps) {
  return (
    <svg y="50%" overflow="visible" aria-hidden="true">
      <rect y="-11" height="22" rx="5" {...bar} className={classNames(className, growing)} />
    </svg>
  );
}
