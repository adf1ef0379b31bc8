import { runCommand } from "./run-command.ts";

/** What needs no build, no browser and no database. */
export function run(): void {
  runCommand("biome", "check", "--error-on-warnings", ".");
  runCommand("react-router", "typegen");
  runCommand("tsc", "--noEmit");
  runCommand("tsc", "--noEmit", "-p", "src/domain");
  runCommand("knip");
  runCommand("knip", "--config", "knip.product.json", "--include", "files,exports");
  runCommand("node", "scripts/reading/print-scores.ts");
  runCommand("vitest", "run", "--project", "unit");
}
