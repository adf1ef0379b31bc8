import type { Plugin } from "vite";

/** A thread needs a file to start from: the worker of the matching lies beside the server's own. */
export function matchingWorker(): Plugin {
  return {
    name: "matching-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      this.emitFile({ type: "chunk", id: "./src/server/matching-worker.ts", fileName: "matching-worker.js" });
    },
  };
}
