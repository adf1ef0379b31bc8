const written = new WeakMap<Response, Buffer>();

/** An answer with a page that was just written, so that nobody need read it out of the answer again. */
export function answerWith(page: Buffer, init: ResponseInit): Response {
  const response = new Response(page as Uint8Array<ArrayBuffer>, init);
  written.set(response, page);
  return response;
}

export const bytesOf = async (response: Response): Promise<Buffer> =>
  written.get(response) ?? Buffer.from(await response.arrayBuffer());
