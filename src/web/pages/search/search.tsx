import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { searchWords } from "#content/pages/search/search.ts";
import { type SearchHit, type SearchPart, searchParts } from "#domain/search/search-parts.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { PageHero } from "#ui/section.tsx";
import { searchContext, siteContext } from "#web/context.ts";
import { LinkList } from "#web/sections/link-list.tsx";

const HITS_MAX = 20;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = (url.searchParams.get("q") ?? "").slice(0, 120);
  const parts = query.trim() === "" ? [] : await context.get(searchContext)();
  return { ...searchWords(context.get(siteContext)), query, hits: searchParts(parts, query, HITS_MAX) };
}

/** Asked for once, when somebody begins to type: from then on the words stay in the browser. */
function useIndex(isWanted: boolean): readonly SearchPart[] | null {
  const [parts, setParts] = useState<readonly SearchPart[] | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || isAsked.current) return;
    isAsked.current = true;
    fetch("/zoeken/index.json")
      .then((response) => (response.ok ? (response.json() as Promise<SearchPart[]>) : null))
      .then(setParts)
      .catch(() => {
        isAsked.current = false;
      });
  }, [isWanted]);
  return parts;
}

export default function Search() {
  const words = useLoaderData<typeof loader>();
  const [typed, setTyped] = useState(words.query);
  const query = useDeferredValue(typed);
  const parts = useIndex(typed !== words.query);
  const hits = parts === null || query === words.query ? words.hits : searchParts(parts, query, HITS_MAX);
  const isAnswered = query.trim() !== "" && (parts !== null || query === words.query);
  return (
    <>
      <PageHero {...words.hero} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus between what is inside. */}
      <div className="mx-auto max-w-page px-5 pb-20 sm:px-8" onKeyDown={moveByArrow}>
        <Form role="search" className="flex max-w-text flex-wrap items-end gap-3">
          <TextField
            name="q"
            type="search"
            label={words.field}
            value={typed}
            onValueChange={setTyped}
            autoComplete="off"
            maxLength={120}
            data-hit=""
            className="min-w-0 grow basis-60"
          />
          <Button size="large">{words.submit}</Button>
        </Form>
        <p role="status" className="mt-6 text-base text-muted">
          {isAnswered ? countOf(hits.length, words) : null}
        </p>
        {hits.length > 0 && isAnswered ? (
          <>
            <ol aria-label={words.results} className="mt-2 max-w-text divide-y divide-line border-line border-y">
              {hits.map((hit) => (
                <Hit key={`${hit.path}#${hit.anchor}`} {...hit} />
              ))}
            </ol>
            <p className="mt-4 text-muted text-small in-[:not(.js)]:hidden">{words.keys}</p>
          </>
        ) : null}
        {hits.length === 0 && isAnswered ? (
          <div className="max-w-text">
            <p>{words.none.text}</p>
            <LinkList links={words.none.links} className="mt-2 flex flex-wrap gap-x-6" />
          </div>
        ) : null}
      </div>
    </>
  );
}

function Hit({ path, title, heading, anchor, before, match, after }: SearchHit) {
  return (
    <li>
      <Link
        to={anchor === "" ? path : `${path}#${anchor}`}
        data-hit=""
        className="group -mx-3 block rounded-control px-3 py-4 hover:bg-primary-soft"
      >
        <span className="block text-muted text-small">{heading === "" ? path : title}</span>
        <span className="block font-display font-semibold text-h4 text-primary group-hover:underline">
          {heading === "" ? title : heading}
        </span>
        <span className="mt-1 block text-base text-ink">
          {before}
          {match === "" ? null : <mark className="rounded-tile bg-sun-soft px-0.5 text-ink">{match}</mark>}
          {after}
        </span>
      </Link>
    </li>
  );
}

type CountWords = Pick<ReturnType<typeof searchWords>, "one" | "several" | "best" | "none">;

function countOf(count: number, { one, several, best, none }: CountWords): string {
  if (count === 0) return none.title;
  if (count === 1) return one;
  return (count === HITS_MAX ? best : several).replace("{count}", String(count));
}

/** Up and down between the field and the places that were found. */
function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-hit]")];
  const at = places.indexOf(document.activeElement as HTMLElement);
  const next = places[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
