import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { contactWords } from "#content/pages/company/contact.ts";
import { Letter } from "#ui/illustrations/letter.tsx";
import { TextLink } from "#ui/text-link.tsx";

type SentProps = { reference: string; words: ReturnType<typeof contactWords>["sent"] };

/** Stands where the form stood, and takes the focus, so that nobody wonders whether it went. */
export function MessageSent({ reference, words }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="rounded-card border border-line bg-ok-soft p-6 sm:p-10">
      <Letter className="w-32" />
      <h2 className="mt-4 font-display text-h2">{words.title}</h2>
      <p className="mt-4">{words.reference}</p>
      <p className="mt-2 inline-block rounded-control border border-line bg-surface px-5 py-3 font-display font-semibold text-h3 tabular-nums tracking-wide">
        {reference}
      </p>
      <p className="mt-5 max-w-text">{words.text}</p>
      <TextLink asChild className="mt-4 inline-flex min-h-11 items-center">
        <Link to="/contact#formulier">{words.another}</Link>
      </TextLink>
    </div>
  );
}
