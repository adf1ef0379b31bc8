import { Link } from "react-router";
import type { forcedModeWords } from "#content/pages/workbench/test42.ts";
import { Button } from "#ui/button.tsx";
import { PageHero } from "#ui/section.tsx";
import { useWords } from "#web/content-page.ts";

export function ForcedMode() {
  const { head, lead, back } = useWords<ReturnType<typeof forcedModeWords>>();
  return (
    <PageHero
      title={head.title}
      lead={lead}
      actions={
        <Button asChild variant="secondary">
          <Link to="/test42">{back}</Link>
        </Button>
      }
    />
  );
}
