import { termsWords } from "#content/pages/legal/terms.ts";
import { contentLoader, useWords } from "#web/content-page.ts";
import { LegalText } from "#web/sections/legal-text.tsx";

export const loader = contentLoader(termsWords);
export default function Terms() {
  return <LegalText words={useWords<typeof termsWords>()} />;
}
