import { personActs } from "#application/back-office/help-person.ts";
import type { readPerson } from "#application/back-office/read-person.ts";
import { contractStateWords } from "#content/contracts/state-words.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { listingStateNames } from "#content/market/market-refusals.ts";
import { sideNames } from "#content/pages/back-office/market.ts";
import { personWords, sayDeletion, sayEvent } from "#content/pages/back-office/people.ts";
import type { OperatorLevel } from "#domain/back-office/operator.ts";

type Read = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** What the page of one person shows. */
export function personView(read: Read, operatorLevel: OperatorLevel) {
  const { account, level, signIns, events, listings, agreements, leads, waitingCount, isSubscribed, messages } = read;
  const { facts: names, confirmed, unconfirmed, demo, on, off, none, never, person, roles, subscribed } = personWords;
  const listed = (texts: readonly string[]) => (texts.length === 0 ? none : texts.join(", "));
  const mayAct = operatorLevel === "act";
  return {
    head: { title: personWords.title, description: personWords.description },
    email: account.email,
    facts: [
      { name: names.uid, value: account.uid },
      { name: names.created, value: formatMoment(account.createdAt) },
      { name: names.address, value: account.isConfirmed ? confirmed : unconfirmed },
      { name: names.factor, value: account.hasSecondFactor ? on : off },
      { name: names.passkeys, value: formatNumber(account.passkeys.length) },
      { name: names.deletion, value: sayDeletion(account.deletionOn) },
      { name: names.role, value: account.isDemo ? demo : level === null ? person : roles[level] },
      { name: names.newsletter, value: isSubscribed ? subscribed : never },
      { name: names.waiting, value: formatNumber(waitingCount) },
      { name: names.leads, value: listed(leads) },
      { name: names.messages, value: listed(messages) },
    ],
    signIns: signIns.map(({ device, createdAt, lastSeenAt }) => [
      device,
      formatMoment(createdAt),
      formatMoment(lastSeenAt),
    ]),
    listings: listings.map(({ side, id, title, state }) => ({
      id,
      title,
      cells: [sideNames[side], listingStateNames[state]],
    })),
    agreements: agreements.map(({ id, reference, state }) => ({
      id,
      reference,
      state: contractStateWords[state].name,
    })),
    events: events.map(({ at, event }) => [formatMoment(at), sayEvent(event)]),
    acts: mayAct
      ? personActs.filter(
          (act) =>
            (act !== "resend-confirmation" || !account.isConfirmed) &&
            (act !== "plan-deletion" || account.deletionOn === null),
        )
      : [],
    mayExport: mayAct,
  };
}
