export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One line per event. Facts never hold a query, an address or other personal data. */
export type Log = {
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, error: unknown, facts?: LogFacts): void;
};
