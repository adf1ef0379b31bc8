const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const MAY = days(31);
const JUNE = days(30);
const SETTLED_ON = 25;

type MonthStripProps = {
  strip: { readonly shared: string; readonly settled: string };
  moments: readonly { readonly when: string; readonly text: string }[];
};

/** Two months, a tile a day: the one in which is shared, and the next, in which its volume is known. */
export function MonthStrip({ strip, moments }: MonthStripProps) {
  return (
    <div>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <figure>
          <div aria-hidden="true" className={tiles}>
            {MAY.map((day) => (
              <span key={day} className={`${tile} border-secondary-edge bg-secondary-fill`} />
            ))}
          </div>
          <figcaption className="mt-2 text-muted text-small">{strip.shared}</figcaption>
        </figure>
        <figure>
          <div aria-hidden="true" className={tiles}>
            {JUNE.map((day) => (
              <span
                key={day}
                className={`${tile} ${day === SETTLED_ON ? "border-sun-edge bg-sun-fill" : "border-transparent bg-tile"}`}
              />
            ))}
          </div>
          <figcaption className="mt-2 text-muted text-small">{strip.settled}</figcaption>
        </figure>
      </div>
      <ol className="mt-8 grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
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

const tiles = "grid grid-cols-16 gap-1";
const tile = "aspect-square rounded-[4px] border";
