import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { expect, test } from "vitest";
import { writeState } from "./resting-words.ts";

test("words that came as JSON are read by the router as they were", async () => {
  const words = {
    empty: [{}, [], "", 0, false, null],
    nested: { "a b": [[1.5, -7], { deep: "“é”\n</script>" }], same: ["x", "x"] },
    _5: "a name that looks like a place",
  };
  const state = { loaderData: { "pages/company/about": words }, actionData: null, errors: null };
  const { value } = await decode(
    new Response(writeState(state)).body as ReadableStream<Uint8Array>,
    globalThis as never,
  );
  expect(value).toEqual(state);
});
