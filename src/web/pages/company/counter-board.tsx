import type { contactWords } from "#content/pages/company/contact.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";

type BoardWords = ReturnType<typeof contactWords>["board"];

/** Which question belongs at which counter. */
export const CounterBoard = ({ caption, counters }: BoardWords) => (
  <Section title={caption} tone="sunken">
    <ol className="grid gap-3">
      {counters.map((counter, index) => (
        <li
          key={counter.question}
          className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[auto_1.15fr_1fr_auto] lg:items-center"
        >
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-tile border-2 border-primary bg-primary-soft font-display font-semibold text-primary tabular-nums"
          >
            {index + 1}
          </span>
          <p className="text-balance font-display font-semibold text-h4">{counter.question}</p>
          <div>
            <p className="font-semibold text-base text-primary">{counter.who}</p>
            <p className="mt-0.5 text-base text-muted">{counter.why}</p>
          </div>
          <div className="grid gap-1 lg:w-64">
            {counter.links.map(({ label, url }) => (
              <TextLink key={url} href={url} className="inline-flex min-h-11 items-center gap-2 text-base">
                {label}
                <Icon name="external-link" className="size-4" />
              </TextLink>
            ))}
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
