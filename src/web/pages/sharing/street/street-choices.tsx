import type { StreetWords } from "#content/pages/sharing/street.ts";
import type { FlemishKey } from "#domain/sharing/street.ts";
import { TileChoices } from "#web/pages/sharing/tile-choices.tsx";

const keys: readonly FlemishKey[] = ["fixed", "relative", "optimal"];

type StreetKeysProps = { words: StreetWords; chosen: FlemishKey; onChoose: (key: FlemishKey) => void };

export function StreetKeys({ words, chosen, onChoose }: StreetKeysProps) {
  return (
    <div>
      <TileChoices
        name="sleutel"
        legend={words.key}
        options={keys.map((value) => ({ value, label: words.keys[value].name }))}
        chosen={chosen}
        onChoose={onChoose}
        columns="grid-cols-3"
      />
      <p className="mt-2 text-muted text-small lg:min-h-11">{words.keys[chosen].text}</p>
    </div>
  );
}

const swatches = {
  own: "fill-primary",
  received: "fill-secondary-fill",
  bought: "fill-supplier-fill",
  sold: "fill-sun-fill",
} as const;

/** The colours of the bars under the houses and of the tiles, near both. */
export function StreetLegend({ words }: { words: StreetWords }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 px-1 text-muted text-small">
      {(Object.keys(swatches) as (keyof typeof swatches)[]).map((name) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
            {name === "sold" ? (
              <circle cx="8" cy="8" r="7" className={swatches[name]} />
            ) : (
              <rect width="16" height="16" rx="4" className={swatches[name]} />
            )}
          </svg>
          {words.legend[name]}
        </li>
      ))}
    </ul>
  );
}
