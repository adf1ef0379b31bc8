// After every `npm install`: adds the platform packages that a registry may leave out, so that `npm ci` finds the lock complete.
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
const byPlace = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPlace));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} platform package(s).`);
