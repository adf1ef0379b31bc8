import type { Attempts } from "./attempts.ts";
import type { Clock } from "./clock.ts";
import type { CommonPasswords } from "./common-passwords.ts";
import type { Contacts } from "./contracts.ts";
import type { Icons } from "./icons.ts";
import type { Identity } from "./identity.ts";
import type { Ids } from "./ids.ts";
import type { Log } from "./log.ts";
import type { Mailbox, Mailer } from "./mail.ts";
import type { Pdf } from "./pdf.ts";
import type { QrCodes } from "./qr-codes.ts";
import type { Seals } from "./seals.ts";
import type { Settings } from "./settings.ts";
import type { Signer } from "./signer.ts";
import type { Store } from "./store.ts";
import type { Timer } from "./timer.ts";

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
  readonly attempts: Attempts;
  readonly commonPasswords: CommonPasswords;
  readonly timer: Timer;
  readonly mailer: Mailer;
  readonly mailbox: Mailbox;
  readonly pdf: Pdf;
  readonly qrCodes: QrCodes;
  readonly seals: Seals;
};
