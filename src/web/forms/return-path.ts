import { safeRedirectPath } from "#web/safe-redirect-path.ts";

// As long as the longest question to a calculator, which may be kept after signing in.
const LENGTH_MAX = 4000;
const leadsNowhere = /^\/(?:$|(?:login|logout|aanmelden)(?:[/?.]|$))/i;

/** The query in which a guarded page names itself to the sign-in page. */
export const RETURN_FIELD = "terug";

/** A path of this site to return to, or null: an address elsewhere would turn our sign-in page into bait. */
export function returnPath(text: string | null): string | null {
  const place = text && text.length <= LENGTH_MAX ? safeRedirectPath(text) : "/";
  return leadsNowhere.test(place) ? null : place;
}

/** The sign-in page with the way back in its address, so that it is kept however often somebody mistypes. */
export const loginPath = (back: string | null): string =>
  back === null ? "/login" : `/login?${RETURN_FIELD}=${encodeURIComponent(back)}`;
