import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls back once, with the fields, where a form was filled in before its scripts came, or was restored by the browser. */
export function useEarlyEdits(
  form: RefObject<HTMLFormElement | null>,
  onEdited: (form: HTMLFormElement, edited: readonly Element[]) => void,
): void {
  const tell = useEffectEvent(onEdited);
  useEffect(() => {
    const { current } = form;
    const edited = [...(current?.elements ?? [])].filter(isEdited);
    if (current && edited.length > 0) tell(current, edited);
  }, [form]);
}

/** Whether a field shows something else than the server wrote. */
function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(drawn, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type === "file" ? (field.files?.length ?? 0) > 0 : field.value !== field.defaultValue;
}
