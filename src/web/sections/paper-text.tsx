import type { DocumentBlock, FormDocument } from "#domain/forms/form-document.ts";

/** The paper itself on the page, word for word as it is printed. */
export const PaperText = ({ document }: { document: FormDocument }) => (
  <div className="grid max-w-text gap-6">
    <div>
      <p className="font-display font-semibold text-h4">{document.title}</p>
      <p className="mt-2 text-base text-muted">{document.lead}</p>
    </div>
    {document.parts.map(({ heading, blocks }) => (
      <section key={heading} className="grid gap-3">
        <h3 className="font-semibold text-base text-primary">{heading}</h3>
        {blocks.map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </section>
    ))}
  </div>
);

function Block({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case "paragraph":
      return <p className="whitespace-pre-line break-words text-base">{block.text}</p>;
    case "list":
      return (
        <ul className="grid list-disc gap-1.5 pl-5 text-base">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl className="grid divide-y divide-line border-line border-y text-base">
          {block.rows.map(([name, value]) => (
            <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[2fr_3fr]">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "parties":
    case "tiles":
    case "bars":
    case "table":
    case "qr":
      // These stand on statements and letters, which a page shows in its own way or not at all.
      return null;
  }
}
