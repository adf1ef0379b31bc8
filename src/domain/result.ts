export type Result<T, R> = { ok: true; value: T } | { ok: false; refusal: R };
export const ok = <T>(value: T) => ({ ok: true, value }) as const;
export const refused = <R>(refusal: R) => ({ ok: false, refusal }) as const;
