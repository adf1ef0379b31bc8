import type { PageHead } from "#content/page-head.ts";

/** What every page around signing in has beside its form. */
export type SignInPageWords = {
  readonly head: PageHead;
  readonly hero: { readonly eyebrow: string; readonly title: string; readonly lead: string };
  readonly aside: {
    readonly title: string;
    readonly points: readonly { readonly title: string; readonly text: string }[];
  };
};

export const accountEyebrow = "Uw account";

/** For who is signed in already and comes to a page for strangers. */
export const alreadySignedIn = {
  title: "U bent al ingelogd",
  as: "U bent hier als",
  account: "Naar mijn account",
  signOut: "Uitloggen",
} as const;

/** Only shown where mails are written to files instead of sent. */
export const mailboxLink = {
  text: "Deze site verstuurt geen echte mails. Wat u zou krijgen, leest u in de postbus.",
  action: "Open de postbus",
  path: "/postbus",
} as const;
