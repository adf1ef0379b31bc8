import { data } from "react-router";
import { Unavailable } from "#application/ports/unavailable.ts";

/** A register that cannot be read just now says so, and may be asked again. */
export async function whileReadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw data("Service Unavailable", {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "retry-after": "60" },
    });
  }
}
