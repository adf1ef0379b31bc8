const written = new WeakMap<Response, string>();

/** An answer with a page that was just written, so that nobody need read it out of the answer again. */
export function answerWith(html: string, init: ResponseInit): Response {
  const response = new Response(html, init);
  written.set(response, html);
  return response;
}

export const textOf = async (response: Response): Promise<string> => written.get(response) ?? response.text();
