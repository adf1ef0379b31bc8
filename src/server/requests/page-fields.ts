/** What a visitor may press before the site's scripts have come, and that would do nothing then. */
const needsScripts = /<(input|select|textarea|canvas|button(?![^>]*\bpopovertarget=))\b/i;

/** What somebody fills in: it must not depend on a second answer of the server. */
const takesAnswers =
  /<(?:form\b[^>]*\bmethod="post"|(?:select|textarea|canvas)\b|input\b(?![^>]*\btype="(?:range|checkbox|radio)"))/i;

const mainPart = /<main\b[^>]*>([\s\S]*)<\/main>/;

/**
 * What the main part of a page has for a visitor: text and links, which work by themselves; controls, which only show
 * something; or fields, in which something is filled in.
 */
export function kindOfPage(html: string): "text" | "controls" | "fields" {
  const main = mainPart.exec(html)?.[1];
  if (main === undefined || takesAnswers.test(main)) return "fields";
  return needsScripts.test(main) ? "controls" : "text";
}
