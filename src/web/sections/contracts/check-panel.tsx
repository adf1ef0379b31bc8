import { useEffect, useState } from "react";
import {
  type CheckMark,
  checkDeclaration,
  type DeclarationChecks,
  sumOfChecks,
} from "#application/declarations/check-declaration.ts";
import { proofWords } from "#content/contracts/declaration-words.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";
import { type DeclarationFile, readDeclaration } from "#web/declarations/declaration-file.ts";

type CheckPanelProps = {
  /** Where the file stands that the browser downloads and checks. */
  file: string;
  /** What the server computed, for who has no scripts. */
  checks: DeclarationChecks;
};

const looks: Readonly<Record<CheckMark, { icon: IconName; ink: string; tone: "ok" | "danger" | "warn" }>> = {
  ok: { icon: "circle-check", ink: "text-ok", tone: "ok" },
  fault: { icon: "circle-alert", ink: "text-danger", tone: "danger" },
  unable: { icon: "circle-help", ink: "text-warn", tone: "warn" },
};
const names = ["fingerprint", "chain", "key", "signature"] as const;

/** The checks in words: by the server until the browser has done them itself. */
export function CheckPanel({ file, checks: served }: CheckPanelProps) {
  const [own, setOwn] = useState<DeclarationChecks | "busy" | "away" | null>(null);
  useEffect(() => {
    let isGone = false;
    setOwn("busy");
    checkFile(file).then(
      (checks) => isGone || setOwn(checks),
      () => isGone || setOwn("away"),
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  const isOwn = typeof own === "object" && own !== null;
  const checks = isOwn ? own : served;
  const sum = sumOfChecks(checks);
  const who = isOwn ? proofWords.browser : own === "busy" ? proofWords.checking : proofWords.server;
  return (
    <div className="grid gap-5" data-checked-by={isOwn ? "browser" : "server"}>
      <Alert tone={looks[sum].tone} title={`${who}: ${proofWords.sums[sum].toLowerCase()}`} role="status">
        <p>{proofWords.means}</p>
      </Alert>
      <ul className="grid gap-3 md:grid-cols-2">
        {names.map((name) => {
          const mark = checks[name];
          const words = proofWords.checks[name];
          return (
            <li key={name} className="rounded-control border border-line bg-surface p-4">
              <p className={`flex items-center gap-2 font-semibold ${looks[mark].ink}`}>
                <Icon name={looks[mark].icon} className="size-5" />
                {words.name}: {proofWords.marks[mark].toLowerCase()}
              </p>
              <p className="mt-1.5 text-base text-muted">{words[mark]}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

async function checkFile(address: string): Promise<DeclarationChecks> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`No file: ${answer.status}.`);
  const { declaration, previous, key } = (await answer.json()) as DeclarationFile;
  return checkDeclaration(readDeclaration(declaration), previous && readDeclaration(previous), key);
}
