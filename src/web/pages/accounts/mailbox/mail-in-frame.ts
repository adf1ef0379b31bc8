const anchor = /<a ([^>]*)href="([^"]*)"([^>]*)>([^<]*)<\/a>/g;
const decode = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The mail for a sandboxed frame, whose links open in the page around it, and those links to list beside it. */
export function mailInFrame(html: string) {
  const links = new Map<string, string>();
  for (const [, , href = "", , label = ""] of html.matchAll(anchor)) {
    // An address that is also written out is the button's own.
    if (!links.has(href) && label !== "") links.set(href, label);
  }
  return {
    html: html.replaceAll(anchor, '<a target="_top" $1href="$2"$3>$4</a>'),
    links: [...links].map(([href, label]) => ({ href: decode(href), label: decode(label) })),
  };
}
