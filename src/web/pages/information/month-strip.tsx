const MONTH = Array.from({ length: 30 }, (_, day) => day + 1);
const SETTLED_ON = 25;

/** Two months of tiles: the one in which is shared, and the next, in which the volume is known around the 25th. */
export function MonthStrip({ moments }: { moments: readonly { readonly when: string; readonly text: string }[] }) {
  return (
    <div>
      <div aria-hidden="true" className="grid gap-3 md:grid-cols-2">
        <div className="grid grid-cols-15 gap-1">
          {MONTH.map((day) => (
            <span key={day} className="aspect-square rounded-[4px] border border-secondary-edge bg-secondary-fill" />
          ))}
        </div>
        <div className="grid grid-cols-15 gap-1">
          {MONTH.map((day) => (
            <span
              key={day}
              className={`grid aspect-square place-items-center rounded-[4px] border text-small leading-none ${day === SETTLED_ON ? "border-sun-edge bg-sun-fill font-semibold text-fill-ink" : "border-transparent bg-tile"}`}
            >
              {day === SETTLED_ON ? day : null}
            </span>
          ))}
        </div>
      </div>
      <ol className="mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {moments.map(({ when, text }) => (
          <li key={when}>
            <h3 className="text-h4">{when}</h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
