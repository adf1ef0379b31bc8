import { data } from "react-router";
import { Unavailable } from "#application/ports/unavailable.ts";

/** A page that cannot be filled because the database is away says so, and may be asked again. */
export async function loadStored<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw data("Service Unavailable", {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "retry-after": "60" },
    });
  }
}
