/** How often somebody may try, and by whom it is counted. Every rate limit of the site is in this file. */
export type RateLimit = {
  /** What is counted: "sign-in:address:an@example.org". It is hashed before it is stored. */
  readonly key: string;
  readonly max: number;
  readonly perSeconds: number;
};

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Narrow ones first: who is stopped by one no longer counts for the next, so one network cannot close an address to others. */
export const signInLimits = (emailKey: string, network: string): readonly RateLimit[] => [
  { key: signInKey(emailKey, network), max: 10, perSeconds: QUARTER },
  { key: `sign-in:network:${network}`, max: 60, perSeconds: QUARTER },
  { key: signInAddressKey(emailKey), max: 100, perSeconds: HOUR },
];
export const signInKey = (emailKey: string, network: string): string => `sign-in:pair:${emailKey}:${network}`;
export const signInAddressKey = (emailKey: string): string => `sign-in:address:${emailKey}`;

/** A browser that signed in to this account before is counted by itself, whatever others try on the address. */
export const knownDeviceLimits = (uid: string, device: string): readonly RateLimit[] => [
  { key: knownDeviceKey(uid, device), max: 10, perSeconds: QUARTER },
];
export const knownDeviceKey = (uid: string, device: string): string => `sign-in:device:${uid}:${device}`;

/**
 * Three codes of a million are right at any time. Five tries a quarter alone would give who has the password four chances in
 * ten to find one within a year.
 */
export const secondFactorLimits = (uid: string): readonly RateLimit[] => [
  { key: `second-factor:${uid}`, max: 5, perSeconds: QUARTER },
  { key: `second-factor-day:${uid}`, max: 20, perSeconds: DAY },
];
/** For who is signed in already and types the password once more. */
export const passwordLimits = (uid: string): readonly RateLimit[] => [
  { key: `password:${uid}`, max: 10, perSeconds: QUARTER },
];

export const registrationLimits = (network: string): readonly RateLimit[] => [
  { key: `register:network:${network}`, max: 20, perSeconds: HOUR },
];
export const tokenLimits = (network: string): readonly RateLimit[] => [
  { key: `token:network:${network}`, max: 60, perSeconds: QUARTER },
];
export const mailRequestLimits = (network: string): readonly RateLimit[] => [
  { key: `mail:network:${network}`, max: 20, perSeconds: HOUR },
];
/** A year of quarters computed on the server: a report, a file, a mail. */
export const calculationLimits = (network: string): readonly RateLimit[] => [
  { key: `calculation:network:${network}`, max: 120, perSeconds: QUARTER },
];
/**
 * Pages, files and years of an offer that need a calculation which nobody asked for shortly before. One takes some 0.3 s of
 * the one or two threads that all visitors share; how many may wait at once is bounded there.
 */
