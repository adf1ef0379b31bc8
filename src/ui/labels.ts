/** Words in braces are filled in by fillLabel, or by the control that takes the label. */
export const englishLabels = {
  busy: "Please wait",
  characterCount: "{count} of {max} characters",
  chooseFile: "Choose a file",
  clear: "Clear",
  close: "Close",
  country: "Country",
  decrease: "Less",
  dropFile: "or drop it here",
  error: "Error",
  fileTooLarge: "{name} is larger than {size}.",
  fileWrongKind: "{name} is not a kind of file that we can read.",
  hidePassword: "Hide password",
  hideTable: "Hide table",
  increase: "More",
  info: "Information",
  next: "Next",
  noResults: "Nothing found",
  notifications: "Notifications ({hotkey})",
  open: "Open",
  optional: "optional",
  page: "Page {page}",
  pagination: "Pages",
  previous: "Previous",
  remove: "Remove",
  removeFile: "Remove {name}",
  required: "required",
  resultCount: "{count} results",
  showPassword: "Show password",
  showTable: "Show as a table",
  success: "Done",
  trail: "You are here",
  warning: "Warning",
};

export type Labels = { [Key in keyof typeof englishLabels]: string };

export const fillLabel = (label: string, facts: Record<string, string | number>): string =>
  label.replace(/\{(\w+)\}/g, (gap, name: string) => String(facts[name] ?? gap));
