type Target = { readonly search: string };

const reasons: ((target: Target) => boolean)[] = [];

/** From now on a navigation to such a target loads it from the server. */
export const loadFromServerWhen = (applies: (target: Target) => boolean): void => void reasons.push(applies);

export const mustLoadFromServer = (target: Target): boolean => reasons.some((applies) => applies(target));
