import { Link } from "react-router";
import { keepTogether } from "#content/format/keep-together.ts";
import type { PageTerm } from "#content/glossary.ts";
import { TextLink } from "#ui/text-link.tsx";
import { usePage } from "#web/use-page.ts";

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

type Piece = { text: string; strong?: true; href?: string; html?: string };

/**
 * One line of words with **emphasis** and [links](/path): the only two marks that words in content/ may carry. The terms
 * that the page's loader found in it explain themselves.
 */
export function RichText({ text }: { text: string }) {
  const { terms } = usePage();
  return piecesOf(text, terms).map((piece, index) => {
    // Made by us from the glossary, with its words escaped.
    if (piece.html) return <span key={index} dangerouslySetInnerHTML={{ __html: piece.html }} />;
    if (piece.strong) return <strong key={index}>{piece.text}</strong>;
    if (piece.href?.startsWith("/")) {
      return (
        <TextLink key={index} asChild>
          <Link to={piece.href} reloadDocument={piece.href.endsWith(".txt")}>
            {piece.text}
          </Link>
        </TextLink>
      );
    }
    if (piece.href) {
      return (
        <TextLink key={index} href={piece.href} className="print:after:content-['_('attr(href)')']">
          {piece.text}
        </TextLink>
      );
    }
    return piece.text;
  });
}

function piecesOf(source: string, terms: readonly PageTerm[]): Piece[] {
  const text = keepTogether(source);
  const marked = [...text.matchAll(MARK)].map(({ index, 0: whole, 1: strong, 2: label = "", 3: href = "" }) => ({
    at: index,
    length: whole.length,
    piece: strong ? { text: strong, strong: true as const } : { text: label, href },
  }));
  const named = terms.flatMap(({ start, at, length, html }) =>
    source.startsWith(start) ? [{ at, length, piece: { text: "", html } }] : [],
  );
  const pieces: Piece[] = [];
  let end = 0;
  for (const { at, length, piece } of [...marked, ...named].sort((one, other) => one.at - other.at)) {
    pieces.push({ text: text.slice(end, at) }, piece);
    end = at + length;
  }
  return [...pieces, { text: text.slice(end) }];
}
