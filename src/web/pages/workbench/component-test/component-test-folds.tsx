import type { ComponentTestSections } from "#content/pages/workbench/component-test.ts";
import { Accordion } from "#ui/navigation/accordion.tsx";
import { Disclosure } from "#ui/navigation/disclosure.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { TextLink } from "#ui/text-link.tsx";

export function TabSpecimens({ words }: { words: ComponentTestSections["tabs"] }) {
  return (
    <Tabs
      label={words.label}
      items={words.items.map(({ text, ...item }) => ({
        ...item,
        content: <p className="max-w-text text-base">{text}</p>,
      }))}
    />
  );
}

export function FoldSpecimens({ words }: { words: ComponentTestSections["folds"] }) {
  return (
    <>
      <Accordion items={words.questions} />
      <p>
        <TextLink href={`#${words.questions[1].id}`}>{words.link}</TextLink>
      </p>
      <div className="flex flex-col gap-3">
        <Disclosure label={words.disclosure.label} labelOpen={words.disclosure.labelOpen}>
          <p className="max-w-text text-base text-muted">{words.disclosure.text}</p>
        </Disclosure>
        <Disclosure label={words.disclosureOpen.label} defaultOpen>
          <p className="max-w-text text-base text-muted">{words.disclosureOpen.text}</p>
        </Disclosure>
      </div>
    </>
  );
}
