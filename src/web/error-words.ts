import { isRouteErrorResponse } from "react-router";

export type ErrorWords = {
  readonly status: number;
  readonly title: "Page Not Found" | "Internal Server Error";
  readonly message: string | null;
};

/** Only what a page threw on purpose is shown as message; what went wrong inside is for the log. */
export function errorWords(error: unknown): ErrorWords {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const title = status === 404 ? "Page Not Found" : "Internal Server Error";
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : null;
  return { status, title, message };
}
