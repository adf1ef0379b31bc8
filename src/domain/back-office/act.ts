/** What an operator can do, and the readings of what is about one person. Each leaves an entry that nobody can change. */
export type ActKind =
  | "grant-operator"
  | "revoke-operator"
  | "hide-offer"
  | "show-offer"
  | "start-round"
  | "send-mail-again"
  | "run-job"
  | "find-person"
  | "read-person"
  | "read-leads"
  | "read-waiting-list"
  | "list-messages"
  | "read-message"
  | "read-attachment"
  | "read-listing"
  | "read-agreement"
  | "resend-confirmation"
  | "end-sign-ins"
  | "lift-limits"
  | "plan-deletion"
  | "export-data"
  | "answer-message"
  | "close-message"
  | "holder-stays"
  | "holder-loses"
  | "revoke-declaration"
  | "ask-holder-stays"
  | "ask-holder-loses"
  | "ask-revoke-declaration"
  | "withdraw-request"
  | "write-newsletter"
  | "test-newsletter"
  | "send-newsletter"
  | "pause-newsletter"
  | "draft-cards"
  | "drop-card"
  | "publish-cards"
  | "import-prices"
  | "make-backup";

/** What two operators do together, where there are two: one asks, another confirms. */
export type SharedAct = Extract<ActKind, "holder-stays" | "holder-loses" | "revoke-declaration">;
export const REQUEST_DAYS = 7;

export const WHY_LENGTH_MAX = 500;
export const ANSWER_LENGTH_MAX = 4000;
