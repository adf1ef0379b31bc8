const afterNumber =
  /(\d(?:\*\*|<\/?\w+>)?) (?=(?:\*\*|<\/?\w+>)?(?:[kM]?Wh?|kWp|kVA|[kM]B|kg|km|euro|cent|c€|uur|kwartier(en)?|(kalender|werk)?dagen|maanden|jaar)(?![\p{L}\d-]))/gu;
const beforeNumber = /(?<!\p{L})(§|€|art\.|artikel|stap|meetregime) (?=-?\d|[IVX]+\.)|(?<!\p{L})(’s) (?=\p{L})/giu;

/**
 * No line ends between a number and its unit, an article and its number, or after ’s. Every character keeps its place:
 * only spaces change. The text may carry the marks of rich text, or be HTML.
 */
export const keepTogether = (text: string): string =>
  text.replace(afterNumber, "$1\u00a0").replace(beforeNumber, "$1$2\u00a0");
