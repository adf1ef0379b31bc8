import { Link, NavLink } from "react-router";
import { mainPlaces, shellWords } from "#content/shell.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { ColorModeChoice } from "./color-mode-choice.tsx";
import { HomeLink } from "./home-link.tsx";
import { MarketChoice } from "./market-choice.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { ShellPart } from "./shell-part.tsx";

export const SiteHeader = () => (
  <ShellPart of="header" className="border-transparent border-b">
    <HeaderContent />
  </ShellPart>
);

function HeaderContent() {
  return (
    <div className="head-row">
      <HomeLink />
      <nav aria-label={shellWords.mainNavigation} className="ml-4 hidden lg:block">
        <ul className="head-links flex">
          {mainPlaces.map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path} discover="none">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <div className="hidden items-center gap-2 lg:flex">
          <Link to="/zoeken" className="head-button text-muted hover:text-ink">
            <span className="sr-only">{shellWords.search}</span>
            <Icon name="search" />
          </Link>
          <MarketChoice />
          <ColorModeChoice words={shellWords.colorMode} name="kleuren-boven" />
        </div>
        <AccountMenu />
        <PhoneMenu />
      </div>
    </div>
  );
}
