/**
 * Changes the words of an element that React draws once. The text node stays: to replace it would have the browser
 * style the element again, and ask every rule with `:has` around it.
 */
export function writeText(element: Element | null | undefined, words: string): void {
  if (!element) return;
  const text = element.firstChild;
  if (!(text instanceof Text) || text.nextSibling !== null) element.textContent = words;
  else if (text.data !== words) text.data = words;
}
