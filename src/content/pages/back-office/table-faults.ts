/** What can be wrong with any file that is a table. */
export const tableFaults = {
  quoteOpen: "een aanhalingsteken wordt niet gesloten.",
  columnsMissing: (columns: readonly string[]) => `deze kolommen ontbreken in de kopregel: ${columns.join(", ")}.`,
};
