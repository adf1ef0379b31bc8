import { Card } from "#ui/card.tsx";
import { Prose } from "#ui/section.tsx";

type NoticeWords = { readonly title: string; readonly paragraphs: readonly string[] };

/** Why something is not possible here, in full sentences. */
export function Notice({ words }: { words: NoticeWords }) {
  return (
    <Card tone="primary" as="section">
      <h2 className="font-display text-h3">{words.title}</h2>
      <Prose className="mt-4">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Card>
  );
}
