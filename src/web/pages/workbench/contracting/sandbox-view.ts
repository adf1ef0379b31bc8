import { readClaims } from "#application/contracts/read-claims.ts";
import { hashOfAgreement } from "#application/contracts/sign-document.ts";
import { checkDeclaration } from "#application/declarations/check-declaration.ts";
import type { ContractPorts, Sandbox } from "#application/ports/contracts.ts";
import type { QrCodes } from "#application/ports/files/qr-codes.ts";
import { loadSandboxAgreement, loadSandboxWorld } from "#application/sandbox/load-sandbox.ts";
import { agreementDocument } from "#content/contracts/agreement-document.ts";
import { auditWords } from "#content/contracts/audit-words.ts";
import { sayClaims } from "#content/contracts/claim-words.ts";
import { declarationRows } from "#content/contracts/declaration-words.ts";
import { sayStanding, standingNames } from "#content/contracts/month-words.ts";
import { sayGrounds } from "#content/contracts/statement-sheet.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import type { TestContractingWords } from "#content/pages/workbench/test-contracting.ts";
import { type Side, sides, signerOf } from "#domain/contracts/agreement.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { canMoveClock } from "#web/pages/workbench/contracting/sandbox.ts";
import { movesOf, stepOf } from "#web/pages/workbench/contracting/sandbox-moves.ts";
import { paymentView } from "#web/sections/contracts/payment-view.ts";
import { statementView } from "#web/sections/contracts/statement-view.ts";
import { timelineView } from "#web/sections/contracts/timeline-view.ts";

type Given = {
  readonly sandbox: Sandbox;
  readonly ports: ContractPorts;
  readonly qrCodes: QrCodes;
  readonly said: Side | null;
};

/** Everything that both demo people see of their trial. */
export async function sandboxView({ sandbox, ports, qrCodes, said }: Given, words: TestContractingWords) {
  const agreement = await loadSandboxAgreement(ports);
  const common = {
    id: sandbox.id,
    day: formatDay(brusselsDay(sandbox.now)),
    canMove: canMoveClock(sandbox.now),
    said,
    mails: sandbox.mails.map(({ to, kind }) => ({ to, kind: words.shared.mailKinds[kind] ?? kind })),
  };
  if (!agreement) return { ...common, step: 0, world: null };
  const { entries, statements, invoices, declarations, standings, imports } = await loadSandboxWorld(ports, agreement);
  const claims = sayClaims(agreement, await readClaims(ports, agreement));
  const isWhole = agreement.parties.seller !== null && agreement.parties.buyer !== null;
  const chain = declarations.toSorted((a, b) => a.place - b.place);
  const key = { keyId: ports.signer.keyId, raw: ports.signer.publicKeyRaw };
  return {
    ...common,
    step: stepOf(agreement, statements),
    world: {
      sides: sides.map((side) => {
        const party = agreement.parties[side];
        const world = { agreement, now: sandbox.now, side, imports: imports[side], statements, standings };
        return { side, ...movesOf(world), signer: party ? signerOf(party) : "" };
      }),
      isActive: agreement.state === "active",
      timeline: timelineView(agreement, entries, brusselsDay(sandbox.now)),
      document: isWhole ? agreementDocument(agreement) : null,
      hash: isWhole ? hashOfAgreement(ports, agreement, agreementDocument) : "",
      statements: statements
        .toSorted((a, b) => (a.month === b.month ? b.version - a.version : a.month < b.month ? 1 : -1))
        .map((statement) => ({
          ...statementView(statement, [...sayGrounds(statement), ...claims]),
          standing: standings
            .filter(({ month, version }) => month === statement.month && version === statement.version)
            .map((standing) => ({ name: standingNames[standing.state], text: sayStanding(standing) })),
          isNewest: !statements.some(({ month, version }) => month === statement.month && version > statement.version),
          payments: invoices
            .filter(
              ({ month, statementVersion }) => month === statement.month && statementVersion === statement.version,
            )
            .map((invoice) => paymentView(invoice, agreement, qrCodes, "buyer")),
        })),
      declarations: await Promise.all(
        chain
          .map(async (declaration, at) => ({
            code: declaration.code,
            isRevoked: declaration.revocation !== null,
            rows: declarationRows(declaration).slice(1, 6),
            checks: await checkDeclaration(declaration, chain[at - 1] ?? null, key),
            file: `/test-contracting/verklaring.json?proef=${sandbox.id}&code=${declaration.code}`,
          }))
          .reverse(),
      ),
      entries: entries.map(({ at, side, event }) => ({
        at: formatMoment(at),
        who: side === null ? words.shared.site : words.sides[side].title,
        what: auditWords[event],
      })),
    },
  };
}

export type SandboxView = Awaited<ReturnType<typeof sandboxView>>;
export type SandboxWorld = NonNullable<SandboxView["world"]>;
