/** On a narrow screen "e-mail" would break after its e, and an hour would lose its word. */
export const noBreak = (text: string): string =>
  text.replaceAll(/\b(e)-(mail)/gi, "$1\u2011$2").replaceAll(/(?<=\d) uur\b/g, "\u00a0uur");