export const coldSumLimit = { max: 30, perSeconds: 60 } as const;
/** Questions to the public icon service. */
export const iconLimit = { max: 10, perSeconds: 60 } as const;
/** Somebody asks to be contacted at the end of a journey: twice is a correction, more is a program. */
export const leadLimits = (network: string): readonly RateLimit[] => [
  { key: `lead:network:${network}`, max: 10, perSeconds: HOUR },
];
/** Messages of the contact form: a mail to the operator each. */
export const contactLimits = (network: string): readonly RateLimit[] => [
  { key: `contact:network:${network}`, max: 6, perSeconds: HOUR },
  { key: `contact:network-day:${network}`, max: 20, perSeconds: DAY },
];
export const monthAnswerLimits = (uid: string): readonly RateLimit[] => [
  { key: `month-answer:${uid}`, max: 30, perSeconds: HOUR },
];
export const meterUploadLimits = (uid: string): readonly RateLimit[] => [
  { key: `meter-upload:${uid}`, max: 60, perSeconds: HOUR },
];
export const listingUploadLimits = (uid: string): readonly RateLimit[] => [
  { key: `listing-upload:${uid}`, max: 30, perSeconds: HOUR },
];
export const reportLimits = (network: string): readonly RateLimit[] => [
  { key: `report:network:${network}`, max: 10, perSeconds: HOUR },
];
/** How often somebody may ask sellers, also when nothing comes of it. */
export const askLimits = (uid: string): readonly RateLimit[] => [{ key: `ask:${uid}`, max: 60, perSeconds: HOUR }];
export const proposalLimits = (uid: string): readonly RateLimit[] => [
  { key: `propose:${uid}`, max: 20, perSeconds: DAY },
];
export const sandboxLimits = (address: string): readonly RateLimit[] => [
  { key: `sandbox:${address}`, max: 20, perSeconds: HOUR },
];
/** Somebody invites whom they know: a family, a street, not a list of addresses. */
export const invitationLimits = (uid: string): readonly RateLimit[] => [
  { key: `invite:${uid}`, max: 10, perSeconds: DAY },
];
/** Whoever invites: a mailbox gets a few of these mails a day, and fewer from one person. */
export const invitedAddressLimits = (emailKey: string, uid: string): readonly RateLimit[] => [
  { key: `invited:pair:${emailKey}:${uid}`, max: 3, perSeconds: DAY },
  { key: `invited:address:${emailKey}`, max: 6, perSeconds: DAY },
];
const mailReasons = [
  "register",
  "confirm",
  "reset",
  "change",
  "result",
  "lead",
  "waiting-list",
  "contact",
  "report",
  "newsletter",
] as const;
export type MailReason = (typeof mailReasons)[number];

/** A browser that signed in to the account of the address before: nothing that strangers ask counts for it. */
export const mailsToOwnerLimits = (reason: MailReason, uid: string, device: string): readonly RateLimit[] => [
  { key: `mail:${reason}:device:${uid}:${device}`, max: 5, perSeconds: HOUR },
  { key: `mail:${reason}:device-day:${uid}:${device}`, max: 8, perSeconds: DAY },
];

/** After a mail with a link that opens an account, the next one waits ten minutes, whoever asks for it. */
export const mailPauseLimits = (reason: MailReason, emailKey: string): readonly RateLimit[] =>
  reason === "reset" || reason === "confirm"
    ? [{ key: `mail:${reason}:pause:${emailKey}`, max: 1, perSeconds: 10 * 60 }]
    : [];

/** What a client may have sent for a reason, and then what all strangers together may have sent for all reasons. */
export const mailsToAddressLimits = (reason: MailReason, emailKey: string, client: string): readonly RateLimit[] => [
  { key: `mail:${reason}:pair:${emailKey}:${client}`, max: 5, perSeconds: HOUR },
  { key: `mail:${reason}:pair-day:${emailKey}:${client}`, max: 8, perSeconds: DAY },
  { key: strangersMailKey(emailKey), max: 10, perSeconds: DAY },
];
const strangersMailKey = (emailKey: string) => `mail:strangers-day:${emailKey}`;

/**
 * Beyond those, a link without which nobody gets into an account still goes out once an hour, as long as a reset link lives:
 * its owner always has one, on a new device too, whatever strangers asked for.
 */
export const hourlyMailLimits = (reason: MailReason, emailKey: string): readonly RateLimit[] =>
  reason === "reset" || reason === "confirm" || reason === "register"
    ? [{ key: `mail:${reason === "reset" ? reason : "confirm"}:hourly:${emailKey}`, max: 1, perSeconds: HOUR }]
    : [];

/** What counts for one account and its address from everywhere. What counts for a network opens again by itself. */
export const limitsOnAccount = (uid: string, emailKey: string): readonly string[] => [
  signInAddressKey(emailKey),
  ...secondFactorLimits(uid).flatMap(({ key }) => [key, `confirm-${key}`]),
  ...passwordLimits(uid).map(({ key }) => key),
  strangersMailKey(emailKey),
  ...mailReasons.flatMap((reason) =>
    [...mailPauseLimits(reason, emailKey), ...hourlyMailLimits(reason, emailKey)].map(({ key }) => key),
  ),
];
