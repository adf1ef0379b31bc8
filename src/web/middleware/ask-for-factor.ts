import { redirect } from "react-router";
import { RETURN_FIELD } from "#web/forms/return-path.ts";
import { safeRedirectPath } from "#web/safe-redirect-path.ts";

export const PROVE_PATH = "/beheer/bevestigen";

/**
 * Leads an operator to the page that asks for the second factor again, and from there back. A 307 makes the browser send
 * the same form to that page, which sends it on when the factor is given: nothing typed is lost.
 */
export const askForFactor = ({ pathname, search }: URL, method: string): Response =>
  redirect(
    `${PROVE_PATH}?${RETURN_FIELD}=${encodeURIComponent(pathname + search)}`,
    method === "GET" || method === "HEAD" ? 302 : 307,
  );

const IS_BACK_OFFICE = /^\/beheer(?:[/?]|$)(?!bevestigen)/i;

/** Where an operator comes from: a path of the back office, whatever an address says. */
export function backOfficePath(text: string | null): string {
  const path = safeRedirectPath(text ?? "");
  return IS_BACK_OFFICE.test(path) ? path : "/beheer";
}
