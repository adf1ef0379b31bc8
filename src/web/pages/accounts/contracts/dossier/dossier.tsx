import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { isStartFixed } from "#application/contracts/move-agreement.ts";
import { listForms } from "#application/forms/load-form.ts";
import { formatDay } from "#content/format/format-day.ts";
import { dossierPageWords } from "#content/pages/accounts/contracts/dossier.ts";
import { type Agreement, isAnnounced, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { hasAskedToStay, noticeEndsOn } from "#domain/contracts/notice.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TileProgress } from "#ui/progress/tile-progress.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { answerHeaders, type FormAnswer } from "#web/forms/form-answer.ts";
import { keepAllWhenOffline } from "#web/forms/keep-all-when-offline.ts";
import { AccountForm } from "#web/pages/accounts/account-form.tsx";
import { ChangeGuard } from "#web/pages/accounts/contracts/agreement/change-guard.tsx";
import { loadGuard } from "#web/pages/accounts/contracts/agreement/load-guard.ts";
import { answerDossier } from "#web/pages/accounts/contracts/dossier/answer-dossier.ts";
import { DossierList, LetterLink } from "#web/pages/accounts/contracts/dossier/dossier-list.tsx";
import { dossierView } from "#web/pages/accounts/contracts/dossier/dossier-view.ts";
import { StartForm } from "#web/pages/accounts/contracts/dossier/start-form.tsx";
import { findContract } from "#web/pages/accounts/contracts/find-contract.ts";
import { MyPage, MySection } from "#web/pages/accounts/my-page.tsx";
import { loadOwn, sayDone } from "#web/pages/accounts/own-context.ts";
import { NoticeForm } from "#web/pages/accounts/signing/notice-form.tsx";

export const headers = answerHeaders;
export const clientAction = keepAllWhenOffline;

/** What one side may tell about the way of the request, the way on before the way back. */
const acts = [
  "submit",
  "activate",
  "undo-submit",
  "correct-start",
  "suspend",
  "resume",
  "give-notice",
  "withdraw-notice",
] as const;

export const loader = (asked: LoaderFunctionArgs) =>
  loadOwn(async () => {
    const { ports, uid, agreement, side, today, acts: allowed, place } = await findContract(asked);
    const forms = await listForms(ports, uid);
    const isFixed = allowed.includes("correct-start") && (await isStartFixed(ports, agreement.id));
    const { head, hero, back } = dossierPageWords;
    return {
      head,
      hero: { ...hero, back: { label: back, path: place } },
      place,
      tasks: dossierView(agreement, { side, canTick: allowed.includes("tick-dossier"), forms }, today),
      acts: acts.filter((act) => allowed.includes(act) && !(act === "correct-start" && isFixed)),
      ...noticeView(agreement, side, today),
      guard: loadGuard(agreement, asked.url, today),
      done: sayDone(asked.url, dossierPageWords.done),
    };
  });

/** When it was filed, began or begins, and how it may end. */
const noticeView = (agreement: Agreement, side: Side, today: CalendarDay) => ({
  isWaiting: ["accepted", "drafted", "signed-by-one"].includes(agreement.state),
  submittedOn: agreement.submittedOn && formatDay(agreement.submittedOn),
  startedOn: agreement.startedOn && formatDay(agreement.startedOn),
  isUnbegun: agreement.state === "active" && isAnnounced(agreement, today),
  endsOn: agreement.endsOn && formatDay(agreement.endsOn),
  noticeDay: formatDay(noticeEndsOn(agreement, side, today)),
  hasAsked: hasAskedToStay(agreement, side),
  isAskedToStay: hasAskedToStay(agreement, otherSide(side)),
});

export const action = (asked: ActionFunctionArgs) => answerDossier(asked);

export default function Dossier() {
  const loaded = useLoaderData<typeof loader>();
  const { hero, place, tasks, acts, isWaiting, endsOn, noticeDay, hasAsked, isAskedToStay, guard, done } = loaded;
  const served = useActionData() as FormAnswer | undefined;
  const words = dossierPageWords;
  const forms = {
    submit: words.submit,
    "undo-submit": { ...words.undoSubmit, text: words.undoSubmit.text.replace("{day}", loaded.submittedOn ?? "") },
    suspend: words.suspend,
    resume: words.resume,
    "withdraw-notice": { ...words.stay, text: isAskedToStay ? words.stay.both : words.stay.text },
  };
  const lacksMandate = tasks.other.some(({ step, isDone }) => step === "give-mandate" && !isDone);
  return (
    <MyPage {...hero} done={served ? null : done}>
      {isWaiting ? (
        <Alert tone="info" className="max-w-text">
          <p>{words.waits}</p>
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        {tasks.isOver ? null : (
          <TileProgress
            value={tasks.done}
            max={tasks.all}
            label={words.progress}
            valueText={(value, max) => words.progressOf.replace("{value}", String(value)).replace("{max}", String(max))}
            className="max-w-sm"
          />
        )}
        <TextLink
          href={`${place}/dossier/agenda`}
          download
          data-prefetch="off"
          className="inline-flex min-h-11 items-center gap-2 text-base"
        >
          <Icon name="calendar" className="size-5" />
          {words.calendar}
        </TextLink>
      </div>
      <MySection title={words.own}>
        <DossierList words={words} tasks={tasks.own} />
      </MySection>
      <MySection title={words.other}>
        <DossierList words={words} tasks={tasks.other} />
      </MySection>
      {endsOn ? (
        <Alert tone="warn" className="max-w-text">
          <p>
            {words.notice.given} {endsOn}. {hasAsked ? words.notice.asked : null}
          </p>
        </Alert>
      ) : null}
      {acts.map((act) =>
        act === "activate" || act === "correct-start" ? (
          <StartForm key={act} act={act} told={loaded.startedOn} served={served} />
        ) : act === "give-notice" ? (
          <NoticeForm key={act} day={noticeDay} served={served} />
        ) : (
          <AccountForm
            key={act}
            title={forms[act].title}
            served={undefined}
            labels={{}}
            submit={forms[act].submit}
            variant={act === "submit" || act === "resume" ? "primary" : "secondary"}
            hidden={{ doel: act }}
          >
            {() => (
              <>
                <p className="text-base text-muted">{forms[act].text}</p>
                {act === "submit" && lacksMandate ? <p className="font-medium">{words.submit.noMandate}</p> : null}
              </>
            )}
          </AccountForm>
        ),
      )}
      {loaded.isUnbegun ? (
        <Card as="section">
          <h2 className="font-display text-h4">{words.unbegun.title}</h2>
          <p className="mt-2 max-w-text text-base text-muted">
            {words.unbegun.text.replace("{day}", loaded.startedOn ?? "")}
          </p>
          <TextLink asChild className="mt-2 inline-flex min-h-11 items-center text-base">
            <Link to={`${place}${words.unbegun.link.path}`}>{words.unbegun.link.label}</Link>
          </TextLink>
        </Card>
      ) : null}
      {tasks.letters.length > 0 ? (
        <Card as="section">
          <h2 className="font-display text-h4">{words.letters.title}</h2>
          <p className="mt-2 max-w-text text-base text-muted">{words.letters.text}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6">
            {tasks.letters.map((letter) => (
              <li key={letter.path}>
                <LetterLink {...letter} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <Card as="section">
        <ChangeGuard guard={guard} words={words.guard} place={place} />
      </Card>
    </MyPage>
  );
}
