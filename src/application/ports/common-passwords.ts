/** Passwords that many people use and everybody guesses first. */
export type CommonPasswords = { has(password: string): Promise<boolean> };
