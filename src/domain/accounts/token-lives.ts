import { linkHours } from "./link-hours.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a token is for, and for how many milliseconds it opens that. */
export const tokenLives = {
  "confirm-address": linkHours.confirmAddress * HOUR_MS,
  "reset-password": linkHours.resetPassword * HOUR_MS,
  "change-address": linkHours.changeAddress * HOUR_MS,
  "mail-result": linkHours.mailResult * HOUR_MS,
  "join-waiting-list": linkHours.joinWaitingList * HOUR_MS,
  newsletter: linkHours.newsletter * HOUR_MS,
  "finish-sign-in": 10 * MINUTE_MS,
  "set-up-second-factor": HOUR_MS,
  "add-passkey": 10 * MINUTE_MS,
  "passkey-sign-in": 10 * MINUTE_MS,
  "passkey-proof": 10 * MINUTE_MS,
  "enrol-operator": 24 * HOUR_MS,
} as const;

export type TokenPurpose = keyof typeof tokenLives;
