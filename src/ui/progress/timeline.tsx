import type { ReactNode } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

export type TimelineState = "done" | "current" | "upcoming" | "stopped";

export type TimelineItem = {
  key: string;
  title: string;
  state: TimelineState;
  /** When it happened, or who is to act. */
  note?: string | undefined;
  children?: ReactNode;
};

export type TimelineProps = {
  label: string;
  items: readonly TimelineItem[];
  /** Read out before a title, so that colour is not the only one to tell. */
  words: Readonly<Record<TimelineState, string>>;
  className?: string;
};

const looks = {
  done: "border-primary bg-primary text-on-primary",
  current: "border-primary bg-primary-soft text-primary",
  upcoming: "border-tile-edge bg-tile text-muted",
  stopped: "border-danger bg-danger-soft text-danger",
} as const satisfies Record<TimelineState, string>;

const signs: Readonly<Record<TimelineState, IconName | null>> = {
  done: "check",
  current: "arrow-right",
  upcoming: null,
  stopped: "x",
};

/** What happened, what happens now and what comes, one tile each, from top to bottom. */
export const Timeline = ({ label, items, words, className = "" }: TimelineProps) => (
  <ol aria-label={label} className={className}>
    {items.map(({ key, title, state, note, children }, index) => {
      const sign = signs[state];
      const isLast = index === items.length - 1;
      return (
        <li
          key={key}
          data-state={state}
          {...(state === "current" ? { "aria-current": "step" as const } : {})}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4"
        >
          <span aria-hidden="true" className="flex flex-col items-center gap-1">
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-tile border-2 font-display font-semibold text-small tabular-nums ${looks[state]}`}
            >
              {sign ? <Icon name={sign} className="size-4.5" /> : index + 1}
            </span>
            {isLast ? null : (
              <span
                className={`mb-1 min-h-4 w-1.5 flex-1 rounded-tile ${state === "done" ? "bg-primary" : "bg-pale"}`}
              />
            )}
          </span>
          <div className={`min-w-0 ${isLast ? "" : "pb-5"}`}>
            <p className={`pt-0.5 font-semibold ${state === "upcoming" ? "text-muted" : "text-ink"}`}>
              <span className="sr-only">{words[state]}: </span>
              {title}
            </p>
            {note ? <p className="text-muted text-small">{note}</p> : null}
            {children ? <div className="mt-1 text-base text-muted">{children}</div> : null}
          </div>
        </li>
      );
    })}
  </ol>
);
