import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/pictures/icon.tsx";

export type AccordionItem = { question: string; answer: ReactNode; id?: string };
export type AccordionProps = { items: readonly AccordionItem[]; headingLevel?: 2 | 3 | 4; className?: string };

/** Questions that unfold. Native details, so that it works without script; `#id` in the address opens its question. */
export function Accordion({ items, headingLevel = 3, className = "" }: AccordionProps) {
  return (
    <div className={`divide-y divide-line border-line border-y ${className}`}>
      {items.map((item) => (
        <AccordionEntry key={item.id ?? item.question} item={item} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function AccordionEntry({ item, headingLevel }: { item: AccordionItem; headingLevel: 2 | 3 | 4 }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    // The visitor may have opened it before the script arrived.
    if (details.current?.open) setIsOpen(true);
    const openWhenAddressed = () => {
      if (item.id && decodeURIComponent(window.location.hash.slice(1)) === item.id) setIsOpen(true);
    };
    openWhenAddressed();
    window.addEventListener("hashchange", openWhenAddressed);
    return () => window.removeEventListener("hashchange", openWhenAddressed);
  }, [item.id]);

  return (
    <details
      ref={details}
      id={item.id}
      open={isOpen}
      data-state={isOpen ? "open" : "closed"}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group scroll-mt-24"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-start justify-between gap-4 rounded-tile py-4 text-ink hover:text-primary [&::-webkit-details-marker]:hidden">
        <Heading className="text-balance font-display text-h4">{item.question}</Heading>
        <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-tile bg-primary-soft text-primary">
          <Icon
            name="chevron-down"
            className="size-5 group-open:rotate-180 motion-safe:transition-transform motion-safe:duration-200 motion-safe:ease-explain"
          />
        </span>
      </summary>
      <div className="max-w-text pr-11 pb-6 text-base text-muted">{item.answer}</div>
    </details>
  );
}
