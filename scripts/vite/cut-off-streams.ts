import type { Plugin } from "vite";

const ending = "done: donePromise.then(() => reader.closed),";

/**
 * React Router reads the value of an answer and waits for no end of its stream. At a sign-in the next document cuts that
 * end off, and Firefox reported both promises of it as errors that nobody handles, which became a notice on the screen.
 */
export function cutOffStreams(): Plugin {
  let replaced = false;
  return {
    name: "cut-off-streams",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router\/dist\/production\/vendor\/turbo-stream-v2\/turbo-stream\.js/ },
      handler(code) {
        const handled = `done: (done.promise.catch(() => {}), donePromise.then(() => reader.closed).catch(() => {})),`;
        const changed = code.replace(ending, handled);
        replaced = changed !== code;
        return { code: changed, map: null };
      },
    },
    buildEnd() {
      if (this.environment.name === "client" && !replaced) {
        this.error("react-router's decode of a stream has changed: look at cutOffStreams().");
      }
    },
  };
}
