import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { type TooManyAttempts, takeAttempt } from "#application/accounts/take-attempt.ts";
import { passwordLimits } from "#domain/accounts/attempt-limits.ts";
import { type Result, refused } from "#domain/result.ts";

/** For what asks the password once more: a session left open is not enough to guess it. */
export async function withPassword<T, R>(
  { attempts }: Pick<AccountPorts, "attempts">,
  uid: string,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R | TooManyAttempts>> {
  const limits = passwordLimits(uid);
  const stopped = await takeAttempt(attempts, limits);
  if (stopped) return refused(stopped);
  const answer = await work();
  if (answer.ok) await attempts.forget(limits.map(({ key }) => key));
  return answer;
}
