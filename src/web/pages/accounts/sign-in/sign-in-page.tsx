import { type ReactNode, useEffect, useRef } from "react";
import type { SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";

type SignInPageProps = {
  words: Pick<SignInPageWords, "hero" | "aside">;
  picture: ReactNode;
  /** The page says something else than before, without a navigation: the heading takes the focus. */
  isNews?: boolean;
  children: ReactNode;
};

/** A page around signing in: what to do first, what is good to know beside or below it. */
export function SignInPage({ words: { hero, aside }, picture, isNews = false, children }: SignInPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-14 px-5 pt-6 pb-16 sm:px-8 md:pt-10 md:pb-24 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 max-w-[42rem]">
        <p className="mb-3 font-semibold text-primary text-small">{hero.eyebrow}</p>
        <h1 ref={heading} tabIndex={-1} className="text-balance font-display text-h1 tracking-tight">
          {hero.title}
        </h1>
        <p className="mt-4 text-lead text-muted">{hero.lead}</p>
        <div className="mt-8 grid gap-6">{children}</div>
      </div>
      <aside className="min-w-0 lg:pt-2">
        <div className="max-lg:hidden">{picture}</div>
        <h2 className="font-display text-h4 lg:mt-6">{aside.title}</h2>
        <dl className="mt-4 grid gap-x-10 gap-y-5 sm:max-lg:grid-cols-2">
          {aside.points.map(({ title, text }) => (
            <div key={title} className="border-line border-t pt-4">
              <dt className="font-semibold text-base">{title}</dt>
              <dd className="mt-1 text-base text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
