import { CHECK_SCRIPT } from "#content/pages/declarations/check-script.ts";
import type { registerWords } from "#content/pages/declarations/register.ts";
import { DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";

type WholeRegisterProps = {
  words: ReturnType<typeof registerWords>["whole"];
  keys: readonly { keyId: string; from: string | null; until: string | null }[];
};

/** The whole register to download, every key that signed for it, and the script that checks the one with the others. */
export const WholeRegister = ({ words, keys }: WholeRegisterProps) => (
  <Section tone="sunken" id="nakijken" title={words.title} lead={words.text}>
    <FileLink path="/declarations/register.txt" label={words.download} />
    <DataTable
      caption={words.keys}
      columns={words.columns.map((header) => ({ header }))}
      rows={keys.map(({ keyId, from, until }) => [
        <FileLink key="key" path={`/declarations/sleutels/${keyId}.pem`} label={keyId} />,
        from ?? words.none,
        until ?? words.now,
      ])}
      rowHeader
      className="mt-6"
    />
    <pre className="mt-6 max-w-full overflow-x-auto whitespace-pre-wrap break-words rounded-control bg-surface p-4 text-small">
      <code>{CHECK_SCRIPT}</code>
    </pre>
  </Section>
);

const FileLink = ({ path, label }: { path: string; label: string }) => (
  <TextLink href={path} download data-prefetch="off" className="inline-flex min-h-11 items-center gap-2">
    <Icon name="download" className="size-5" />
    {label}
  </TextLink>
);
