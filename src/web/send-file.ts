/** A file for one person: saved by the browser, kept by nobody in between. */
export const sendFile = (body: string | Uint8Array, type: string, name: string): Response =>
  new Response(body as string | Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
