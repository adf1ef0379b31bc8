/** Tells React of a field that was changed, or a button that was pressed, before React had taken it over. */
export function replayInput(target: Element): void {
  if (target instanceof HTMLInputElement) whenTaken(target, () => restate(target));
  else if (target instanceof HTMLTextAreaElement) whenTaken(target, () => retype(target));
  else if (target instanceof HTMLSelectElement) whenTaken(target, () => tell(target, "input", "change"));
  // A button that sends a form or opens something has done so by itself.
  else if (target instanceof HTMLButtonElement && target.type === "button" && !target.popoverTargetElement)
    whenTaken(target, () => target.click());
}

const LOOK_AGAIN_MS = 50;
const LOOKS_MAX = 200;

/** React marks each element that it has taken over, and hears nothing of the others. */
function whenTaken(element: Element, act: () => void, looks = 0): void {
  if (!element.isConnected || looks > LOOKS_MAX) return;
  if (Object.keys(element).some((key) => key.startsWith("__reactProps"))) act();
  else setTimeout(() => whenTaken(element, act, looks + 1), LOOK_AGAIN_MS);
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
  field.value = value === "" ? "0" : "";
  setAsBrowser(field, "value", value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  tell(field, "input");
}

/** An event that is no mouse's tells React of the choice without making another. */
function rechoose(field: HTMLInputElement): void {
  const { checked } = field;
  field.checked = !checked;
  setAsBrowser(field, "checked", checked);
  tell(field, "click", "input", "change");
}

function setAsBrowser<E extends Element, K extends keyof E & string>(element: E, name: K, value: E[K]): void {
  const prototype: object = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(element, value);
}
