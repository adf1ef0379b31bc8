import { formatPercent } from "#content/format/format-percent.ts";
import type { sharingWords } from "#content/pages/sharing/sharing.ts";

type BillWords = ReturnType<typeof sharingWords>["bill"];

/** A bill as one strip: the part that sharing replaces in turquoise, what it leaves alone pale. */
export function BillStrip({ words }: { words: BillWords }) {
  return (
    <figure>
      <figcaption className="mb-3 font-semibold text-base">{words.label}</figcaption>
      <ul className="grid gap-1.5 sm:flex">
        {words.parts.map(({ name, share, text, isReplaced }) => (
          <li
            key={name}
            // The width is the figure itself, so it cannot be a class.
            style={{ flexGrow: share * 100 }}
            className={`flex min-w-0 basis-0 items-baseline justify-between gap-3 rounded-control border px-4 py-3 sm:min-h-40 sm:flex-col sm:justify-start sm:gap-1 sm:px-3 lg:px-4 ${
              isReplaced ? "border-secondary-edge bg-secondary-fill text-fill-ink" : "border-line bg-pale text-ink"
            }`}
          >
            <span className="font-semibold">{name}</span>
            <span className="order-last font-display font-semibold text-h4 tabular-nums sm:order-none lg:text-h3">
              {formatPercent(share)}
            </span>
            <span className="min-w-0 flex-1 text-small sm:flex-none">{text}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-small">{words.source}</p>
    </figure>
  );
}
