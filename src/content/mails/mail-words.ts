/** What one mail says; html and text are made from the same words. Paths become links at the site's own address. */
export type MailWords = {
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly { readonly name: string; readonly value: string }[];
  /** The reader's own words, line by line. */
  readonly quote?: readonly string[];
  readonly sections?: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly links: readonly MailLink[];
  }[];
  readonly action: MailLink;
  readonly after?: readonly string[];
  readonly links?: readonly MailLink[];
  /** For who did not ask for this. */
  readonly notYou?: { readonly title: string; readonly text: string; readonly link?: MailLink };
  /** Why the reader gets this mail. */
  readonly why: string;
  /** Where an answer goes, when not to the operator. */
  readonly replyTo?: string;
  /** What ends these mails: a page for people, which mail programs may also ask by themselves. */
  readonly unsubscribe?: MailLink;
};

export type MailLink = { readonly label: string; readonly path: string };
