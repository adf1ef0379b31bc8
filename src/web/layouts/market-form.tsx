import { useLocation } from "react-router";
import { shellWords } from "#content/shell.ts";
import { useSite } from "#web/shell/shell.ts";
import { Flag } from "./flag.tsx";

/** Two buttons of one form, so that the choice works without scripts. */
export default function MarketForm() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const { label, be, nl } = shellWords.market;
  return (
    <form method="post" action="/markt" aria-label={label} className="flex gap-1">
      <input type="hidden" name="terug" value={pathname + search} />
      {(
        [
          ["be", be],
          ["nl", nl],
        ] as const
      ).map(([market, name]) => (
        <button
          key={market}
          type="submit"
          name="markt"
          value={market}
          aria-pressed={site.market === market}
          title={name}
          className="grid size-11 place-items-center rounded-control border-2 border-transparent aria-pressed:border-primary"
        >
          <Flag market={market} />
          <span className="sr-only">{name}</span>
        </button>
      ))}
    </form>
  );
}
