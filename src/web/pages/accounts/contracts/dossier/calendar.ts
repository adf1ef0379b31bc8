import type { LoaderFunctionArgs } from "react-router";
import { dossierWords } from "#content/contracts/dossier-words.ts";
import { calendarFile } from "#domain/contracts/calendar-file.ts";
import { dossierOf } from "#domain/contracts/dossier.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { loadOwn } from "#web/pages/accounts/own-context.ts";
import { sendFile } from "#web/send-file.ts";

/** What one side still has to do, for their own calendar. */
export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, site, agreement, side, today } = await findContract(asked);
    const open = dossierOf(agreement, brusselsDay(agreement.createdAt), today).filter(
      ({ who, doneOn, isOver }) => who === side && doneOn === null && !isOver,
    );
    const events = open.map(({ step, until }) => ({
      id: `${agreement.id}-${step}`,
      day: until,
      ...dossierWords[step],
    }));
    const name = `${site.name} ${agreement.reference}`;
    const file = calendarFile(name, new URL(site.publicUrl).hostname, ports.clock.now(), events);
    return sendFile(file, "text/calendar; charset=utf-8", `dossier-${agreement.reference}.ics`);
  });
