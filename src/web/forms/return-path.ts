const HERE = "http://here.invalid";
const LENGTH_MAX = 1000;
const leadsNowhere = /^\/(?:login|logout|aanmelden)(?:[/?#.]|$)/i;

/** The query in which a guarded page names itself to the sign-in page. */
export const RETURN_FIELD = "terug";

/** A path of this site to return to, or null: an address elsewhere would turn our sign-in page into bait. */
export function returnPath(text: string | null): string | null {
  if (!text || text.length > LENGTH_MAX || !/^\/(?![/\\])/.test(text)) return null;
  if (!URL.canParse(text, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  // Browsers drop tabs and line ends and take a backslash for a slash, so the path is judged again as they read it.
  if (origin !== HERE || pathname.startsWith("//") || leadsNowhere.test(pathname)) return null;
  return pathname + search + hash;
}
