import type { Log, LogFacts } from "#application/ports/log.ts";

const FLUSH_MS = 100;

type JsonLog = Log & {
  flush(): void;
  /** How many lines could not be written, because the disk is full or nobody reads any more. */
  droppedLines(): number;
};

/** Gives an error to the callback when the text could not be written; it never throws. */
type WriteText = (text: string, done: (error?: Error | null) => void) => void;

/** One JSON object a line. Lines are gathered and written together, because a write per request costs more than the request. */
export function openJsonLog(write: WriteText): JsonLog {
  const lines: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  let dropped = 0;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lines.length === 0) return;
    const written = lines.splice(0);
    write(written.join(""), (error) => {
      if (error) dropped += written.length;
    });
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
    droppedLines: () => dropped,
  };
}
