import { pageNotFound } from "#web/page-not-found.ts";
import type { Route } from "./+types/not-found";

export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url);
}

// Answered in the browser, where the address still has its hash.
export function clientLoader({ url }: Route.ClientLoaderArgs): never {
  throw pageNotFound(url);
}

export default function NotFound() {
  return null;
}
