/** What the site does by itself, in the order in which a new database begins with it. */
export const jobNames = [
  "mail",
  "newsletters",
  "deletions",
  "departures",
  "settlements",
  "agreements",
  "month-data",
  "day-counts",
  "figures",
  "retention",
  "backfill-public-years",
  "market-means",
  "lapse-proposals",
  "lapse-invitations",
  "matching",
  "asked-round",
  "matching-part",
] as const;
export type JobName = (typeof jobNames)[number];

export type JobStanding = {
  readonly name: JobName;
  readonly isWaiting: boolean;
  /** When the turn began that runs now, in whichever process. */
  readonly runningSince: Date | null;
  readonly doneAt: Date | null;
  /** The last turn that failed, and why; null when none is kept. */
  readonly failed: { readonly at: Date; readonly reason: string } | null;
};

export type Jobs = {
  /** Empty until a process ran jobs on this database. */
  standings(): Promise<readonly JobStanding[]>;
  /** A turn as soon as a process is free for it; one that waits already is hastened. False when the job runs. */
  runAgain(name: JobName): Promise<boolean>;
};

/** Of the clock of this machine against that of the database, when it was last read. */
export type ClockDifference = {
  /** How far the site is ahead; null until the database answered. */
  readonly seconds: number | null;
  /** Too far: no job and no deadline runs. */
  readonly isTooLarge: boolean;
};
export type Clocks = { last(): ClockDifference };
