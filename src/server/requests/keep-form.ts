import { formWords } from "#content/form-words.ts";
import { FORM_BYTES_MAX } from "#web/forms/posted-form.ts";
import type { PostedBody } from "./posted-body.ts";

// Never sent back: those are typed again.
const secrets = ["huidig", "wachtwoord", "code", "bewijs"];
const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/**
 * A form of the account that came while nobody can tell whose it is, so that nothing was done with it. With scripts the page stays as it is; without, this
 * small page holds what was typed and sends it again.
 */
export async function keepForm(
  posted: PostedBody,
  url: URL,
  more: Readonly<Record<string, string>>,
): Promise<Response> {
  const { away, unavailable } = formWords;
  const { form } = await posted.read({ bytes: FORM_BYTES_MAX, textBytes: FORM_BYTES_MAX });
  const fields = [...form].flatMap(([name, value]) =>
    typeof value !== "string" || secrets.includes(name)
      ? []
      : [`<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`],
  );
  const html = `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${away.title}</title><h1>${away.title}</h1><p>${unavailable}</p><form method="post" action="${escapeHtml(url.pathname + url.search)}">${fields.join("")}<button>${away.again}</button></form></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      ...more,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      "retry-after": "60",
    },
  });
}
