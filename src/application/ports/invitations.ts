import type { Invitation, InvitedPair } from "#domain/market/invitation.ts";

type Reader = { readonly uid: string; readonly email: string };

export type Accepting = {
  readonly partnerUid: string;
  readonly partnerConnectionId: string;
  readonly sellerConnectionId: string;
  readonly agreed: InvitedPair;
};

/** Every reading but that by the link of the mail names a reader, who sent it or may answer it. */
export type Invitations = {
  /** The token opens it for who reads the mail, and only its hash stays. Null when the same address has an open one already. */
  add(invitation: Invitation): Promise<string | null>;
  /** Sent, taken, and open ones to the reader's own address; newest first. */
  list(reader: Reader): Promise<readonly Invitation[]>;
  find(reader: Reader, id: string): Promise<Invitation | null>;
  findByToken(token: string): Promise<Invitation | null>;
  /** Gives an open invitation to the account that comes with its link; false when another has it, or it is closed. */
  take(token: string, uid: string): Promise<boolean>;
  /**
   * Of two who accept at once one does, and of two who sell from one connection too. An open one that belongs to the account
   * or to nobody yet can be accepted. The offers of the connection that sells are reserved, as by an accepted proposal.
   */
  accept(id: string, accepting: Accepting): Promise<"done" | "closed" | "sells-already">;
  /** Closes an open one; false when it was closed before. */
  close(id: string, as: "declined" | "withdrawn"): Promise<boolean>;
  /** Closes what waited too long, and tells which. */
  lapse(now: Date): Promise<readonly Invitation[]>;
  /** The address, or the one that the mail with this link went to, gets no invitations any more. False for a link of nobody. */
  refuseAddress(of: { readonly token: string } | { readonly emailKey: string }): Promise<boolean>;
  refusesAddress(emailKey: string): Promise<boolean>;
};
