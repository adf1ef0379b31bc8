import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { TaskReply, TaskRequest } from "./worker-messages.ts";
import { workerTasks } from "./worker-tasks.ts";

const LOWER_BY = 2;
const LOWEST = 19;

/** Who only wants to read a page goes first: on Linux a thread can have a priority of its own. */
function yieldToVisitors(): void {
  if (process.platform !== "linux") return;
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, Math.min(LOWEST, getPriority() + LOWER_BY));
  } catch {
    // Where that is not allowed, threads are equal.
  }
}

if (parentPort) {
  const port = parentPort;
  const tell = (reply: TaskReply) => port.postMessage(reply);
  yieldToVisitors();
  port.on("message", async ({ id, task, input }: TaskRequest) => {
    try {
      tell({ id, answer: await workerTasks.get(task)?.work(input) });
    } catch (error) {
      tell({ id, error });
    }
  });
}
