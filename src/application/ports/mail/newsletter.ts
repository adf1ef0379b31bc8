export type Subscription = {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly state: "confirmed" | "ended";
  readonly topics: readonly string[];
  readonly changedAt: Date;
};

export type SubscriptionEvent = {
  readonly at: Date;
  readonly event: "confirmed" | "changed" | "ended";
  /** By a link in a mail, on the page of an account, or on the page of preferences. */
  readonly source: "mail" | "account" | "form";
  /** Of the words that were agreed to. */
  readonly textVersion: string;
  /** When it was asked, before it was confirmed by mail. */
  readonly askedAt: Date | null;
  readonly topics: readonly string[];
};

export type SubscriptionRequest = {
  readonly email: string;
  readonly topics: readonly string[];
  readonly textVersion: string;
  readonly askedAt: Date;
};

/** Who reads the newsletter. An address has one subscription, which comes and goes; what happened to it is only ever added. */
export type Subscriptions = {
  findByEmail(emailKey: string): Promise<Subscription | null>;
  find(id: string): Promise<Subscription | null>;
  events(id: string): Promise<readonly SubscriptionEvent[]>;
  /** Makes it, wakes it up or changes its topics. */
  confirm(email: string, emailKey: string, event: Omit<SubscriptionEvent, "event">): Promise<Subscription>;
  /** Also takes back what an account with this address agreed to. False when there was nothing to end. */
  end(id: string, event: Omit<SubscriptionEvent, "event" | "topics" | "askedAt">): Promise<boolean>;
  /** The letter follows a reader who changed address, unless one goes to the new address already. */
  follow(before: string, next: { readonly email: string; readonly emailKey: string }): Promise<void>;
  /** Gives everybody a subscription who agreed when they made their account and whose address has none. */
  adoptAccounts(purpose: string, topics: readonly string[], at: Date): Promise<number>;
  /** The token goes into the mail and nowhere else; until it is used, the address is kept nowhere else either. */
  issue(request: SubscriptionRequest): Promise<string>;
  readRequest(token: string): Promise<SubscriptionRequest | null>;
  /** Works once. */
  takeRequest(token: string): Promise<SubscriptionRequest | null>;
};

export type IssueProgress = {
  readonly state: "sending" | "paused" | "finished";
  readonly fingerprint: string;
  readonly handedOver: number;
  readonly left: number;
};

/** Which issue went to whom. */
export type NewsletterSends = {
  /** Starts an issue, or finds it as it stands. */
  start(issue: string, fingerprint: string, topics: readonly string[]): Promise<IssueProgress>;
  progress(issue: string, topics: readonly string[]): Promise<IssueProgress | null>;
  /** What was sent to its end stays so. */
  setState(issue: string, state: IssueProgress["state"]): Promise<void>;
  /** Takes the next readers who did not get it, and marks them, in the transaction that it is called in. */
  takeNext(issue: string, topics: readonly string[], limit: number): Promise<readonly Subscription[]>;
};

/** An issue that an operator writes on screen. */
export type NewsletterDraft = {
  readonly name: string;
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  /** In the part of Markdown that a letter knows. */
  readonly body: string;
  readonly topics: readonly string[];
  readonly actionLabel: string;
  readonly actionPath: string;
  readonly updatedAt: Date;
};

export type NewsletterDrafts = {
  /** The last changed first. */
  list(): Promise<readonly NewsletterDraft[]>;
  find(name: string): Promise<NewsletterDraft | null>;
  /** The same, and nobody saves another text before the transaction ends. */
  hold(name: string): Promise<NewsletterDraft | null>;
  /** False when an issue of this name began to be sent. */
  save(draft: NewsletterDraft): Promise<boolean>;
  /** Those that are being sent. */
  sending(): Promise<readonly NewsletterDraft[]>;
};
