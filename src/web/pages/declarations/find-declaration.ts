import type { RouterContextProvider } from "react-router";
import { verifyDeclaration } from "#application/declarations/verify-declaration.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { pageNotFound } from "#web/page-not-found.ts";

type Asked = {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
  readonly params: { code?: string };
};

/** A declaration with its verdict and its neighbours in the chain, by the code in the address however it is spelt. */
export async function findDeclaration({ context, url, params }: Asked) {
  const found = await verifyDeclaration(context.get(portsContext), params.code ?? "");
  if (found.verdict === "unknown") throw pageNotFound(url);
  return { ...found, site: context.get(siteContext) };
}
