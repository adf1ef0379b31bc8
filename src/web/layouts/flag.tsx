import type { Market } from "#content/site.ts";

/** National colours are the one place where a colour is no token. */
export function Flag({ market }: { market: Market }) {
  return (
    <svg viewBox="0 0 24 18" className="h-4.5 w-6 rounded-[3px] outline outline-1 outline-line" aria-hidden="true">
      {market === "be" ? (
        <>
          <rect width="8" height="18" fill="#000" />
          <rect x="8" width="8" height="18" fill="#fae042" />
          <rect x="16" width="8" height="18" fill="#ed2939" />
        </>
      ) : (
        <>
          <rect width="24" height="6" fill="#ae1c28" />
          <rect y="6" width="24" height="6" fill="#fff" />
          <rect y="12" width="24" height="6" fill="#21468b" />
        </>
      )}
    </svg>
  );
}
