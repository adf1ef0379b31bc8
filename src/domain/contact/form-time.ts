/** A person needs longer than this to write to us; a program does not. */
const FORM_SECONDS_MIN = 3;
/** A form that was opened longer ago is sent once more with a fresh stamp. */
const FORM_HOURS_MAX = 24;

export type FormTimeRefusal = { readonly code: "form-too-fast" } | { readonly code: "form-expired" };

export function judgeFormTime(openedAt: Date, now: Date): FormTimeRefusal | null {
  const seconds = (now.getTime() - openedAt.getTime()) / 1000;
  if (seconds > FORM_HOURS_MAX * 3600) return { code: "form-expired" };
  return seconds < FORM_SECONDS_MIN ? { code: "form-too-fast" } : null;
}
