import type { Site } from "#content/site.ts";
import type { CurrentUser } from "#web/browser/auth-observer.ts";

/** What every page needs beside its own words. On the server it comes with the request, in the browser from the document. */
export type Shell = {
  readonly site: Site;
  /** Who is signed in, as far as the server was asked: a page that is the same for everybody has nobody. */
  readonly user: CurrentUser | null;
  readonly tagManagerId: string | null;
  readonly buildId: string;
  readonly buildPollMs: number;
  /** In the frame of a partner, for as long as the document lives. */
  readonly isEmbedded: boolean;
  /** The id under which a failure on the server was logged. */
  readonly errorId: string | null;
};

export const SHELL_ELEMENT = "shell";

export const readShell = (text = document.getElementById(SHELL_ELEMENT)?.textContent ?? "null"): Shell =>
  JSON.parse(text) as Shell;

/** A "<" could end the script element early. */
export const writeShell = (shell: Shell): string => JSON.stringify(shell).replaceAll("<", "\\u003c");
