import { Link } from "react-router";
import { TextLink } from "#ui/text-link.tsx";

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

type Piece = { text: string; strong?: true; href?: string };

/** One line of words with **emphasis** and [links](/path): the only two marks that words in content/ may carry. */
export function RichText({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => {
    if (piece.strong) return <strong key={index}>{piece.text}</strong>;
    if (piece.href?.startsWith("/")) {
      return (
        <TextLink key={index} asChild>
          <Link to={piece.href}>{piece.text}</Link>
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

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, strong, label = "", href = ""] = match;
    pieces.push({ text: text.slice(end, match.index) });
    pieces.push(strong ? { text: strong, strong: true } : { text: label, href });
    end = match.index + whole.length;
  }
  return [...pieces, { text: text.slice(end) }];
}
