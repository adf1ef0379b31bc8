import type { MonthHistory } from "#application/settlement/read-month-standing.ts";
import { auditWords } from "#content/contracts/audit-words.ts";
import { monthWords, sayStanding, standingNames } from "#content/contracts/month-words.ts";
import { sayGrounds } from "#content/contracts/statement-sheet.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import { actsOnMonth } from "#domain/settlement/months/month-standing.ts";
import type { Statement } from "#domain/settlement/statement.ts";

const tones = { waiting: "warn", agreed: "ok", contested: "danger", withdrawn: "info", outside: "info" } as const;

/** Where a month stands as one side reads it: on what it rests, whose yes it waits for, until when, and what to do. */
export function standingView({ standing, entries }: MonthHistory, statement: Statement, side: Side) {
  const isNewest = standing?.version === statement.version;
  const { history } = monthWords;
  return {
    version: statement.version,
    grounds: sayGrounds(statement),
    state: isNewest && standing ? standing.state : null,
    tone: isNewest && standing ? tones[standing.state] : ("info" as const),
    name: isNewest && standing ? standingNames[standing.state] : null,
    text: isNewest && standing ? sayStanding(standing) : null,
    acts: isNewest && standing ? actsOnMonth(standing, side) : [],
    // Only what people did or wrote, and what followed from it.
    history: entries
      .filter(({ event }) => event !== "declared")
      .map(({ at, side: who, event, facts }) => ({
        at: formatMoment(at),
        who: who === null ? history.site : who === side ? history.you : history.other(who),
        what: auditWords[event],
        version: typeof facts["version"] === "number" ? facts["version"] : null,
        reason: typeof facts["reason"] === "string" ? facts["reason"] : null,
      })),
  };
}

export type StandingView = ReturnType<typeof standingView>;
