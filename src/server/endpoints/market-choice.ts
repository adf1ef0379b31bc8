import { isSecureSite } from "../security-headers.ts";
import { MARKET_COOKIE } from "../site-for.ts";
import type { Endpoint } from "./answer-endpoint.ts";

const YEAR_SECONDS = 31_536_000;

/** The two flags in the header are a form, so that the choice works without scripts. */
export const answerMarketChoice: Endpoint = async ({ ports: { settings }, request, more }) => {
  if (request.method !== "POST" || settings.market !== "flags") return null;
  const form = await request.formData().catch(() => new FormData());
  const market = form.get("markt") === "nl" ? "nl" : "be";
  const cookie = `${MARKET_COOKIE}=${market}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecureSite(settings) ? "; Secure" : ""}`;
  return new Response(null, {
    status: 303,
    headers: { ...more, location: samePlace(String(form.get("terug") ?? "/")), "set-cookie": cookie },
  });
};

/** Only a path of our own: "//elsewhere.example" and "/\elsewhere" are addresses of others. */
const samePlace = (path: string) => (/^\/(?![/\\])[^\r\n]*$/.test(path) ? path : "/");
