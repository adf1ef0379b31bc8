export type StoredPasskey = {
  readonly id: string;
  readonly uid: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
};

export type Passkeys = {
  list(uid: string): Promise<readonly StoredPasskey[]>;
  /** The same, and whoever asks second waits until the first is done; null when the account is gone. */
  listLocked(uid: string): Promise<readonly StoredPasskey[] | null>;
  find(id: string): Promise<StoredPasskey | null>;
  /** False when it is kept already, by whomever. */
  add(passkey: StoredPasskey, name: string): Promise<boolean>;
  /** Its name; null when it is not theirs. */
  remove(uid: string, id: string): Promise<string | null>;
  /** All but these; the names of those that went. */
  removeAll(uid: string, except: readonly string[]): Promise<readonly string[]>;
  /** False when it was removed meanwhile. */
  noteUse(id: string, counter: number): Promise<boolean>;
};

/** WebAuthn: what a browser is asked, and whether its answer is right. Options go to the browser as they are. */
export type PasskeyCeremony = {
  askForNew(
    account: { readonly uid: string; readonly email: string },
    challenge: string,
    known: readonly StoredPasskey[],
  ): Promise<unknown>;
  /** Null when the answer is not right, whatever was sent. */
  readNew(answer: unknown, challenge: string): Promise<Omit<StoredPasskey, "uid"> | null>;
  /** Of one account, or whichever the browser offers. */
  askForKnown(challenge: string, known?: readonly StoredPasskey[]): Promise<unknown>;
  /** The counter of the key after this use; null when the answer is not right. */
  readKnown(answer: unknown, challenge: string, passkey: StoredPasskey): Promise<number | null>;
};
