import type { Plugin } from "vite";
import { hashBuildInputs } from "../build-inputs.ts";

/**
 * React Router makes the build id of the names of the browser's files. With all that the build is made from in the name of
 * the entry, a sentence that only the server has makes another build too.
 */
export function buildId(): Plugin {
  let inputs = "";
  return {
    name: "build-id",
    configResolved({ root }) {
      inputs = hashBuildInputs(root);
    },
    augmentChunkHash({ name }) {
      return this.environment.name === "client" && name === "entry.client" ? inputs : undefined;
    },
  };
}
