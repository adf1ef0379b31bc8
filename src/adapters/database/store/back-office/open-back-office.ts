import { and, desc, eq, gte, isNotNull, isNull, max, min, notExists, sql } from "drizzle-orm";
import type { BackOffice } from "#application/ports/back-office.ts";
import { leads, outbox, waitingList } from "../../schema.ts";
import { operatorActs } from "../../schema-back-office.ts";
import { contactAnswers, contactMessages, newsletterIssues } from "../../schema-letters.ts";
import { listingReports } from "../../schema-market.ts";
import { monthStandings } from "../../schema-months.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { openDayCounts } from "./day-counts.ts";
import { openSeenMails } from "./mails.ts";
import { openSeenMarket } from "./market.ts";
import { openSeenMessages } from "./messages.ts";
import { openOperatorRequests } from "./operator-requests.ts";
import { openOperatorActs, openOperators } from "./operators.ts";
import { isContested, openSeenPeople } from "./people.ts";

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.deadAt));

export function openBackOffice(access: Access, dependencies: Dependencies): BackOffice {
  return {
    operators: openOperators(access, dependencies),
    acts: openOperatorActs(access, dependencies),
    requests: openOperatorRequests(access),
    dayCounts: openDayCounts(access),
    market: openSeenMarket(access, dependencies),
    messages: openSeenMessages(access, dependencies),
    ...openSeenPeople(access),
    mails: openSeenMails(access, dependencies),
    waiting: (since) =>
      access.transaction(async (queries) => {
        const [oldest] = await queries
          .select({ at: min(outbox.createdAt) })
          .from(outbox)
          .where(isWaiting);
        const isAnswered = queries
          .select()
          .from(contactAnswers)
          .where(eq(contactAnswers.messageId, contactMessages.id));
        return {
          reports: await queries.$count(listingReports, isNull(listingReports.decidedAt)),
          contestedMonths: await queries.$count(monthStandings, isContested),
          contactMessages: await queries.$count(contactMessages, notExists(isAnswered)),
          leads: await queries.$count(leads, gte(leads.createdAt, since)),
          waitingList: await queries.$count(waitingList),
          mailsDead: await queries.$count(outbox, isNotNull(outbox.deadAt)),
          mailsQueued: await queries.$count(outbox, isWaiting),
          oldestQueuedAt: oldest?.at ?? null,
        };
      }),
    async lastNewsletter() {
      const { name, state, startedAt } = newsletterIssues;
      const [found] = await access.run((queries) =>
        queries.select({ name, state, startedAt }).from(newsletterIssues).orderBy(desc(startedAt)).limit(1),
      );
      return found ?? null;
    },
    async lastBackups() {
      const made = and(eq(operatorActs.act, "make-backup"), eq(operatorActs.cameToNothing, false));
      const [dump] = await access.run((queries) =>
        queries
          .select({ at: max(operatorActs.at) })
          .from(operatorActs)
          .where(made),
      );
      const archived = sql`select to_json(last_archived_time) #>> '{}' as at from pg_stat_archiver`;
      const { rows } = (await access.run((queries) => queries.execute(archived))) as unknown as {
        readonly rows: readonly { readonly at: string | null }[];
      };
      const archivedAt = rows[0]?.at ?? null;
      return { dump: dump?.at ?? null, archive: archivedAt === null ? null : new Date(archivedAt) };
    },
  };
}
