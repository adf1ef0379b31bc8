import { Link } from "react-router";

type ViewTabsProps = {
  views: { list: string; map: string };
  words: { label: string; list: string; map: string };
  showsMap: boolean;
};

/** On a phone list and map take turns; which one it is stands in the address, so it works without scripts. */
export function ViewTabs({ views, words, showsMap }: ViewTabsProps) {
  const tab = "flex min-h-11 flex-1 items-center justify-center rounded-control font-semibold text-base no-underline";
  const look = (isHere: boolean) => `${tab} ${isHere ? "bg-primary text-on-primary" : "text-primary"}`;
  return (
    <nav
      aria-label={words.label}
      className="mt-6 flex gap-1 rounded-control border border-line bg-surface p-1 lg:hidden"
    >
      <Link to={views.list} preventScrollReset aria-current={showsMap ? undefined : "page"} className={look(!showsMap)}>
        {words.list}
      </Link>
      <Link to={views.map} preventScrollReset aria-current={showsMap ? "page" : undefined} className={look(showsMap)}>
        {words.map}
      </Link>
    </nav>
  );
}
