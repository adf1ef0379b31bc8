import type { RunningEngines } from "#domain/engines/engine-notices.ts";

/** The programs that the site runs on. */
export type Engines = {
  /** Of the database null where it does not answer. */
  running(): Promise<RunningEngines>;
  /** Whether the database server is the one that npm installed. */
  isServerFromNpm(): boolean;
};
