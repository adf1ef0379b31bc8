import { NavLink } from "react-router";
import { mainPlaces, shellWords } from "#content/shell.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { ColorModeChoice } from "./color-mode-choice.tsx";
import { MarketChoice } from "./market-choice.tsx";
import { useClosingDetails } from "./use-closing-details.ts";

/** A disclosure of the platform itself: it opens before and without scripts. */
export function PhoneMenu() {
  const menu = useClosingDetails();
  return (
    <details {...menu} className="group lg:hidden">
      <summary className="head-button">
        <span className="sr-only">{shellWords.menu}</span>
        <span className="grid group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:grid">
          <Icon name="x" />
        </span>
      </summary>
      <div className="absolute inset-x-0 z-40 mt-3 border-line border-y bg-surface px-5 py-4 shadow-float sm:px-8">
        <nav aria-label={shellWords.mainNavigation}>
          <ul className="menu-links">
            {[...mainPlaces, { name: shellWords.search, path: "/zoeken" }].map(({ name, path }) => (
              <li key={path}>
                <NavLink to={path} discover="none">
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <ColorModeChoice words={shellWords.colorMode} name="kleuren-menu" />
          <MarketChoice />
        </div>
      </div>
    </details>
  );
}
