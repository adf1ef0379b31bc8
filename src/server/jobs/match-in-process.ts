import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Matcher } from "#application/market/matching/match-part.ts";
import type { MatcherMessage } from "./matching-worker.ts";

/** Built, the process lies in the folder of the server; while somebody works on the site it is the source itself. */
function processFile(): URL {
  const names = import.meta.url.endsWith(".ts")
    ? ["./matching-worker.ts"]
    : ["./matching-worker.js", "../matching-worker.js"];
  const found = names.map((name) => new URL(name, import.meta.url)).find((file) => existsSync(file));
  if (!found) throw new Error("The process of the matching is not where the build puts it.");
  return found;
}

/**
 * A process of its own for each part: its memory is given back when it ends, and one that takes too much is not the site.
 * Ends with the signal, so that a site that closes does not wait for a part.
 */
export const matchInProcess =
  (signal: AbortSignal): Matcher =>
  (task, onStep) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      // What it needs is in the task: no setting of the site, no secret, and no option of this process.
      const child = fork(fileURLToPath(processFile()), [], { serialization: "advanced", execArgv: [], env: {} });
      const end = () => void child.kill("SIGKILL");
      signal.addEventListener("abort", end, { once: true });
      child.on("message", (message: MatcherMessage) => {
        if ("step" in message) onStep(message.step);
        else if ("recommendation" in message) resolve(message.recommendation);
        else reject(new Error(message.fault));
      });
      child.on("error", reject);
      child.on("exit", (code, killedBy) => {
        signal.removeEventListener("abort", end);
        reject(new Error(`The matching ended with ${code ?? killedBy} before it had an answer.`));
      });
      child.send(task, (error) => {
        if (error) reject(error);
      });
    });
