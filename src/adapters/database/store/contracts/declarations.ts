import { and, asc, count, desc, eq, gt, lt, type SQL, sql, sum } from "drizzle-orm";
import type { Contracts } from "#application/ports/contracts.ts";
import type { Declaration, RevocationReason } from "#domain/declarations/declaration.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { declarationRevocations, declarations, statements } from "../../schema.ts";
import { signingKeys } from "../../schema-months.ts";
import type { Access } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";
import { statementOf } from "./settlements.ts";

type Verbs = Pick<
  Contracts,
  | "lastDeclaration"
  | "addDeclaration"
  | "revokeDeclaration"
  | "listUndeclared"
  | "findDeclaration"
  | "declarationsOf"
  | "listDeclarations"
  | "readChain"
  | "declarationTotals"
  | "rememberKey"
  | "listKeys"
>;

export function openDeclarations(access: Access, world: string): Verbs {
  const isHere = eq(declarations.world, world);
  const revocation = and(
    eq(declarationRevocations.world, declarations.world),
    eq(declarationRevocations.code, declarations.code),
  );

  async function select(where: SQL | undefined, order: SQL, limit: number): Promise<Declaration[]> {
    const rows = await access.run((queries) =>
      queries
        .select()
        .from(declarations)
        .leftJoin(declarationRevocations, revocation)
        .where(and(isHere, where))
        .orderBy(order)
        .limit(limit),
    );
    return rows.map(({ declarations: row, declaration_revocations: revoked }) => ({
      // Only addDeclaration writes here.
      ...(row.data as unknown as Declaration),
      issuedAt: row.issuedAt,
      previousHash: row.previousHash,
      hash: row.hash,
      signature: row.signature,
      revocation: revoked ? { at: revoked.at, reason: revoked.reason as RevocationReason } : null,
    }));
  }

  return {
    async lastDeclaration() {
      // Whoever adds to the chain waits here for who does so already.
      await access.run((queries) => queries.execute(sql`select pg_advisory_xact_lock(hashtext(${`chain ${world}`}))`));
      const [last] = await select(undefined, desc(declarations.place), 1);
      return last ? { place: last.place, hash: last.hash } : null;
    },
    async addDeclaration({ revocation: _none, signature, hash, previousHash, issuedAt, ...data }, of) {
      await access.run((queries) =>
        queries.insert(declarations).values({
          world,
          place: data.place,
          code: data.code,
          agreementId: of.agreementId,
          month: of.month,
          statementVersion: of.version,
          wattHours: data.shared,
          data: { ...data },
          issuedAt,
          previousHash,
          hash,
          signature,
        }),
      );
    },
    async revokeDeclaration(code, reason, at) {
      const added = await access.run((queries) =>
        queries
          .insert(declarationRevocations)
          .values({ world, code, reason, at })
          .onConflictDoNothing()
          .returning({ code: declarationRevocations.code }),
      );
      return added.length === 1;
    },
    async listUndeclared(limit) {
      const rows = await access.run((queries) =>
        queries
          .select()
          .from(statements)
          .where(
            and(
              eq(statements.world, world),
              sql`(${statements.data} ->> 'shared')::bigint > 0`,
              sql`exists (select 1 from month_standings m where m.world = ${statements.world} and m.agreement_id = ${statements.agreementId}
                and m.month = ${statements.month} and m.version = ${statements.version} and m.state = 'agreed')`,
              sql`not exists (select 1 from declarations d where d.world = ${statements.world} and d.agreement_id = ${statements.agreementId}
                and d.month = ${statements.month} and d.statement_version = ${statements.version}
                and not exists (select 1 from declaration_revocations r where r.world = d.world and r.code = d.code and r.reason = 'contested'))`,
              sql`not exists (select 1 from statements s where s.world = ${statements.world} and s.agreement_id = ${statements.agreementId}
                and s.month = ${statements.month} and s.version > ${statements.version})`,
            ),
          )
          .orderBy(asc(statements.createdAt), asc(statements.agreementId), asc(statements.month))
          .limit(limit),
      );
      return rows.map(statementOf);
    },
    async findDeclaration(code) {
      if (!isStorable(code)) return null;
      return (await select(eq(declarations.code, code), asc(declarations.place), 1))[0] ?? null;
    },
    declarationsOf: (agreementId) => select(eq(declarations.agreementId, agreementId), asc(declarations.place), 1000),
    listDeclarations: ({ month, before, limit }) =>
      select(
        and(
          month === undefined ? undefined : eq(declarations.month, month),
          before === undefined ? undefined : lt(declarations.place, before),
        ),
        desc(declarations.place),
        limit,
      ),
    readChain: (after, limit) => select(gt(declarations.place, after), asc(declarations.place), limit),
    async rememberKey({ keyId, raw }, at) {
      await access.run((queries) =>
        queries.insert(signingKeys).values({ world, keyId, publicRaw: raw, firstAt: at }).onConflictDoNothing(),
      );
    },
    async listKeys() {
      const rows = await access.run((queries) =>
        queries.select().from(signingKeys).where(eq(signingKeys.world, world)).orderBy(asc(signingKeys.firstAt)),
      );
      return rows.map(({ keyId, publicRaw, firstAt }) => ({ keyId, raw: publicRaw, firstAt }));
    },
    async declarationTotals() {
      const technology = sql<string>`${declarations.data} ->> 'technology'`;
      const region = sql<string>`${declarations.data} ->> 'region'`;
      const groups = await access.run((queries) =>
        queries
          .select({
            month: declarations.month,
            technology,
            region,
            count: count(),
            wattHours: sum(declarations.wattHours),
          })
          .from(declarations)
          .leftJoin(declarationRevocations, revocation)
          // A revoked one is no longer true, so it counts for nothing.
          .where(and(isHere, sql`${declarationRevocations.code} is null`))
          .groupBy(declarations.month, sql`2`, sql`3`)
          .orderBy(asc(declarations.month)),
      );
      const rows = groups.map((group) => ({ ...group, wattHours: Number(group.wattHours ?? 0) }));
      const total = (key: "technology" | "region") => {
        const sums: Record<string, number> = {};
        for (const row of rows) sums[row[key]] = (sums[row[key]] ?? 0) + row.wattHours;
        return sums;
      };
      const months = new Map<string, { month: Month; count: number; wattHours: number }>();
      for (const row of rows) {
        const so = months.get(row.month) ?? { month: row.month as Month, count: 0, wattHours: 0 };
        months.set(row.month, { ...so, count: so.count + row.count, wattHours: so.wattHours + row.wattHours });
      }
      return {
        count: rows.reduce((so, row) => so + row.count, 0),
        wattHours: rows.reduce((so, row) => so + row.wattHours, 0),
        byMonth: [...months.values()],
        byTechnology: total("technology"),
        byRegion: total("region"),
      };
    },
  };
}
