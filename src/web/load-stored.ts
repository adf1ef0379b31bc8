import { data } from "react-router";
import { Unavailable } from "#application/ports/unavailable.ts";
import { WorkRefused } from "#application/ports/workers.ts";
import { TOO_MANY_CALCULATIONS } from "#web/error-words.ts";

/** A page that cannot be filled because the database is away or too much is calculated says so, and may be asked again. */
export async function loadStored<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    if (error instanceof WorkRefused) {
      throw data(TOO_MANY_CALCULATIONS, {
        status: error.status,
        statusText: TOO_MANY_CALCULATIONS,
        headers: { "retry-after": String(error.retryAfterSeconds) },
      });
    }
    throw data("Service Unavailable", {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "retry-after": "60" },
    });
  }
}
