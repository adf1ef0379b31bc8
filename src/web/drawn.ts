import { createContext, use } from "react";
import { createContext as createRouterContext, type RouterContextProvider } from "react-router";

/**
 * What a page was drawn from and no script needs: it stays on the server, and what it drew stays in the document as it
 * is. A page that the browser draws itself gets it with its data.
 */
export type Drawn = { value: unknown };

/** Null where the browser will draw. */
export const drawnContext = createRouterContext<Drawn | null>(null);
export const DrawnContext = createContext<unknown>(null);

/** Keeps what a page is drawn from, or hands it back to be sent. */
export function keepDrawn<T>(context: Readonly<RouterContextProvider>, value: T): T | null {
  const kept = context.get(drawnContext);
  if (kept === null) return value;
  kept.value = value;
  return null;
}

/** What was sent, or on the server what was kept; null in a document that is drawn already. */
export function useDrawn<T>(sent: T | null): T | null {
  const kept = use(DrawnContext) as T | null;
  return sent ?? kept;
}
