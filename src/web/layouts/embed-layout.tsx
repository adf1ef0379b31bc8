import { type ReactNode, useEffect, useRef } from "react";
import { shellWords } from "#content/shell.ts";
import { useSite } from "#web/shell/shell.ts";
import { MAIN_ID } from "./layouts.tsx";

const INSIDE = /^\/calculator\/(?:koper|verkoper|calculator-gvo)(?:-|\/|$)/;

/** A calculator in the frame of a partner: the page, and in small letters whose it is. */
export function EmbedLayout({ children }: { children: ReactNode }) {
  const { name, publicUrl } = useSite();
  const layout = useRef<HTMLDivElement>(null);
  useEffect(() => tellHeight(layout.current), []);
  useEffect(leadOut, []);
  return (
    <div ref={layout} data-layout="embed">
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className="mx-auto max-w-page px-5 pb-6 text-muted text-small sm:px-8">
        <a href={publicUrl} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center underline">
          {shellWords.embeddedBy} {name}
        </a>
      </footer>
    </div>
  );
}

/**
 * The page around the frame is told how tall we are; to whom does not matter, for a height tells nothing. Not that of the
 * body, which is at least as tall as the frame: a frame could then grow, but never shrink.
 */
function tellHeight(layout: HTMLElement | null) {
  if (window.parent === window || layout === null) return;
  const tell = () => {
    const height = Math.ceil(layout.getBoundingClientRect().bottom + window.scrollY);
    window.parent.postMessage({ kind: "calculator-height", height }, "*");
  };
  const observer = new ResizeObserver(tell);
  observer.observe(layout);
  return () => observer.disconnect();
}

/** Other pages of ours open in no frame: a link to one of them gets a tab of its own. */
function leadOut() {
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target === "_blank" || link.hash !== "" || INSIDE.test(link.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    window.open(link.href, "_blank", "noopener");
  };
  document.addEventListener("click", open, { capture: true });
  return () => document.removeEventListener("click", open, { capture: true });
}
