import type { Clock } from "./clock.ts";
import type { Contacts } from "./contracts.ts";
import type { Engines } from "./engines.ts";
import type { Icons } from "./files/icons.ts";
import type { Pdf } from "./files/pdf.ts";
import type { Photos } from "./files/photos.ts";
import type { QrCodes } from "./files/qr-codes.ts";
import type { Identity } from "./identity.ts";
import type { Ids } from "./ids.ts";
import type { Clocks, Jobs } from "./jobs.ts";
import type { LeakedPasswords } from "./leaked-passwords.ts";
import type { Log } from "./log.ts";
import type { Mailbox, Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics.ts";
import type { RateLimits } from "./security/rate-limits.ts";
import type { Seals } from "./security/seals.ts";
import type { Signer } from "./security/signer.ts";
import type { Settings } from "./settings.ts";
import type { Store } from "./store.ts";
import type { Timer } from "./timer.ts";
import type { Workers } from "./workers.ts";

export type Ports = {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly icons: Icons;
  readonly identity: Identity;
  readonly contacts: Contacts;
  readonly signer: Signer;
  /** Of the visitors' sandboxes. */
  readonly sandboxSigner: Signer;
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly leakedPasswords: LeakedPasswords;
  readonly timer: Timer;
  readonly mailer: Mailer;
  readonly mailbox: Mailbox;
  readonly pdf: Pdf;
  readonly photos: Photos;
  readonly qrCodes: QrCodes;
  readonly seals: Seals;
  /** Null unless a token opens them. */
  readonly metrics: Metrics | null;
  readonly workers: Workers;
  readonly jobs: Jobs;
  /** Whether the clocks of this machine and of the database agree. */
  readonly clocks: Clocks;
  readonly engines: Engines;
};
