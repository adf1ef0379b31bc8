import type { FormAnswer } from "#web/forms/form-answer.ts";
import { PlainPage } from "#web/pages/journeys/plain-page.tsx";
import { NextLinks } from "#web/pages/journeys/thanks/next-links.tsx";
import { TokenForm } from "#web/sections/token-form.tsx";

export const WAITING_TOKEN = "token";

export type WaitingAnswer = FormAnswer<never> & { readonly state?: "done" | "expired" };

type Said = { title: string; lead: string };
type WaitingPageProps = {
  token: string | null;
  served: WaitingAnswer | undefined;
  eyebrow: string;
  asked: Said & { submit: string };
  done: Said;
  /** The link of the mail is too old, or somebody came without one. */
  without: Said;
  home: { label: string; path: string };
};

/** What a link of a mail about the waiting list leads to: a button first, then what came of it. */
export function WaitingPage({ token, served, eyebrow, asked, done, without, home }: WaitingPageProps) {
  const state = served?.state ?? (token ? null : "expired");
  const { title, lead } = state === null ? asked : state === "done" ? done : without;
  return (
    <PlainPage eyebrow={eyebrow} title={title} lead={lead} isNews={served?.state !== undefined}>
      {state === null && token ? (
        <TokenForm name={WAITING_TOKEN} token={token} submit={asked.submit} notice={served?.notice ?? null} />
      ) : (
        <NextLinks links={[home]} />
      )}
    </PlainPage>
  );
}
