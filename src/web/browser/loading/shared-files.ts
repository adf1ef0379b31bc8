/** The files that nearly every page of a build needs: they stand in the boot loader (scripts/vite/script-files.ts), and not in each page again. */
export type SharedFiles = {
  /** In the order in which one needs the other. */
  readonly chunks: readonly string[];
  readonly root: string;
  readonly entry: string;
};
