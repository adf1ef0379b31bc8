import { Section } from "#ui/section.tsx";

type KnowListProps = { title: string; items: readonly { readonly title: string; readonly text: string }[] };

export const KnowList = ({ title, items }: KnowListProps) => (
  <Section tone="sunken" title={title}>
    <ul className="grid gap-8 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.title} className="border-line border-t-4 pt-4">
          <h3 className="font-display text-h4">{item.title}</h3>
          <p className="mt-2 text-base text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
