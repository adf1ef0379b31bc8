import { Link } from "react-router";
import { Icon } from "#ui/pictures/icon.tsx";

type FilterChipsProps = {
  label: string;
  /** The filters that are on, each with the same search without it. */
  chips: readonly { label: string; path: string }[];
};

export const FilterChips = ({ label, chips }: FilterChipsProps) =>
  chips.length === 0 ? null : (
    <ul aria-label={label} className="mb-6 flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.path}>
          <Link
            to={chip.path}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-round border border-control bg-surface px-4 font-medium text-base text-primary no-underline hover:bg-primary-soft"
          >
            <Icon name="x" className="size-4" />
            <span className="sr-only">{label}</span>
            {chip.label}
          </Link>
        </li>
      ))}
    </ul>
  );
