/** The configuration that pages may know: no secret is in it. */
export type Settings = {
  readonly productName: string;
  readonly titlePostfix: string;
  readonly market: "be" | "nl" | "flags";
  readonly publicUrl: string;
  readonly operator: {
    readonly name: string | null;
    readonly legalForm: string | null;
    readonly kbo: string | null;
    readonly address: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    /** "geen" for who has none, as some associations. */
    readonly vat: string | null;
    /** Of legal persons, with its court: "RPR Gent, afdeling Brugge". */
    readonly register: string | null;
  };
  /** Where mail for whoever runs the site goes, also when no address of theirs is published. */
  readonly operatorMailbox: string;
  readonly platformFee: number;
  readonly brusselsMatching: boolean;
  readonly tagManagerId: string | null;
  readonly buildPollMs: number;
  readonly backend: "built-in" | "firebase";
  /** A site to try out: the mailbox page is open to everybody. */
  readonly isDemo: boolean;
  /** Demo accounts can sign in: their password is published, so only on a site to try out, and never behind https. */
  readonly areDemoAccountsOpen: boolean;
  /** Origins whose pages may show a calculator in a frame; none keeps it to this site. */
  readonly embedOrigins: readonly string[];
  /** Header in which a trusted proxy tells the visitor's network address; null when there is no proxy. */
  readonly clientAddressHeader: string | null;
};
