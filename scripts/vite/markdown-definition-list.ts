import type { Token, TokenizerAndRendererExtension } from "marked";
import { anchorOf } from "./anchor-of.ts";

const ENTRY = /^([^\n:#>*-][^\n]*)\n: ([^\n]+)(?:\n+|$)/;

/** A line with a term, then a line that begins with ": " and explains it. Entries in a row make one list. */
export const definitionList: TokenizerAndRendererExtension = {
  name: "definitionList",
  level: "block",
  start: (source) => /^[^\n]+\n: /m.exec(source)?.index,
  tokenizer(source) {
    const terms: Token[][] = [];
    const meanings: Token[][] = [];
    let raw = "";
    for (let match = ENTRY.exec(source); match; match = ENTRY.exec(source.slice(raw.length))) {
      const [entry, term = "", meaning = ""] = match;
      terms.push(this.lexer.inlineTokens(term));
      meanings.push(this.lexer.inlineTokens(meaning));
      raw += entry;
    }
    return raw === "" ? undefined : { type: "definitionList", raw, terms, meanings };
  },
  childTokens: ["terms", "meanings"],
  renderer(token) {
    const terms = token["terms"] as Token[][];
    const meanings = token["meanings"] as Token[][];
    const entries = terms.map((term, index) => {
      const meaning = this.parser.parseInline(meanings[index] ?? []);
      const name = term.map(({ raw }) => raw).join("");
      return `<div><dt id="${anchorOf(name)}">${this.parser.parseInline(term)}</dt><dd>${meaning}</dd></div>\n`;
    });
    return `<dl>\n${entries.join("")}</dl>\n`;
  },
};
