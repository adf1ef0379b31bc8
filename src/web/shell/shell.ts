import { createContext, use } from "react";
import type { Site } from "#content/site.ts";
import type { Shell } from "./shell-data.ts";

export const ShellContext = createContext<Shell | null>(null);
export const NonceContext = createContext<string | undefined>(undefined);

/** The inside of the header and the footer, as they were written on the same page before. */
export type WrittenShell = { readonly header: string; readonly footer: string };
export const WrittenShellContext = createContext<WrittenShell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error("There is no shell around this component.");
  return shell;
}
export const useSite = (): Site => useShell().site;
