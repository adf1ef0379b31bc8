/** One box for every control that is typed in or opened, so that they line up in a row. */
export const controlStyle = [
  "w-full min-w-0 min-h-13 rounded-control border-[1.5px] border-control bg-bg px-4 py-2.5",
  "text-body text-ink tabular-nums placeholder:text-muted placeholder:opacity-100",
  "transition-colors duration-150 hover:border-primary",
  "aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted disabled:opacity-100",
].join(" ");

export const readOnlyStyle = "read-only:border-line read-only:bg-sunken";
