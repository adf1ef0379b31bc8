import { data } from "react-router";
import type { Route } from "./+types/broken";

export function loader({ url }: Route.LoaderArgs): null {
  const code = Number(url.searchParams.get("code"));
  if (code >= 400 && code <= 599) throw data(`Error ${code}`, { status: code, statusText: "Internal Server Error" });
  throw new Error("This loader fails on purpose; its message belongs in the log alone.");
}

export default function Broken() {
  return null;
}
