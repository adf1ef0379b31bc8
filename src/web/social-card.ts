import { discoverSegment } from "#content/site.ts";
import { canonicalPath } from "./canonical-path.ts";
import type { PageInfo } from "./page-info.ts";

/** The card of every page that has none of its own. */
export const SITE_CARD = "/social-card.png";

/** The picture that goes along when a page is shared; the build draws it. */
export function cardPath(
  pathname: string,
  { content, card, index }: Pick<PageInfo, "content" | "card" | "index">,
  productName: string,
): string {
  if ((!content && !card) || index === false) return SITE_CARD;
  const [, ...parts] = canonicalPath(pathname).replace(discoverSegment(productName), "ontdek").split("/");
  return `/cards/${parts.join("-") || "home"}.png`;
}
