declare global {
  interface Window {
    /** Fields that were changed and buttons that were pressed before React heard of it (`src/web/browser/loading/boot-loader.ts`). */
    earlyInput?: { readonly waiting: Set<Element>; isHeard: boolean };
  }
}

const LOOK_AGAIN_MS = 50;
const LOOKS_MAX = 200;
const watched = new Set<Element>();

/** From now on React hears what is done to what it has taken over. */
export function hearInput(): void {
  if (window.earlyInput) window.earlyInput.isHeard = true;
}

/** Tells React what a visitor did who was quicker than the scripts, also in a part of a page that comes to life later. */
export function replayEarlyInput(): void {
  addEventListener("app:early", replayAll);
  replayAll();
}

function replayAll(): void {
  for (const element of window.earlyInput?.waiting ?? []) {
    if (watched.has(element)) continue;
    watched.add(element);
    whenTaken(element);
  }
}

/** React marks each element that it has taken over. What was done again meanwhile, and heard, is no longer waiting. */
function whenTaken(element: Element, looks = 0): void {
  const waiting = window.earlyInput?.waiting;
  const standing = element.isConnected ? element : successorOf(element);
  const isTaken = standing && Object.keys(standing).some((key) => key.startsWith("__reactProps"));
  if (waiting?.has(element) && !isTaken && looks < LOOKS_MAX) {
    setTimeout(() => whenTaken(element, looks + 1), LOOK_AGAIN_MS);
    return;
  }
  watched.delete(element);
  if (waiting?.delete(element) && isTaken) replay(standing);
}

/** The same field on a page that React had to draw anew, because a translator or an extension had changed it. */
function successorOf(element: Element): Element | null {
  const next = element.id === "" ? null : document.getElementById(element.id);
  if (next instanceof HTMLInputElement && element instanceof HTMLInputElement && next.type !== "file") {
    next.checked = element.checked;
    if (next.type !== "checkbox" && next.type !== "radio") next.value = element.value;
  }
  if (next instanceof HTMLSelectElement && element instanceof HTMLSelectElement) next.value = element.value;
  if (next instanceof HTMLTextAreaElement && element instanceof HTMLTextAreaElement) next.value = element.value;
  return next;
}

function replay(target: Element): void {
  if (target instanceof HTMLInputElement) restate(target);
  else if (target instanceof HTMLTextAreaElement) retype(target);
  else if (target instanceof HTMLSelectElement) tell(target, "input", "change");
  // A button that sends a form or opens something has done so by itself.
  else if (target instanceof HTMLButtonElement && target.type === "button" && !target.popoverTargetElement)
    target.click();
}

function tell(element: Element, ...types: readonly string[]): void {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
}

function restate(field: HTMLInputElement): void {
  if (field.type === "file") tell(field, "input", "change");
  else if (field.type === "checkbox" || field.type === "radio") rechoose(field);
  else retype(field);
}

/**
 * React hears of a change only if a field differs from what it last knew. What is set on the element itself it takes for known,
 * what is set as the browser does it is news.
 */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  // A day of which only a part was typed would be lost.
  if (field.type === "date" && value === "") return;
  field.value = value === "" ? "0" : "";
  setAsBrowser(field, "value", value);
  // Elsewhere it would take the focus along in some browsers.
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  // A slider is read when it is let go.
  tell(field, ...(field.type === "range" ? ["input", "change"] : ["input"]));
}

/** An event that is no mouse's tells React of the choice without making another. */
function rechoose(field: HTMLInputElement): void {
  const { checked } = field;
  // Of a group only the choice that stands is told: to touch another would take it away.
  if (field.type === "radio" && !checked) return;
  field.checked = !checked;
  setAsBrowser(field, "checked", checked);
  tell(field, "click", "input", "change");
}

function setAsBrowser<E extends Element, K extends keyof E & string>(element: E, name: K, value: E[K]): void {
  const prototype: object = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(element, value);
}
