import { Unavailable } from "#application/ports/unavailable.ts";

type Service = "Firebase Authentication" | "Firestore" | "Google's token service";

type Question = {
  readonly service: Service;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form when it is one; without a body it is a GET. */
  readonly body?: Readonly<Record<string, unknown>> | URLSearchParams;
};

/** It answers, but does not let us in: a setting or a right is wrong, and waiting does not help. */
export class AccessRefused extends Unavailable {}

/** It understood and said no, in a code such as EMAIL_EXISTS. What follows the code may name somebody and is left out. */
export class GoogleRefusal extends Error {
  override readonly name = "GoogleRefusal";
  readonly code: string;
  constructor(service: Service, code: string) {
    super(`${service} said ${code}.`);
    this.code = code;
  }
}

const ANSWER_MS_MAX = 8_000;
/** Codes by which a project, a key or a right is wrong, whoever asks and whatever for. */
const wrongSettings = [
  "API_KEY_INVALID",
  "API key not valid. Please pass a valid API key.",
  "CONFIGURATION_NOT_FOUND",
  "PROJECT_NOT_FOUND",
  "PROJECT_DISABLED",
  "PASSWORD_LOGIN_DISABLED",
  "OPERATION_NOT_ALLOWED",
  "ADMIN_ONLY_OPERATION",
  "INSUFFICIENT_PERMISSION",
  "PERMISSION_DENIED",
  "UNAUTHENTICATED",
  "invalid_grant",
  "invalid_client",
];

export type AskGoogle = (question: Question) => Promise<unknown>;

/** Whoever runs the site hears why Google was not reached or did not let us in; visitors are told that it is away. */
export function openAskGoogle(onTrouble: (error: Unavailable) => void): AskGoogle {
  return async (question) => {
    try {
      return await ask(question);
    } catch (error) {
      if (error instanceof Unavailable) onTrouble(error);
      throw error;
    }
  };
}

/** One question over HTTP, with every way in which it can fail told apart. */
async function ask({ service, url, headers = {}, body }: Question): Promise<unknown> {
  const isForm = body instanceof URLSearchParams;
  let status: number;
  let answer: unknown;
  try {
    const response = await fetchAgainIfClosed(url, {
      method: body ? "POST" : "GET",
      headers: isForm || !body ? headers : { "content-type": "application/json", ...headers },
      body: isForm ? body : body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    });
    status = response.status;
    const text = await response.text();
    answer = text === "" ? {} : JSON.parse(text);
  } catch (error) {
    throw new Unavailable(`${service} does not answer.`, { cause: error });
  }
  if (status < 400) return answer;
  const code = codeOf(answer);
  if (status === 401 || status === 403 || wrongSettings.includes(code)) {
    throw new AccessRefused(`${service} refuses access with ${status} ${code}.`);
  }
  // A limit on one person's account also comes as 400 or 429, under a code of its own.
  if (status >= 500 || (status === 429 && !/^(TOO_MANY_ATTEMPTS|RESET_PASSWORD_EXCEED)/.test(code))) {
    throw new Unavailable(`${service} answers ${status} ${code}.`);
  }
  throw new GoogleRefusal(service, code);
}

/**
 * A connection that was kept open may be closed by the other side just when it is used again; nothing was answered then,
 * and the question is put once more. Whoever asks must be able to bear that it was heard twice.
 */
async function fetchAgainIfClosed(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
    if (code !== "UND_ERR_SOCKET" && code !== "ECONNRESET" && code !== "EPIPE") throw error;
    return fetch(url, init);
  }
}

type GoogleError = {
  readonly error?:
    | string
    | { readonly status?: unknown; readonly message?: unknown; readonly details?: readonly { reason?: unknown }[] };
};

/** Identity Toolkit writes its code before " : " in the message, Firestore in the status, the token service plainly. */
function codeOf(answer: unknown): string {
  const { error } = ((Array.isArray(answer) ? answer[0] : answer) ?? {}) as GoogleError;
  if (typeof error === "string") return error;
  const reason = error?.details?.find((detail) => typeof detail.reason === "string")?.reason;
  if (reason === "API_KEY_INVALID") return "API_KEY_INVALID";
  const message = typeof error?.message === "string" ? error.message : "";
  const code = message.split(" : ")[0]?.trim() ?? "";
  if (/^[A-Z][A-Z0-9_]+$/.test(code) || wrongSettings.includes(code)) return code;
  return typeof error?.status === "string" ? error.status : "UNKNOWN";
}
