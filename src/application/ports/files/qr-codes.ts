/** A square of dark modules as one path, in units of one module, without the quiet zone around it. */
export type QrCode = { readonly size: number; readonly path: string };

export type QrCodes = { draw(text: string): QrCode };
