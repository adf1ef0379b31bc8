import { Unavailable } from "./unavailable.ts";

/** Work that takes long enough to keep others waiting. Input and answer are plain data, so that another thread can do it. */
export type Task<Input, Answer> = {
  readonly name: string;
  readonly work: (input: Input) => Answer | Promise<Answer>;
  /** Where given, questions with an equal key that are asked at the same time are answered once. */
  readonly keyOf?: (input: Input) => string;
};

/** Does tasks outside the thread that answers visitors. */
export type Workers = {
  /** Rejects with WorkRefused when it cannot be done now, and with the signal's reason when who asked has left. */
  run<Input, Answer>(task: Task<Input, Answer>, input: Input, signal?: AbortSignal): Promise<Answer>;
};

/** Too much of this network waits, or too much in all; or it waited or took too long. */
export class WorkRefused extends Unavailable {
  readonly status: 429 | 503;
  readonly retryAfterSeconds = 10;

  constructor(message: string, cause: "network" | "site" = "site") {
    super(message);
    this.status = cause === "network" ? 429 : 503;
  }
}
