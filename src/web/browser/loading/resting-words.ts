import { routerContext } from "./router-context.ts";
import "./router-window.ts";

declare global {
  interface Window {
    /** What the loader of a page gave that was at rest: its document came without (`src/server/requests/defer-boot.ts`). */
    __restingWords?: unknown;
    __reactRouterContext?: typeof routerContext & { readonly stream: ReadableStream<Uint8Array> };
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

/** Hands the router the words of a page that was at rest, as its document would have. */
export function hydrateFromWords(): void {
  if (window.__restingWords === undefined) return;
  const page = Object.keys(window.__reactRouterRouteModules ?? {}).at(-1) ?? "";
  const state = writeState({ loaderData: { [page]: window.__restingWords }, actionData: null, errors: null });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(state));
      controller.close();
    },
  });
  window.__reactRouterContext = { ...routerContext, stream };
}

const NULL = -5;

/** A value that came as JSON, in the form in which React Router sends it: all parts in one list, each named by its place. */
export function writeState(state: unknown): string {
  const parts: unknown[] = [];
  const placeOf = (value: unknown): number => {
    if (value === null) return NULL;
    const place = parts.push(null) - 1;
    if (Array.isArray(value)) parts[place] = value.map(placeOf);
    else if (typeof value === "object")
      parts[place] = Object.fromEntries(
        Object.entries(value).map(([key, part]) => [`_${placeOf(key)}`, placeOf(part)]),
      );
    else parts[place] = value;
    return place;
  };
  placeOf(state);
  return `${JSON.stringify(parts)}\n`;
}
