/** Passwords of known breaches, which everybody who guesses tries first. */
export type LeakedPasswords = { has(password: string): Promise<boolean> };
