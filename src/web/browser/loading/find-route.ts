type Path = { readonly path?: string };

/**
 * The page behind a path. The router would rank all pages anew for every link: too much work for something done ahead.
 * Of the pages that fit, the one with the most words of its own wins, as with the router.
 */
export function findRoute<R extends Path>(routes: readonly R[], path: string): R | undefined {
  const segments = segmentsOf(path);
  return routes
    .filter((route) => leadsTo(route, segments))
    .reduce<R | undefined>((best, route) => (best && wordsOf(best) >= wordsOf(route) ? best : route), undefined);
}

const segmentsOf = (path = ""): string[] => path.toLowerCase().split("/").filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(":");
const wordsOf = ({ path }: Path) => segmentsOf(path).filter((segment) => !isParameter(segment)).length;

function leadsTo({ path }: Path, segments: readonly string[]): boolean {
  const parts = segmentsOf(path);
  return (
    parts.length === segments.length && parts.every((part, place) => isParameter(part) || part === segments[place])
  );
}
