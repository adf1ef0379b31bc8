import { useLocation } from "react-router";
import { documentTitle } from "#content/page-head.ts";
import { errorPageWords } from "#content/shell.ts";
import { Button } from "#ui/button.tsx";
import { MissingTile } from "#ui/illustrations/missing-tile.tsx";
import { type ErrorWords, TOO_MANY_CALCULATIONS } from "#web/error-words.ts";
import { useShell } from "#web/shell/shell.ts";
import { HomeLink } from "./home-link.tsx";
import { MAIN_ID } from "./layouts.tsx";

/** Outside all layouts, because a layout may be what failed. */
export function ErrorPage({ error: { status, title, message }, id }: { error: ErrorWords; id: string | null }) {
  const { site } = useShell();
  const { pathname, search } = useLocation();
  const words = wordsFor(status, message);
  return (
    <div data-error={status ?? "network"} className="mx-auto flex min-h-svh max-w-page flex-col px-5 py-3 sm:px-8">
      <title>{documentTitle(title, site)}</title>
      <meta name="robots" content="noindex" />
      <header data-shell>
        <HomeLink />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grid flex-1 content-center items-center gap-10 py-12 lg:grid-cols-2">
        <div>
          <p className="font-display text-h2 text-primary" aria-hidden="true">
            {status}
          </p>
          <h1 className="mt-2 text-h1" lang={status === null ? undefined : "en"}>
            {title}
          </h1>
          {message ? (
            <p className="mt-3 break-all text-muted" lang="en">
              {message}
            </p>
          ) : null}
          <p className="mt-5 max-w-text text-lead">{words.sentence}</p>
          {status !== null && status >= 500 && id ? (
            <p className="mt-4 text-base text-muted">
              {errorPageWords.failed.id} <code className="select-all break-all text-ink">{id}</code>
            </p>
          ) : null}
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild>
              <a href="/">{errorPageWords.home}</a>
            </Button>
            {status === 404 ? null : (
              <Button asChild variant="secondary">
                <a href={pathname + search}>{errorPageWords.reload}</a>
              </Button>
            )}
          </div>
          {status === 404 ? (
            <>
              <p className="mt-10 text-base text-muted">{errorPageWords.notFound.try}</p>
              <ul className="mt-1 flex flex-wrap gap-x-5">
                {errorPageWords.places.map(({ name, path }) => (
                  <li key={path}>
                    <a
                      href={path}
                      className="inline-flex min-h-11 items-center text-base text-primary underline underline-offset-4"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <MissingTile className="mx-auto w-full max-w-md" />
      </main>
    </div>
  );
}

function wordsFor(status: number | null, message: string | null) {
  if (status === null) return errorPageWords.unreachable;
  if (status === 404) return errorPageWords.notFound;
  if (message === TOO_MANY_CALCULATIONS && status === 503) return errorPageWords.busy;
  if (status === 429) return errorPageWords.tooMany;
  return status < 500 ? errorPageWords.refused : errorPageWords.failed;
}
