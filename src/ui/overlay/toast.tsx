import { Toast } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { useLabels } from "#ui/locale.tsx";
import { TOAST_DURATION_DEFAULT, type ToastEntry, toastStore } from "#ui/overlay/toast-store.ts";
import { ToastTimeLine } from "#ui/overlay/toast-time-line.tsx";
import { useSettledToastList } from "#ui/overlay/use-settled-toast-list.ts";
import { useToast } from "#ui/overlay/use-toast.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

const TONES = {
  info: { ink: "text-primary bg-primary-soft", line: "bg-primary", icon: "info", word: "info" },
  ok: { ink: "text-ok bg-ok-soft", line: "bg-ok", icon: "circle-check", word: "success" },
  warn: { ink: "text-warn bg-warn-soft", line: "bg-warn", icon: "triangle-alert", word: "warning" },
  danger: { ink: "text-danger bg-danger-soft", line: "bg-danger", icon: "circle-alert", word: "error" },
} as const;

const TIMER_MAXIMUM = 2 ** 31 - 1;

// Radix takes 0 for "the default", and a browser's timer takes more than 2^31 - 1 for "at once".
const timeOnScreen = (duration: number = TOAST_DURATION_DEFAULT) =>
  duration > 0 && duration <= TIMER_MAXIMUM ? duration : Number.POSITIVE_INFINITY;

export function ToastProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      {children}
      {isHydrated ? <ToastList /> : null}
    </>
  );
}

function ToastList() {
  const labels = useLabels();
  const { toasts } = useToast();
  const list = useRef<HTMLOListElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  useSettledToastList(list, toasts, () => setIsPaused(false));
  return (
    <Toast.Provider
      duration={TOAST_DURATION_DEFAULT}
      swipeDirection="right"
      swipeThreshold={50}
      label={labels.notifications.replace(/\s*\(.*\)/, "")}
    >
      {toasts.map((entry) => (
        <ToastItem key={entry.id} entry={entry} isPaused={isPaused} onPausedChange={setIsPaused} />
      ))}
      <Toast.Viewport
        ref={list}
        hotkey={["F8"]}
        label={labels.notifications}
        className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-4 rounded-control sm:left-auto sm:w-96 print:hidden"
      />
    </Toast.Provider>
  );
}

type ToastItemProps = { entry: ToastEntry; isPaused: boolean; onPausedChange: (isPaused: boolean) => void };

function ToastItem({ entry, isPaused, onPausedChange }: ToastItemProps) {
  const labels = useLabels();
  const duration = timeOnScreen(entry.duration);
  const { ink, line, icon, word } = TONES[entry.tone ?? "info"];
  return (
    <Toast.Root
      open={entry.open}
      onOpenChange={(isOpen) => isOpen || toastStore.close(entry.id)}
      duration={duration}
      // The store takes it away 200 ms after closing, whether or not an animation runs.
      forceMount
      onPause={() => onPausedChange(true)}
      onResume={() => onPausedChange(false)}
      onEscapeKeyDown={(event) => closeNextWhenClosing(entry, event)}
      // A toast stays within reach while a dialog makes the page under it inert.
      style={{ pointerEvents: "auto" }}
      className="group rounded-control"
    >
      <div className="relative flex items-start gap-3 overflow-hidden rounded-control border border-line bg-surface p-3 text-ink shadow-float group-data-[state=closed]:translate-x-4 group-data-[state=closed]:opacity-0 group-data-[swipe=end]:translate-x-full group-data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) group-data-[swipe=move]:transition-none motion-safe:transition-[opacity,translate] motion-safe:duration-180 motion-safe:ease-explain motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0">
        <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${ink}`}>
          <Icon name={icon} className="size-5" />
          <span className="sr-only">{labels[word]}: </span>
        </span>
        <div className="min-w-0 flex-1 self-center">
          <Toast.Title className="font-semibold text-base">{entry.title}</Toast.Title>
          {entry.description ? (
            <Toast.Description className="text-muted text-small">{entry.description}</Toast.Description>
          ) : null}
          {entry.action ? (
            <Toast.Action
              altText={entry.action.label}
              onClick={entry.action.onSelect}
              className="-ml-2 inline-flex min-h-11 items-center rounded-tile px-2 font-semibold text-primary text-small hover:bg-primary-soft"
            >
              {entry.action.label}
            </Toast.Action>
          ) : null}
        </div>
        <Toast.Close
          aria-label={labels.close}
          // A click would take the focus into the list, and the other toasts would wait until it leaves again.
          onMouseDown={(event) => event.preventDefault()}
          className="grid size-11 shrink-0 place-items-center rounded-tile text-muted hover:bg-primary-soft hover:text-primary"
        >
          <Icon name="x" className="size-5" />
        </Toast.Close>
        {Number.isFinite(duration) ? (
          <ToastTimeLine
            duration={duration}
            isPaused={isPaused}
            className={`absolute inset-x-0 bottom-0 h-1 ${line}`}
          />
        ) : null}
      </div>
    </Toast.Root>
  );
}

// For 200 ms a closing toast is still the topmost layer, so a second Escape would be lost on it.
function closeNextWhenClosing(entry: ToastEntry, event: KeyboardEvent) {
  if (entry.open || (event.target instanceof Element && event.target.closest("[data-swipe-direction]"))) return;
  const next = toastStore.entries().findLast((candidate) => candidate.open);
  if (next) toastStore.close(next.id);
}
