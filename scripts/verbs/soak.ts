import { run as build } from "./build.ts";
import { runCommand } from "./run-command.ts";

/** The long campaigns that `npm test` runs small. */
export function run(): void {
  build();
  process.env["CAMPAIGN"] = "whole";
  runCommand("vitest", "run", "--project", "web", "fuzz", "--reporter=verbose");
  runCommand("vitest", "run", "--project", "data", "kill", "newsletter-kill", "--reporter=verbose");
  runCommand("vitest", "run", "--project", "unit", "tests/engine", "--reporter=verbose");
}
