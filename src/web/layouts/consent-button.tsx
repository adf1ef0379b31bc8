import { shellWords } from "#content/shell.ts";
import { openConsent } from "#web/browser/open-consent.ts";

export default function ConsentButton() {
  return (
    <button
      type="button"
      onClick={openConsent}
      className="inline-flex min-h-11 items-center text-muted text-small hover:text-ink hover:underline"
    >
      {shellWords.consent.change}
    </button>
  );
}
