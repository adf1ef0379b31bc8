import type { KeyExample } from "#application/information/key-example.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import type { sharingWords } from "#content/pages/sharing/sharing.ts";
import { DataTable } from "#ui/data-table.tsx";

const methods = ["fixed", "relative", "optimal"] as const;
const written = (energy: number) => formatKilowattHours(energy, { fractionDigitsMin: 1, fractionDigitsMax: 1 });

type SharingKeysProps = { words: ReturnType<typeof sharingWords>["keys"]; example: KeyExample };

/** The same quarter divided three times, each allocation as tiles of a tenth of a kilowatt-hour and as a table. */
export function SharingKeys({ words, example }: SharingKeysProps) {
  const { offtakes, allocations } = example;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
      <ol className="grid gap-7">
        {words.explanations.map(({ name, text }, index) => {
          const method = methods[index] ?? "fixed";
          return (
            <li key={name} className="grid gap-2">
              <h3 className="font-display text-h4">{name}</h3>
              <TenthTiles shared={allocations[method].shared} whole={example.injection} />
              <p className="text-base text-muted">{text}</p>
            </li>
          );
        })}
      </ol>
      <div>
        <DataTable
          caption={words.caption}
          columns={words.columns.map((header, column) => ({ header, align: column === 0 ? "start" : "end" }))}
          rows={[
            ...words.receivers.map((name, index) => [
              name,
              written(offtakes[index] ?? 0),
              ...methods.map((method) => written(allocations[method].received[index] ?? 0)),
            ]),
            [words.toSupplier, "", ...methods.map((method) => written(allocations[method].toSupplier))],
          ]}
          rowHeader
          footer={[words.shared, "", ...methods.map((method) => written(allocations[method].shared))]}
        />
        <p className="mt-4 text-muted text-small">{words.source}</p>
      </div>
    </div>
  );
}

const TENTHS = 10;

const shapes = (from: number, until: number, draw: (left: number) => string) =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => draw((from + index) * 20)).join("");
const tilesOf = (from: number, until: number) =>
  shapes(from, until, (left) => `M${left + 5.5} 1.5h9q4 0 4 4v9q0 4-4 4h-9q-4 0-4-4v-9q0-4 4-4z`);
const dotsOf = (from: number, until: number) =>
  shapes(from, until, (left) => `M${left + 5} 10a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`);

function TenthTiles({ shared, whole }: { shared: number; whole: number }) {
  const tiles = Math.round(whole * TENTHS);
  const lit = Math.round(shared * TENTHS);
  return (
    <svg viewBox={`0 0 ${tiles * 20} 20`} className="block w-full max-w-96" aria-hidden="true">
      <path d={tilesOf(0, lit)} className="fill-secondary-fill stroke-secondary-edge" />
      <path d={tilesOf(lit, tiles)} className="fill-tile" />
      <path d={dotsOf(lit, tiles)} className="fill-sun-fill stroke-fill-ink" strokeWidth="0.75" />
    </svg>
  );
}
