import type { Log, LogFacts } from "#application/ports/log.ts";

const FLUSH_MS = 100;

/** One JSON object a line. Lines are gathered and written together, because a write per request costs more than the request. */
export function openJsonLog(write: (text: string) => void): Log & { flush(): void } {
  const lines: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lines.length > 0) write(lines.splice(0).join(""));
  };
  const add = (level: string, event: string, facts: LogFacts | undefined) => {
    lines.push(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };
  return {
    info: (event, facts) => add("info", event, facts),
    warn: (event, facts) => add("warn", event, facts),
    error(event, error, facts) {
      add("error", event, { ...facts, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      flush();
    },
    flush,
  };
}
