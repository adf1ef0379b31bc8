type Limit = { readonly key: string; readonly max: number; readonly perSeconds: number };

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Narrow ones first: who is stopped by one no longer counts for the next, so one network cannot close an address to others. */
export const signInLimits = (emailKey: string, network: string): readonly Limit[] => [
  { key: signInKey(emailKey, network), max: 10, perSeconds: QUARTER },
  { key: `sign-in:network:${network}`, max: 60, perSeconds: QUARTER },
  { key: signInAddressKey(emailKey), max: 100, perSeconds: HOUR },
];
export const signInKey = (emailKey: string, network: string): string => `sign-in:pair:${emailKey}:${network}`;
export const signInAddressKey = (emailKey: string): string => `sign-in:address:${emailKey}`;

/** A browser that signed in to this account before is counted by itself, whatever others try on the address. */
export const knownDeviceLimits = (uid: string, device: string): readonly Limit[] => [
  { key: knownDeviceKey(uid, device), max: 10, perSeconds: QUARTER },
];
export const knownDeviceKey = (uid: string, device: string): string => `sign-in:device:${uid}:${device}`;

export const secondFactorLimits = (uid: string): readonly Limit[] => [
  { key: `second-factor:${uid}`, max: 5, perSeconds: QUARTER },
];
/** For who is signed in already and types the password once more. */
export const passwordLimits = (uid: string): readonly Limit[] => [
  { key: `password:${uid}`, max: 10, perSeconds: QUARTER },
];

export const registrationLimits = (network: string): readonly Limit[] => [
  { key: `register:network:${network}`, max: 20, perSeconds: HOUR },
];
export const tokenLimits = (network: string): readonly Limit[] => [
  { key: `token:network:${network}`, max: 60, perSeconds: QUARTER },
];
export const mailRequestLimits = (network: string): readonly Limit[] => [
  { key: `mail:network:${network}`, max: 20, perSeconds: HOUR },
];
/** A year of quarters computed on the server: a report, a file, a mail. */
export const calculationLimits = (network: string): readonly Limit[] => [
  { key: `calculation:network:${network}`, max: 120, perSeconds: QUARTER },
];
/** Somebody asks to be contacted at the end of a journey: twice is a correction, more is a program. */
export const leadLimits = (network: string): readonly Limit[] => [
  { key: `lead:network:${network}`, max: 10, perSeconds: HOUR },
];
/** Messages of the contact form: a mail to the operator each. */
export const contactLimits = (network: string): readonly Limit[] => [
  { key: `contact:network:${network}`, max: 6, perSeconds: HOUR },
  { key: `contact:network-day:${network}`, max: 20, perSeconds: DAY },
];
type MailReason =
  | "register"
  | "confirm"
  | "reset"
  | "change"
  | "result"
  | "lead"
  | "waiting-list"
  | "contact"
  | "report"
  | "newsletter";
/**
 * Beyond these no more is sent: there is mail in the box already. Each reason counts by itself, and who asks comes before
 * the address, so that one stranger cannot use up the mails that its owner may need.
 */
export const mailsToAddressLimits = (reason: MailReason, emailKey: string, asker: string): readonly Limit[] => [
  { key: `mail:${reason}:pair:${emailKey}:${asker}`, max: 5, perSeconds: HOUR },
  { key: `mail:${reason}:pair-day:${emailKey}:${asker}`, max: 8, perSeconds: DAY },
  { key: `mail:${reason}:address-day:${emailKey}`, max: 24, perSeconds: DAY },
];
