/** Why somebody cannot take part yet, and what they wait for. */
export const waitingReasons = ["wallonia", "brussels", "netherlands", "meter", "contract-holder"] as const;
export type WaitingReason = (typeof waitingReasons)[number];
