import type { Plugin } from "vite";

const files = {
  "matching-worker.js": "./src/server/jobs/matching-worker.ts",
  "task-worker.js": "./src/server/workers/task-worker.ts",
};

/** A thread or a process needs a file to start from: those of the workers lie beside the server's own. */
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
