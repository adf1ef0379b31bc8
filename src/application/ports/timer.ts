/** Measures and waits; not the time of day. */
export type Timer = {
  /** Milliseconds since some moment, never going back. */
  elapsed(): number;
  wait(milliseconds: number): Promise<void>;
};
