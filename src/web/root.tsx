import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, use, useEffect, useState } from "react";
import { Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { labels } from "#content/labels.ts";
import { shellWords } from "#content/shell.ts";
import { LocaleProvider } from "#ui/locale.tsx";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import { colorModeScript, showMode } from "./browser/color-mode.ts";
import { isCrawler } from "./browser/crawler.ts";
import { dropDone } from "./browser/drop-done.ts";
import { nameNetworkFailures } from "./browser/failures/name-network-failures.ts";
import pageScript from "./browser/page-script.ts?worker&url";
import { whenIdle } from "./browser/when-idle.ts";
import { errorWords } from "./error-words.ts";
import { EmbedLayout } from "./layouts/embed-layout.tsx";
import { ErrorPage } from "./layouts/error-page.tsx";
import { layouts, MAIN_ID } from "./layouts/layouts.tsx";
import { NavigationFocus } from "./layouts/navigation-focus.tsx";
import { NavigationGuard } from "./layouts/navigation-guard.tsx";
import { PageHeadTags } from "./layouts/page-head-tags.tsx";
import { Prefetch } from "./layouts/prefetch.tsx";
import { SignInWatch } from "./layouts/sign-in-watch.tsx";
import { TagManager } from "./layouts/tag-manager.tsx";
import { Toasts } from "./layouts/toasts.tsx";
import { runNamedMiddleware } from "./middleware/named-middleware.ts";
import type { PageInfo } from "./page-info.ts";
import "./routes.ts";
import { NonceContext, useShell } from "./shell/shell.ts";
import { SHELL_ELEMENT, writeShell } from "./shell/shell-data.ts";
import { type ShownPage, usePage } from "./use-page.ts";

export const middleware: Route.MiddlewareFunction[] = [runNamedMiddleware];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [nameNetworkFailures];

// It has run before anything of ours lives: the browser need not bring it along again.
const headScript = import.meta.env.SSR ? colorModeScript : "";

// With a precedence React keeps the sheet when the browser draws the document anew, as for an error page. On the server it
// would also put the sheet before the script above, which would then wait for it.
const keptSheet = import.meta.env.SSR ? {} : { precedence: "site" };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const { info } = usePage();
  const { tagManagerId } = useShell();
  const forced = info.colorMode === "system" ? undefined : info.colorMode;
  // Where visitors must be asked about a tag manager, React asks them on every page.
  const isApp = info.kind !== "document" || tagManagerId !== null;
  return (
    <html
      lang="nl-BE"
      dir="ltr"
      {...(isApp ? { "data-app": "" } : {})}
      data-color-mode-forced={forced}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} {...keptSheet} />
        {import.meta.env.PROD ? <script type="module" src={pageScript} suppressHydrationWarning /> : null}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#fbfaff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#120c1f" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={SHELL_ELEMENT}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: writeShell(useShell()) }}
        />
        {isApp ? (
          <>
            <ScrollRestoration {...(nonce ? { nonce } : {})} />
            <Scripts {...(nonce ? { nonce } : {})} />
          </>
        ) : null}
      </body>
    </html>
  );
}

let lastGood: { readonly html: string; readonly page: ShownPage } | null = null;
let isHydrated = false;

export default function App() {
  const page = usePage();
  const { pathname, search } = useLocation();
  const { isEmbedded } = useShell();
  const PageLayout = isEmbedded ? EmbedLayout : layouts[page.info.layout ?? "default"];
  useEffect(() => dropDone(pathname + search), [pathname, search]);
  // A crawler keeps the page it has, and its head, when a component fails or the next page is not there; React would have
  // thrown them away by then.
  useEffect(() => {
    isHydrated = true;
    const html = document.querySelector("[data-layout]")?.outerHTML;
    if (html && isCrawler(navigator.userAgent)) lastGood = { html, page };
  });
  return (
    <Surroundings>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {shellWords.skipToContent}
      </a>
      <PageHeadTags page={page} />
      <NavigationFocus />
      <NavigationGuard />
      <PageLayout>
        <Outlet key={pathname.toLowerCase()} />
      </PageLayout>
      {isEmbedded ? null : (
        <>
          <TagManager />
          <SignInWatch />
          <Prefetch />
        </>
      )}
    </Surroundings>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { errorId } = useShell();
  // The id belongs to the failure that came with the document; a later one in the browser was not logged under it.
  const [id] = useState(isHydrated ? null : errorId);
  const isCrawled = typeof document !== "undefined" && isCrawler(navigator.userAgent);
  useEffect(() => {
    isHydrated = true;
  }, []);
  if (isCrawled && lastGood) {
    console.error(`Not rendering error page for bot with user agent \`${navigator.userAgent}\``, error);
    return (
      <>
        <PageHeadTags page={lastGood.page} />
        <div dangerouslySetInnerHTML={{ __html: lastGood.html }} />
      </>
    );
  }
  return (
    <Surroundings>
      <ErrorPage error={errorWords(error)} id={id} />
    </Surroundings>
  );
}

/** After a navigation inside the site the class of the document follows the page that is shown now. */
function useForcedMode(forced: PageInfo["colorMode"]): void {
  useEffect(() => {
    if (forced === "system") console.warn("You cannot force the colorMode to system at the page level.");
    showMode();
  }, [forced]);
}

/** `page-script.ts` starts its work now. Where it comes later than this, it reads the attribute. */
function markHydrated(): void {
  document.documentElement.dataset["hydrated"] = "";
  dispatchEvent(new Event("app:hydrated"));
}

function Surroundings({ children }: { children: ReactNode }) {
  const { info } = usePage();
  useForcedMode(info.colorMode);
  useEffect(() => whenIdle(markHydrated), []);
  return (
    <LocaleProvider locale="nl-BE" direction="ltr" labels={labels}>
      {children}
      <Toasts />
    </LocaleProvider>
  );
}
