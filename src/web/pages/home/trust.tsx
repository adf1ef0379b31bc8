import type { homeWords } from "#content/pages/home/home.ts";
import { DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

type TrustWords = ReturnType<typeof homeWords>["trust"];

export function Trust({ words }: { words: TrustWords }) {
  const { sources, state } = words;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1.7fr_1fr] lg:gap-14">
      <DataTable
        caption={sources.title}
        columns={sources.columns.map((header) => ({ header }))}
        rows={sources.rows}
        rowHeader
        className="[&_:is(th,td)]:whitespace-normal [&_table]:min-w-[34rem]"
      />
      <div>
        <h3 className="font-display text-h4">{state.title}</h3>
        <StateList {...state.ready} icon="check" ink="text-secondary" />
        <StateList {...state.later} icon="x" ink="text-muted" />
      </div>
    </div>
  );
}

type StateListProps = { label: string; items: readonly string[]; icon: IconName; ink: string };

function StateList({ label, items, icon, ink }: StateListProps) {
  return (
    <div className="mt-5">
      <h4 className={`font-semibold text-small ${ink}`}>{label}</h4>
      <ul className="mt-1.5 grid gap-1.5 text-base">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Icon name={icon} className={`mt-0.5 size-5 ${ink}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
