import { writeSync } from "node:fs";
import { matchInProcess } from "#server/jobs/match-in-process.ts";
import { measuredSquare } from "./measured-square.ts";

/** Has a part searched in a process of its own until this one is killed, and tells each step. */
const [size = "1"] = process.argv.slice(2);
await matchInProcess(new AbortController().signal)(measuredSquare(Number(size)), (step) => writeSync(1, `${step}\n`));
