import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { secondFactorWords } from "#content/pages/accounts/details-second-factor.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type RecoveryCodesProps = {
  words: typeof secondFactorWords.codes;
  fileHead: string;
  codes: readonly string[];
  done: string;
};

/** Shown once. The file is in the page itself, so that the codes are sent nowhere again. */
export function RecoveryCodes({ words, fileHead, codes, done }: RecoveryCodesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${fileHead}\n\n${codes.join("\n")}\n`)}`;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div ref={box} tabIndex={-1} role="status">
        <Alert tone="ok" title={words.title}>
          <p>{words.text}</p>
        </Alert>
      </div>
      <ol className="grid max-w-lg grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))] gap-x-8 gap-y-2 font-semibold text-body tabular-nums">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={file} download={words.fileName}>
            <Icon name="download" />
            {words.download}
          </a>
        </Button>
        <Button asChild>
          <Link to={done}>{words.done}</Link>
        </Button>
      </div>
    </Card>
  );
}
