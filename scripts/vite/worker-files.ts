import type { Plugin } from "vite";

const files = {
  "task-worker.js": "./src/server/workers/task-worker.ts",
};

/** A thread needs a file to start from: that of the workers lies beside the server's own. */
export function workerFiles(): Plugin {
  return {
    name: "worker-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      for (const [fileName, id] of Object.entries(files)) this.emitFile({ type: "chunk", id, fileName });
    },
  };
}
