import { isRouteErrorResponse } from "react-router";
import { errorPageWords } from "#content/shell.ts";
import { NetworkFailure } from "./browser/failures/network-failure.ts";

/** What a page is refused with while too many wait for the threads that calculate. */
export const TOO_MANY_CALCULATIONS = "Too Many Calculations";

export type ErrorWords = {
  /** Nothing, when no server answered. */
  readonly status: number | null;
  readonly title: string;
  readonly message: string | null;
};

/** Only what a page threw on purpose is shown as message; what went wrong inside is for the log. */
export function errorWords(error: unknown): ErrorWords {
  if (error instanceof NetworkFailure) return { status: null, title: errorPageWords.unreachable.title, message: null };
  const thrown = thrownOnPurpose(error);
  const status = thrown?.status ?? 500;
  const title = status === 404 ? "Page Not Found" : "Internal Server Error";
  return { status, title, message: forVisitors(thrown?.data) };
}

/** What a loader throws arrives unpacked; what a component throws is still as data() packed it. */
function thrownOnPurpose(error: unknown): { readonly status: number; readonly data: unknown } | null {
  if (isRouteErrorResponse(error)) return error;
  const packed = error as { type?: unknown; data?: unknown; init?: ResponseInit | null } | null | undefined;
  return packed?.type === "DataWithResponseInit" ? { status: packed.init?.status ?? 500, data: packed.data } : null;
}

/** What the router itself refuses, such as a form for a page that takes none, it tells developers as "Error: …". */
const forVisitors = (data: unknown) => (typeof data === "string" && !data.startsWith("Error: ") ? data : null);
