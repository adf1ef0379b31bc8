import { useState } from "react";
import { iconTestWords } from "#content/pages/workbench/icon-test.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { iconNames } from "#ui/pictures/icon-names.ts";
import { RemoteIcon } from "#ui/pictures/remote-icon.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { contentLoader, useWords } from "#web/content-page.ts";

export const loader = contentLoader(iconTestWords);

export default function IconTest() {
  const words = useWords<typeof iconTestWords>();
  const [shown, setShown] = useState<string[]>([]);
  const showOwn = (form: FormData) => setShown((names) => [...names, `${form.get("prefix")}:${form.get("name")}`]);
  return (
    <>
      <PageHero title={words.head.title} lead={words.lead} />
      <Section title={words.bundled}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {iconNames.map((name) => (
            <li
              key={name}
              className="flex items-center gap-3 rounded-control border border-line bg-surface p-3 text-small"
            >
              <Icon name={name} />
              <span className="min-w-0 truncate" lang="en">
                {name}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.remote} tone="sunken">
        <Button type="button" onClick={() => setShown(["lucide:sun", "lucide:moon", "lucide:sun"])}>
          {words.ask}
        </Button>
        <form action={showOwn} className="needs-js mt-6 grid items-end gap-4 sm:grid-cols-3">
          <TextField name="prefix" label={words.form.prefix} defaultValue="lucide" required />
          <TextField name="name" label={words.form.name} defaultValue="house" required />
          <Button variant="secondary">{words.form.show}</Button>
        </form>
        <p className="mt-6 flex min-h-10 flex-wrap gap-3" data-testid="remote-icons">
          {shown.map((name, index) => (
            <RemoteIcon key={`${name}-${index}`} name={name} className="size-8" />
          ))}
        </p>
      </Section>
    </>
  );
}
