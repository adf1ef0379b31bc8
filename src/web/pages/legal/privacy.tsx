import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { privacyWords } from "#content/pages/legal/privacy.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { LegalText } from "#web/sections/legal-text.tsx";

export const loader = ({ context }: Pick<LoaderFunctionArgs, "context">) => {
  const { tagManagerId, backend } = context.get(portsContext).settings;
  return privacyWords(context.get(siteContext), tagManagerId !== null, backend === "firebase");
};
export default function Privacy() {
  return <LegalText words={useLoaderData<typeof loader>()} />;
}
