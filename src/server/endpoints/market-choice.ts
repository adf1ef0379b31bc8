import { FORM_BYTES_MAX } from "#web/forms/posted-form.ts";
import { safeRedirectPath } from "#web/safe-redirect-path.ts";
import { isSecureSite } from "../requests/security-headers.ts";
import { MARKET_COOKIE } from "../site-for.ts";
import type { Endpoint } from "./answer-endpoint.ts";

const YEAR_SECONDS = 31_536_000;

/** The two flags in the header are a form, so that the choice works without scripts. */
export const answerMarketChoice: Endpoint = async ({ ports: { settings }, request, posted, more }) => {
  if (request.method !== "POST" || settings.market !== "flags") return null;
  const { form } = await posted.read({ bytes: FORM_BYTES_MAX, textBytes: FORM_BYTES_MAX });
  const market = form.get("markt") === "nl" ? "nl" : "be";
  const secure = isSecureSite(settings) ? "; Secure" : "";
  const cookie = `${MARKET_COOKIE}=${market}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  const location = safeRedirectPath(String(form.get("terug") ?? "/"));
  return new Response(null, { status: 303, headers: { ...more, location, "set-cookie": cookie } });
};
