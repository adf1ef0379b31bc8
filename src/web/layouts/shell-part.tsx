import { type ReactNode, use } from "react";
import { WrittenShellContext } from "#web/shell/shell.ts";

type ShellPartProps = { of: "header" | "footer"; className: string; children: ReactNode };

/** What stands above or below every page. On the server it is written as it was written before, where it is the same. */
export function ShellPart({ of: Part, className, children }: ShellPartProps) {
  const written = use(WrittenShellContext)?.[Part];
  if (written === undefined) {
    return (
      <Part data-shell className={className}>
        {children}
      </Part>
    );
  }
  return <Part data-shell className={className} dangerouslySetInnerHTML={{ __html: written }} />;
}
