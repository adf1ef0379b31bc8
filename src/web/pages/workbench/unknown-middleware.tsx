import type { PageHandle } from "#web/page-handle.ts";

/** Names a middleware that does not exist, to see that this is never silent. */
export const handle: PageHandle = { index: false, middleware: ["bestaat-niet"] };
export const loader = () => null;

export default function UnknownMiddleware() {
  return null;
}
