/** The codes that an authenticator app shows, and those that stand in for them when it is lost. */
export type AuthenticatorCodes = {
  newSecret(): Uint8Array;
  /** As somebody types it into the app. */
  writeSecret(secret: Uint8Array): string;
  /** The step of thirty seconds that a code belongs to; null when it is no code of now. */
  matchStep(secret: Uint8Array, code: string, now: Date): number | null;
  newRecoveryCode(): string;
};

/** Secrets are kept sealed and recovery codes as a hash: a copy of the database opens nothing. */
export type SecondFactors = {
  /** Of a factor that is on. */
  findSecret(uid: string): Promise<Uint8Array | null>;
  /** Keeps a secret until its first code, instead of one that waited before. */
  propose(uid: string, secret: Uint8Array): Promise<void>;
  /** The one that waits. Whoever comes second waits for the first, and then finds none. */
  findProposed(uid: string): Promise<Uint8Array | null>;
  turnOn(
    uid: string,
    factor: { readonly secret: Uint8Array; readonly step: number; readonly recoveryCodes: readonly string[] },
  ): Promise<void>;
  turnOff(uid: string): Promise<void>;
  /** False for a step that was used, or one before it. */
  spendStep(uid: string, step: number): Promise<boolean>;
  spendRecoveryCode(uid: string, code: string): Promise<boolean>;
};
