import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { cookiesWords } from "#content/pages/legal/cookies.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { LegalText } from "#web/sections/legal-text.tsx";

export const loader = ({ context }: Pick<LoaderFunctionArgs, "context">) =>
  cookiesWords(context.get(siteContext), context.get(portsContext).settings.tagManagerId !== null);
export default function Cookies() {
  return <LegalText words={useLoaderData<typeof loader>()} />;
}
