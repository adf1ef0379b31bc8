import type { LoaderFunctionArgs } from "react-router";
import { canonicalText } from "#domain/declarations/canonical-text.ts";
import { type DeclarationFile, writeDeclaration } from "#web/declarations/declaration-file.ts";
import { loadStored } from "#web/load-stored.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { findDeclaration } from "#web/pages/declarations/find-declaration.ts";

type Found = Awaited<ReturnType<typeof findDeclaration>>;
type Written = { readonly type: string; readonly ending: string; readonly body: string | Uint8Array<ArrayBuffer> };

const files: Readonly<Record<string, (found: Found) => Written>> = {
  /** Enough for a browser: the declaration, the one before it and the public key. */
  "verklaring.json": ({ declaration, previous, key }) => {
    const file: DeclarationFile = {
      declaration: writeDeclaration(declaration),
      previous: previous && writeDeclaration(previous),
      key: key && { keyId: key.keyId, raw: key.raw },
    };
    return { type: "application/json; charset=utf-8", ending: "json", body: JSON.stringify(file, null, 2) };
  },
  /** The exact bytes that are signed, and the signature as OpenSSL takes it. */
  "verklaring.txt": ({ declaration }) => ({
    type: "text/plain; charset=utf-8",
    ending: "txt",
    body: canonicalText(declaration),
  }),
  "handtekening.sig": ({ declaration }) => ({
    type: "application/octet-stream",
    ending: "sig",
    body: Uint8Array.from(atob(declaration.signature), (sign) => sign.charCodeAt(0)),
  }),
};

export const loader = (asked: LoaderFunctionArgs) =>
  loadStored(async () => {
    const name = asked.params["file"] ?? "";
    const write = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!write) throw pageNotFound(asked.url);
    const found = await findDeclaration(asked);
    const { type, ending, body } = write(found);
    return new Response(body, {
      headers: {
        "content-type": type,
        "content-disposition": `inline; filename="${found.declaration.code}.${ending}"`,
        "cache-control": "no-cache",
      },
    });
  });
