import { type ReactNode, useEffect, useRef } from "react";

type PlainPageProps = { eyebrow: string; title: string; lead: string; isNews?: boolean; children?: ReactNode };

/** One question, or one answer, on a page of its own. An answer that just came takes the focus. */
export function PlainPage({ eyebrow, title, lead, isNews = false, children }: PlainPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="mx-auto grid max-w-page gap-6 px-5 pt-6 pb-20 sm:px-8 md:pt-10 md:pb-28">
      <p className="font-semibold text-primary text-small">{eyebrow}</p>
      <h1 ref={heading} tabIndex={-1} className="text-balance font-display text-h1 tracking-tight">
        {title}
      </h1>
      <p className="max-w-text text-lead text-muted">{lead}</p>
      <div className="grid max-w-text gap-6">{children}</div>
    </div>
  );
}
