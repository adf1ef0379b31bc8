import type { AccountPorts } from "#application/accounts/account-ports.ts";
import type { TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import { passwordLimits } from "#domain/accounts/rate-limits.ts";
import { type Result, refused } from "#domain/result.ts";

/** For what asks the password once more: a session left open is not enough to guess it. */
export async function withPassword<T, R>(
  { rateLimits }: Pick<AccountPorts, "rateLimits">,
  uid: string,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R | TooManyAttempts>> {
  const limits = passwordLimits(uid);
  const limited = await rateLimits.limited(limits);
  if (limited) return refused(limited);
  const answer = await work();
  if (answer.ok) await rateLimits.forget(limits.map(({ key }) => key));
  return answer;
}
