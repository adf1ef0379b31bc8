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

/** A part of a page as the server wrote it. React writes a mark, and the bytes are put there when the page is done. */
export class Markup {
  readonly mark: string;
  readonly bytes: readonly Buffer[];
  constructor(name: string, bytes: readonly Buffer[]) {
    this.mark = `<!--${name}-->`;
    this.bytes = bytes;
  }
}

type Drawing<T, D> = { readonly send: () => T; readonly draw: () => D };

/** Draws the parts of a page that no script needs, or hands back what the browser draws them from. */
export function keepDrawn<T, D>(context: Readonly<RouterContextProvider>, { send, draw }: Drawing<T, D>): T | null {
  const kept = context.get(drawnContext);
  if (kept === null) return send();
  kept.value = draw();
  return null;
}

/** What was sent, or on the server what was drawn; null in a document that is drawn already. */
export function useDrawn<T>(sent: T | null): T | { readonly [part in keyof T]: Markup } | null {
  const kept = use(DrawnContext) as { readonly [part in keyof T]: Markup } | null;
  return sent ?? kept;
}
