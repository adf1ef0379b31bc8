import { type ReactNode, useId } from "react";

export type FieldState = { id?: string | undefined; help?: ReactNode; error?: ReactNode };

/** What a control needs to be tied to its label, help and error. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-errormessage": string | undefined;
  "aria-invalid": true | undefined;
};

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== "";

export function useFieldIds({ id, help, error }: FieldState) {
  const generated = useId();
  const base = id ?? generated;
  const ids = { label: `${base}-label`, help: `${base}-help`, error: `${base}-error` };
  const hasError = isShown(error);
  const hasHelp = isShown(help);
  // Screen readers know aria-errormessage unevenly, so the error is part of the description too.
  const described = [hasError && ids.error, hasHelp && ids.help].filter(Boolean).join(" ");
  const control: FieldControl = {
    id: base,
    "aria-describedby": described === "" ? undefined : described,
    "aria-errormessage": hasError ? ids.error : undefined,
    "aria-invalid": hasError ? true : undefined,
  };
  return { ids, control, hasError, hasHelp };
}

export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(" ") || undefined;
