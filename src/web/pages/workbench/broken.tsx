import { data } from "react-router";
import type { PageHandle } from "#web/page-handle.ts";
import type { Route } from "./+types/broken";

export const handle: PageHandle = { index: false };

export function loader({ url }: Route.LoaderArgs): null {
  const code = Number(url.searchParams.get("code"));
  if (code >= 400 && code <= 599) throw data(`Error ${code}`, { status: code, statusText: "Internal Server Error" });
  throw new Error("This loader fails on purpose; its message belongs in the log alone.");
}

export default function Broken() {
  return null;
}
