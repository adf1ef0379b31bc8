export type Limit = {
  /** What is counted: "sign-in:address:an@example.org". It is hashed before it is stored. */
  readonly key: string;
  readonly max: number;
  readonly perSeconds: number;
};

/** Counts attempts across processes and restarts. */
export type Attempts = {
  /** Counts one attempt against every limit; when one is passed, tells in how many seconds it opens again. */
  take(limits: readonly Limit[]): Promise<{ readonly isAllowed: boolean; readonly retryAfterSeconds: number }>;
  forget(keys: readonly string[]): Promise<void>;
};
