import { type ReactNode, useEffect, useRef } from "react";
import { Letter } from "#ui/illustrations/letter.tsx";

type AnswerProps = {
  title: string;
  lead: string;
  /** Whether this stands in the place of what was asked: then it is read out. */
  isAnswer: boolean;
  children: ReactNode;
};

/** One question of the newsletter or its answer, with what can be done. */
export function NewsletterAnswer({ title, lead, isAnswer, children }: AnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-8 px-5 pt-8 pb-20 sm:px-8 md:pt-14 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-balance font-display text-h1 tracking-tight">
          {title}
        </h1>
        <p className="mt-5 max-w-text text-lead text-muted">{lead}</p>
        <div className="mt-8 grid max-w-text gap-6">{children}</div>
      </div>
      <Letter className="w-40 max-lg:row-start-1 lg:w-full" />
    </div>
  );
}
