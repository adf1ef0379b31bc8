import pg from "pg";
import { bareCause } from "./database.ts";

/** What the server itself puts an end to. */
export const limits = { statement_timeout: 20_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 20_000 };

const settingsOf = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => `; set local ${name} = ${value}`);
export const BEGIN_LIMITED = ["begin", ...settingsOf(limits)].join("");
export const BEGIN_UNLIMITED = [
  "begin",
  ...settingsOf({ statement_timeout: 0, idle_in_transaction_session_timeout: 0 }),
].join("");

/** All of the work or nothing, on a connection that nobody else uses meanwhile. */
export async function inTransaction<T>(client: pg.ClientBase, begin: string, work: () => Promise<T>): Promise<T> {
  try {
    await client.query(begin);
    const answer = await work();
    const { command } = await client.query("commit");
    // The server takes back what a failed statement belongs to, also when the work went on after it.
    if (command === "ROLLBACK") throw new Error("A statement of the transaction failed, and all of it was taken back.");
    return answer;
  } catch (error) {
    if (!isLost(error)) await client.query("rollback");
    throw error;
  }
}

/** An error that left the connection unfit: the server ended it, or nothing was heard. */
export function isLost(error: unknown): boolean {
  const cause = bareCause(error);
  if (cause instanceof pg.DatabaseError) return cause.severity === "FATAL" || cause.severity === "PANIC";
  return /^E[A-Z]+$/.test(String(cause.code)) || silence.test(String(cause.message));
}
const silence = /connection terminated|query read timeout|encountered a connection error/i;
