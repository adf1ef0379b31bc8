import { Icon } from "#ui/icon.tsx";

type ResultBarProps = { label: string; lead: string; amount: string };

/**
 * Keeps the answer in view on a phone while a question is answered, for it stands far below them. At other times it would
 * only lie over the next question. It must stand in an element of the group `questions`.
 */
export const ResultBar = ({ label, lead, amount }: ResultBarProps) => (
  <button
    type="button"
    // The bar is there for who is in a field: a press must not take the focus, and the bar with it, before it counts.
    onMouseDown={(event) => event.preventDefault()}
    onClick={goToResult}
    className="needs-js invisible sticky bottom-3 z-10 mt-6 flex w-full items-center justify-between gap-4 rounded-control border border-line bg-surface px-4 py-2.5 text-left text-ink shadow-float group-has-[:is(input,select):focus]/questions:visible lg:hidden"
  >
    <span className="min-w-0">
      <span className="block truncate text-muted text-small">{lead}</span>
      <span className="block font-display font-semibold text-h4 tabular-nums">{amount}</span>
    </span>
    <Icon name="chevron-down" label={label} className="size-6 text-primary" />
  </button>
);

/** Without a new place in the history: the router would load the page again for it, and what is being typed would be lost. */
function goToResult(): void {
  const title = document.getElementById("uitkomst");
  title?.focus({ preventScroll: true });
  title?.closest("section")?.scrollIntoView();
}
