/** One answer, as those who count see it: nobody's address, and no word of the query. */
export type Answered = {
  readonly method: string;
  readonly status: number;
  /** The pattern of the page, "/aanbod/:id"; null for files, endpoints and what does not exist. */
  readonly route: string | null;
  readonly pathname: string;
  readonly hasQuery: boolean;
  readonly seconds: number;
};

/** The numbers by which a machine watches the site. */
export type Metrics = {
  observe(answered: Answered): void;
  /** All of them, in the text format of Prometheus; null unless the header brings the token. */
  read(authorization: string | null): Promise<{ readonly type: string; readonly text: string } | null>;
};
