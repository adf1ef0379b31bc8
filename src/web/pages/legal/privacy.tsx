import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { privacyWords } from "#content/pages/legal/privacy.ts";
import { portsContext, siteContext } from "#web/context.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { LegalText } from "#web/sections/legal-text.tsx";

export const handle: PageHandle = { content: true };
export const loader = ({ context }: Pick<LoaderFunctionArgs, "context">) =>
  privacyWords(context.get(siteContext), context.get(portsContext).settings.tagManagerId !== null);
export { clientLoader } from "#web/content-page.ts";

export default function Privacy() {
  return <LegalText words={useLoaderData<typeof loader>()} />;
}
