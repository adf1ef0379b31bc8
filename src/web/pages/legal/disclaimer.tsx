import { disclaimerWords } from "#content/pages/legal/disclaimer.ts";
import { contentLoader, useWords } from "#web/content-page.ts";
import { LegalText } from "#web/sections/legal-text.tsx";

export const loader = contentLoader(disclaimerWords);
export default function Disclaimer() {
  return <LegalText words={useWords<typeof disclaimerWords>()} />;
}
