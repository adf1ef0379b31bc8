import { NavLink } from "react-router";
import { phonePlaces, shellWords } from "#content/shell.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { ColorModeChoice } from "./color-mode-choice.tsx";
import { MarketChoice } from "./market-choice.tsx";

/** A disclosure of the platform itself: it opens before and without scripts. */
export function PhoneMenu() {
  return (
    <details data-menu className="group lg:hidden">
      <summary className="head-button">
        <span className="sr-only">{shellWords.menu}</span>
        <span className="grid group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:grid">
          <Icon name="x" />
        </span>
      </summary>
      <div className="menu-panel">
        <nav aria-label={shellWords.mainNavigation}>
          <ul className="menu-links">
            {phonePlaces.map(({ name, path }) => (
              <li key={path}>
                <NavLink to={path} discover="none">
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-choices">
          <ColorModeChoice words={shellWords.colorMode} name="kleuren-menu" />
          <MarketChoice />
        </div>
      </div>
    </details>
  );
}
