import type { RouterContextProvider } from "react-router";
import { readDeclarationCode } from "#domain/declarations/canonical-text.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  readonly params: { code?: string };
};

/** A declaration with its neighbours in the chain, by the code in the address however it is spelt. */
export async function findDeclaration({ context, url, params }: Asked) {
  const { store, signer } = context.get(portsContext);
  const code = readDeclarationCode(params.code ?? "");
  const declaration = code === null ? null : await store.contracts.findDeclaration(code);
  if (declaration === null) throw pageNotFound(url);
  const { place } = declaration;
  // The chain is read from just after a place, so this starts two before: the previous one, itself and the next.
  const around = await store.contracts.readChain(Math.max(0, place - 2), 3);
  const at = (asked: number) => around.find((one) => one.place === asked) ?? null;
  return {
    site: context.get(siteContext),
    declaration,
    previous: at(place - 1),
    next: at(place + 1),
    key: { keyId: signer.keyId, raw: signer.publicKeyRaw },
  };
}
