// Runs on any Node from 20 on: installs what is missing, then goes on under the Node of node_modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const NODE_MAJOR = 26;
if (process.platform === "win32") {
  console.error("Stroomplein runs on Linux and macOS. On Windows, start it in WSL.");
  process.exit(1);
}
const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

// An image holds the build and its packages, and no sources.
if (existsSync("src")) installPackages();

function installPackages() {
  // The lock's own words tell whether the packages fit it; times change with every checkout.
  const stamp = join("node_modules", ".installed-from");
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing the packages of package-lock.json …");
  const words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", words, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lock);
}

const bin = join(root, "node_modules", ".bin");
process.env.PATH = `${bin}${delimiter}${process.env.PATH}`;

if (Number(process.versions.node.split(".")[0]) < NODE_MAJOR) {
  const own = join(bin, "node");
  if (!existsSync(own)) {
    console.error(`This machine has Node ${process.versions.node}; install Node ${NODE_MAJOR} and try again.`);
    process.exit(1);
  }
  // A process that waits blindly could not pass a signal on, and the site would outlive its starter.
  const child = spawn(own, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A child that was killed has not passed.
  child.on("exit", (code) => process.exit(code ?? 1));
} else {
  const [, , verb = "start", ...rest] = process.argv;
  const { run } = await import(pathToFileURL(join(root, "scripts", "verbs", `${verb}.ts`)).href);
  await run(rest);
}
