import type { LoaderFunctionArgs } from "react-router";
import { writeRegister } from "#application/declarations/write-register.ts";
import { portsContext } from "#web/context.ts";

/** The whole register as text, in parts: it may be long. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(streamOf(writeRegister(context.get(portsContext))), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="register.txt"',
      "cache-control": "no-cache",
    },
  });

/** Sent as it is read, for it only grows. */
function streamOf(parts: ReturnType<typeof writeRegister>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
