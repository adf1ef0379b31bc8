import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Form, NavLink, useLocation } from "react-router";
import { backOfficePlaces, myPlaces, type Place, shellWords } from "#content/shell.ts";
import type { PageInfo } from "#web/page-info.ts";
import { ColorModeChoice } from "./color-mode-choice.tsx";

import { HomeLink } from "./home-link.tsx";
import { PageBreadcrumbs } from "./page-breadcrumbs.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { ConsentAgain } from "./tag-manager.tsx";

type LayoutProps = { readonly children: ReactNode };
export const MAIN_ID = "inhoud";

const main = { id: MAIN_ID, tabIndex: -1 } as const;

function DefaultLayout({ children }: LayoutProps) {
  return (
    <div data-layout="default" className="flex min-h-svh flex-col">
      <SiteHeader />
      <main {...main}>
        <PageBreadcrumbs />
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

/** Nothing but the way home: for a journey that should not be left halfway. */
function BlankLayout({ children }: LayoutProps) {
  return (
    <div data-layout="blank" className="flex min-h-svh flex-col">
      <header data-shell className="mx-auto flex w-full max-w-page items-center justify-between px-5 py-3 sm:px-8">
        <HomeLink />
        <ColorModeChoice words={shellWords.colorMode} name="kleuren-blanco" />
      </header>
      <main {...main}>{children}</main>
      <div data-shell className="mx-auto w-full max-w-page px-5 sm:px-8">
        <ConsentAgain />
      </div>
    </div>
  );
}

/** Pushes a row of links sideways so that where one is stands in sight, with a bit of what is before it. */
function useCurrentInSight(places: readonly Place[]) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const at = places.findLastIndex(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    const item = list.current?.children[at];
    if (list.current && item instanceof HTMLElement) {
      list.current.scrollLeft = item.offsetLeft - list.current.offsetLeft - BEFORE_PX;
    }
  }, [places, pathname]);
  return list;
}

const BEFORE_PX = 40;

type SideLayoutProps = LayoutProps & { name: "my" | "back-office"; label: string; places: readonly Place[] };

/** A page beside a navigation of its own, which is a row to push sideways on a phone. */
function SideLayout({ name, label, places, children }: SideLayoutProps) {
  const list = useCurrentInSight(places);
  return (
    <div data-layout={name} className="flex min-h-svh flex-col">
      <SiteHeader />
      {/* Rows from the top: stretched, they would move for who sees the page while it is still arriving. */}
      <div className="mx-auto grid w-full max-w-page flex-1 content-start gap-6 px-5 py-6 sm:px-8 lg:grid-cols-[15rem_1fr] lg:gap-12 print:block">
        <nav data-shell aria-label={label} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          {/* The fade at the end tells that there is more beside it. */}
          <ul ref={list} className="flex gap-1 overflow-x-auto fades-right lg:flex-col">
            {places.map(({ name, path }, at) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={at === 0}
                  className="flex min-h-11 items-center whitespace-nowrap rounded-control px-4 font-medium text-base text-muted hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary"
                >
                  {name}
                </NavLink>
              </li>
            ))}
            <li>
              <Form method="post" action="/logout">
                <button
                  type="submit"
                  className="flex min-h-11 items-center whitespace-nowrap rounded-control px-4 font-medium text-base text-muted hover:text-ink"
                >
                  {shellWords.signOut}
                </button>
              </Form>
            </li>
          </ul>
        </nav>
        <main {...main} className="-mx-5 min-w-0 sm:-mx-8 lg:mx-0">
          {children}
        </main>
      </div>
      {name === "my" ? <SiteFooter /> : null}
    </div>
  );
}

const MyLayout = (props: LayoutProps) => (
  <SideLayout name="my" label={shellWords.myNavigation} places={myPlaces} {...props} />
);

const BackOfficeLayout = (props: LayoutProps) => (
  <SideLayout name="back-office" label={shellWords.backOffice} places={backOfficePlaces} {...props} />
);

export const layouts: Readonly<Record<NonNullable<PageInfo["layout"]>, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  blank: BlankLayout,
  my: MyLayout,
  "back-office": BackOfficeLayout,
};
