/** Where the field of a name stands on its page. */
export const fieldId = (name: string): string => `veld-${name}`;
